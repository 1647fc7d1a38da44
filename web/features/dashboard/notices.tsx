import { nameStage } from '@lunaria/domain/profile/life-stages.ts';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEndedPregnancy, usePregnancyActions } from '../../data/pregnancy/use-pregnancy.ts';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { ICON } from './dashboard-icons.tsx';
import { PLACE_HEADING_ID } from './use-place.ts';

/**
 * The way back from an end that was said by mistake. It names the mode and nothing else: whoever meant it must not be
 * reminded.
 */
export function AfterEndNotice({ userId }: { userId: string }) {
  const ended = useEndedPregnancy(userId);
  const { undoEnd, forgetEnded } = usePregnancyActions(userId);
  if (ended === null) return null;
  // The buttons go with the line: the keyboard goes on at the heading.
  const leave = () => document.getElementById(PLACE_HEADING_ID)?.focus({ preventScroll: true });
  return (
    <UndoNotice
      onUndo={() => {
        undoEnd(ended);
        leave();
      }}
      onClose={() => {
        forgetEnded();
        leave();
      }}
    >
      Your mode is {nameStage(ended.stage)} from now on.
    </UndoNotice>
  );
}

/** Something to know about the address that was opened; no alarm, no toast. */
export function QuietLine({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="status"
      className={`type-small flex items-start gap-2.5 rounded-input bg-moon px-4 py-3 text-text ${className}`}
    >
      <Info {...ICON} />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
