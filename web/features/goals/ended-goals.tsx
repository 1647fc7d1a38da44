import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDays } from '@lunaria/domain/calendar/name-day.ts';
import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { GOAL_NAMES, sayGoal } from '@lunaria/domain/goals/say-goal.ts';
import type { WaterUnit } from '@lunaria/domain/profile/units.ts';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';

interface EndedGoalsProps {
  goals: readonly HealthGoal[];
  today: CalendarDate;
  waterUnit: WaterUnit;
  onRemove: (goal: HealthGoal) => void;
}

/** What was a goal once, quietly. */
export function EndedGoals({ goals, today, waterUnit, onRemove }: EndedGoalsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="type-h3">
        Ended goals
      </h2>
      <ul className="mt-2 divide-y divide-border border-y border-border">
        {goals.map((goal) => {
          const days = shortDays(goal.started_on, goal.state_since ?? goal.started_on, today);
          return (
            <li key={goal.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <p className="min-w-48 flex-1">
                {GOAL_NAMES[goal.kind]}
                <span className="type-small block text-muted">
                  {sayGoal(goal, waterUnit)} · {days}
                </span>
              </p>
              <Button kind="quiet" className="px-4!" onClick={() => onRemove(goal)}>
                Remove
                <span className="sr-only">
                  {' '}
                  {GOAL_NAMES[goal.kind]}, {days}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
