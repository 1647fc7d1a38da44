import { METHOD_PAGE } from '@lunaria/domain/dashboard/pages-beside.ts';
import { sayStageChange } from '@lunaria/domain/profile/describe-stage-change.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';

/** A change of mode that she made here a moment ago. */
export interface MadeChange {
  from: LifeStage;
  to: LifeStage;
}

interface StageChangeNoticeProps {
  change: MadeChange | null;
  /** The mode she is in now: a line about another one says nothing any more. */
  stage: LifeStage | null;
  onUndo: (change: MadeChange) => void;
  onClose: () => void;
}

/** What the mode she has just chosen means: what stops, what begins, what is kept; and the way back. It holds up nothing. */
export function StageChangeNotice({ change, stage, onUndo, onClose }: StageChangeNoticeProps) {
  if (change === null || change.to !== stage) return null;
  return (
    <UndoNotice onUndo={() => onUndo(change)} onClose={onClose}>
      <span>
        {sayStageChange(change.from, change.to)}
        {change.to === 'contraception' && (
          <>
            {' '}
            <TextLink to={METHOD_PAGE.path}>Which method do you use?</TextLink>
          </>
        )}
      </span>
    </UndoNotice>
  );
}
