import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { METHOD_PAGE } from '@lunaria/domain/dashboard/pages-beside.ts';
import type { MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { type LifeStage, nameStage } from '@lunaria/domain/profile/life-stages.ts';
import { type ComponentType, Suspense, useState } from 'react';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { useMethodActions, useMethods } from '../../data/methods/use-methods.ts';
import type { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { Button } from '../../ui/button.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { StageForm } from './stage-form.tsx';
import { StageOfferCard } from './stage-offer-card.tsx';

/** The form of My method, for one that is new. */
export type MethodQuestionDialog = ComponentType<{
  base: null;
  preset: '';
  today: CalendarDate;
  onSave: (use: MethodUse) => void;
  onClose: () => void;
}>;

interface LifeStageProps {
  userId: string;
  stage: LifeStage;
  lifeStage: ReturnType<typeof useLifeStage>;
  today: CalendarDate;
  MethodDialog: MethodQuestionDialog;
}

const CHANGE_ID = 'change-life-stage';
const NOTICE_ID = 'changed-life-stage';
const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** The mode she is in, what another one would mean, and the change to it. */
export function LifeStageSection({ userId, stage, lifeStage, today, MethodDialog }: LifeStageProps) {
  const { chooseStage, isUnsaved, retry } = lifeStage;
  /** The mode that is looked at in the open form; '' while none is; null: closed. */
  const [asked, setAsked] = useState<LifeStage | '' | null>(null);
  const [made, setMade] = useState<{ from: LifeStage; to: LifeStage } | null>(null);
  const { asksMethod, ask, stopAsking } = useMethodQuestion(userId);
  const shownChange = made?.to === stage ? made : null;

  function change(to: LifeStage) {
    setAsked(null);
    if (to === stage) return focusOn(CHANGE_ID);
    setMade({ from: stage, to });
    chooseStage(to);
    if (to === 'contraception') ask();
    focusOn(NOTICE_ID);
  }
  function close() {
    setAsked(null);
    focusOn(CHANGE_ID);
  }
  function undo() {
    if (shownChange) chooseStage(shownChange.from);
    setMade(null);
    focusOn(CHANGE_ID);
  }

  return (
    <section aria-labelledby="life-stage" data-stage={stage} className="scroll-mt-24">
      <h2 id="life-stage" tabIndex={-1} className="type-h3 scroll-mt-24 outline-none">
        Life stage
      </h2>
      <div className="mt-3 border-y border-border py-3.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StageGlyph stage={stage} size={44} />
          <p className="min-w-[min(10rem,100%)] flex-1">{nameStage(stage)}</p>
          {asked === null && (
            <Button
              id={CHANGE_ID}
              kind="quiet"
              className="-mr-3 px-3!"
              aria-label="Change, Life stage"
              onClick={() => {
                setMade(null);
                setAsked('');
              }}
            >
              Change
            </Button>
          )}
        </div>
        {isUnsaved && (
          <p role="status" className="type-hint mt-1.5 text-muted">
            Not saved yet. <LineButton onPress={retry}>Try again</LineButton>
          </p>
        )}
        {shownChange && (
          <div className="mt-3">
            <UndoNotice
              id={NOTICE_ID}
              onUndo={undo}
              onClose={() => {
                setMade(null);
                focusOn(CHANGE_ID);
              }}
            >
              You are in {nameStage(stage)} now. Your history stays.
            </UndoNotice>
          </div>
        )}
        {asked !== null && (
          <StageForm from={stage} asked={asked} onAsk={setAsked} onChange={change} onCancel={close} />
        )}
        {stage === 'contraception' && (
          <p className="type-small mt-2 text-muted">
            What you use stands in <TextLink to={METHOD_PAGE.path}>{METHOD_PAGE.title}</TextLink>.
          </p>
        )}
      </div>
      {asked === null && <StageOfferCard {...{ userId, stage, today }} onChange={change} />}
      {asksMethod && <MethodQuestion {...{ userId, today, MethodDialog }} onClose={stopAsking} />}
    </section>
  );
}

/** Asked when she enters Contraception mode and none that she uses is noted. */
function useMethodQuestion(userId: string) {
  const { status, rows } = useMethods(userId);
  const [isAsked, setAsked] = useState(false);
  // Where it is not known whether she uses one, she is not asked for it.
  const hasNone = status === 'ready' && rows.every(({ ended_on: end }) => end !== null);
  return {
    asksMethod: isAsked && hasNone,
    ask: () => setAsked(true),
    stopAsking: () => setAsked(false),
  };
}

interface MethodQuestionProps {
  userId: string;
  today: CalendarDate;
  MethodDialog: MethodQuestionDialog;
  onClose: () => void;
}

function MethodQuestion({ userId, today, MethodDialog, onClose }: MethodQuestionProps) {
  const { add } = useMethodActions(userId);
  return (
    <Suspense fallback={null}>
      <MethodDialog base={null} preset="" onSave={add} {...{ today, onClose }} />
    </Suspense>
  );
}
