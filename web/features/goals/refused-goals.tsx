import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { GOAL_NAMES, sayGoal } from '@lunaria/domain/goals/say-goal.ts';
import type { WaterUnit } from '@lunaria/domain/profile/units.ts';
import { CircleAlert } from 'lucide-react';
import { useWriteStatus } from '../../app/write-queue/use-write-queue.ts';
import type { GoalActions, HerGoals, RefusedGoal } from '../../data/goals/use-health-goals.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface RefusedGoalsProps {
  userId: string;
  her: HerGoals;
  actions: GoalActions;
  waterUnit: WaterUnit;
  /** With the goal that stands now. */
  onSettled: (goal: HealthGoal) => void;
}

/** Goals that the server did not take, mostly because another device was first: which of the two is to stand. */
export function RefusedGoals({ userId, her, actions, waterUnit, onSettled }: RefusedGoalsProps) {
  const { discard } = useWriteStatus(userId);

  function take({ goal, writeId }: RefusedGoal, there: HealthGoal | null) {
    discard(writeId);
    const { amount, days_per_week } = goal;
    const same = her.goals.find(({ id }) => id === goal.id);
    if (there === null && same) actions.change(same, goal);
    else if (there === null) actions.set(goal);
    else actions.change(there, { ...there, amount, days_per_week });
    onSettled(there ?? goal);
  }

  return her.refused.map((refused) => {
    const { goal, message, writeId } = refused;
    const name = GOAL_NAMES[goal.kind];
    const there = her.goals.find(({ kind, state }) => kind === goal.kind && state !== 'ended') ?? null;
    return (
      <Card key={writeId} role="group" aria-label={`${name}, not saved`}>
        <p className="type-label flex items-center gap-2">
          <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-danger" />
          Not saved: {name}, {sayGoal(goal, waterUnit)}
        </p>
        <p className="measure mt-2 text-muted">
          {there === null
            ? message
            : `On another device you set ${sayGoal(there, waterUnit)}. One goal of a kind is enough: which is it to be?`}
        </p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button kind="secondary" onClick={() => take(refused, there)}>
            {there === null ? 'Set it again' : 'Take this one'}
          </Button>
          <Button
            kind="secondary"
            onClick={() => {
              discard(writeId);
              if (there !== null) onSettled(there);
            }}
          >
            {there === null ? 'Discard it' : 'Keep the other'}
          </Button>
        </div>
      </Card>
    );
  });
}
