import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import { GOAL_KINDS, type GoalKind, type HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { endGoal, pauseGoal, resumeGoal } from '@lunaria/domain/goals/rest-goal.ts';
import { GOAL_NAMES } from '@lunaria/domain/goals/say-goal.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { WaterUnit } from '@lunaria/domain/profile/units.ts';
import { NotebookPen } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { LogRange } from '../../data/daily-log/logs.ts';
import { type HerGoals, useGoalActions } from '../../data/goals/use-health-goals.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { EndedGoals } from './ended-goals.tsx';
import { cardIdOf, GoalCard } from './goal-card.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { KindChoice } from './kind-choice.tsx';
import { LoadNotice } from './load-notice.tsx';
import { RefusedGoals } from './refused-goals.tsx';

interface GoalsViewProps {
  userId: string;
  her: HerGoals;
  log: LogRange;
  today: CalendarDate;
  waterUnit: WaterUnit;
  /** null: not known. */
  stage: LifeStage | null;
}

/** Takes the focus when something was ended or removed. */
const NOTICE_ID = 'goal-notice';

export function GoalsView({ userId, her, log, today, waterUnit, stage }: GoalsViewProps) {
  const { actions, undoable, closeUndo, focusOn, end, remove, save } = useGoalSteps(userId, today);
  /** A kind: a new goal. A goal: to change it. */
  const [open, setOpen] = useState<GoalKind | HealthGoal | null>(null);

  const running = GOAL_KINDS.flatMap((kind) =>
    her.goals.filter((goal) => goal.kind === kind && goal.state !== 'ended'),
  );
  const ended = her.goals.filter(({ state }) => state === 'ended');
  const free = GOAL_KINDS.filter((kind) => running.every((goal) => goal.kind !== kind));

  return (
    <div className="space-y-5 lg:space-y-6">
      <LoadNotice {...{ her, log }} />
      {undoable && (
        <UndoNotice
          id={NOTICE_ID}
          onUndo={() => {
            undoable.undo();
            closeUndo();
          }}
          onClose={closeUndo}
        >
          {undoable.text}
        </UndoNotice>
      )}
      <RefusedGoals {...{ userId, her, actions, waterUnit }} onSettled={focusOn} />
      {running.length > 0 && (
        <RunningGoals
          goals={running}
          {...{ log, today, waterUnit }}
          onEdit={setOpen}
          onChange={actions.change}
          onEnd={end}
        />
      )}
      {free.length > 0 && <KindChoice kinds={free} isFirst={running.length === 0} onChoose={setOpen} />}
      {ended.length > 0 && <EndedGoals goals={ended} {...{ today, waterUnit }} onRemove={remove} />}
      <GoalDialog
        of={open}
        onClose={() => setOpen(null)}
        goals={her.goals}
        {...{ today, stage, waterUnit }}
        onSave={save}
      />
    </div>
  );
}

/** What she does with her goals: with the way back, and with where the keyboard goes on. */
function useGoalSteps(userId: string, today: CalendarDate) {
  const actions = useGoalActions(userId);
  const [undoable, setUndoable] = useState<{ text: string; undo: () => void } | null>(null);
  // What had the focus goes with what was pressed: the keyboard goes on at what has come of it.
  const [focusId, setFocusId] = useState<string | null>(null);
  useEffect(() => {
    if (focusId === null) return;
    document.getElementById(focusId)?.focus();
    setFocusId(null);
  }, [focusId]);

  function offerUndo(text: string, undo: () => void) {
    setUndoable({ text, undo });
    setFocusId(NOTICE_ID);
  }

  function end(goal: HealthGoal) {
    const done = endGoal(goal, today);
    actions.change(goal, done);
    offerUndo(`${GOAL_NAMES[goal.kind]} is ended as a goal. What you logged stays.`, () => {
      actions.change(done, goal);
      setFocusId(cardIdOf(goal));
    });
  }

  function remove(goal: HealthGoal) {
    actions.remove(goal);
    offerUndo(`${GOAL_NAMES[goal.kind]} is removed from the ended goals.`, () => actions.set(goal));
  }

  function save(goal: HealthGoal, base: HealthGoal | null) {
    if (base === null) actions.set(goal);
    else actions.change(base, goal);
    setUndoable(null);
    setFocusId(cardIdOf(goal));
  }

  return {
    ...{ actions, undoable, end, remove, save },
    closeUndo: () => setUndoable(null),
    focusOn: (goal: HealthGoal) => setFocusId(cardIdOf(goal)),
  };
}

interface RunningGoalsProps {
  goals: readonly HealthGoal[];
  log: LogRange;
  today: CalendarDate;
  waterUnit: WaterUnit;
  onEdit: (goal: HealthGoal) => void;
  onChange: (before: HealthGoal, after: HealthGoal) => void;
  onEnd: (goal: HealthGoal) => void;
}

function RunningGoals({ goals, log, today, waterUnit, onEdit, onChange, onEnd }: RunningGoalsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <h2 id={titleId} className="type-h2">
            This week
          </h2>
          <p className="measure mt-1 text-muted">
            A filled disc counts, an outlined one was logged with less. A dash is a day that is not logged,
            and says nothing about the day.
          </p>
        </div>
        <LinkButton
          to={logAddressOf()}
          icon={<NotebookPen aria-hidden="true" size={20} strokeWidth={1.75} />}
        >
          Log today
        </LinkButton>
      </div>
      <div className="mt-4 grid gap-5 lg:grid-cols-2 lg:gap-6">
        {goals.map((goal) => (
          <GoalCard
            key={goal.id}
            {...{ goal, log, today, waterUnit }}
            onChange={() => onEdit(goal)}
            onPause={() => onChange(goal, pauseGoal(goal, today))}
            onResume={() => onChange(goal, resumeGoal(goal, today))}
            onEnd={() => onEnd(goal)}
          />
        ))}
      </div>
    </section>
  );
}
