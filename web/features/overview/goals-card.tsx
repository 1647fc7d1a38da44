import { addressOf } from '@lunaria/domain/dashboard/places.ts';
import { GOALS_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import type { TodayFacts } from '@lunaria/domain/dashboard/today-facts.ts';
import { countGoalWeek } from '@lunaria/domain/goals/goal-week.ts';
import { GOAL_NAMES, sayCount, sayGoal } from '@lunaria/domain/goals/say-goal.ts';
import { useHealthGoals } from '../../data/goals/use-health-goals.ts';
import { Progress } from '../../ui/progress.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OverviewCard } from './overview-card.tsx';

/** The goals that go on, this week so far. Where they did not load, their own page says so. */
export function GoalsCard({ userId, facts }: { userId: string; facts: TodayFacts }) {
  const { status, goals } = useHealthGoals(userId);
  const { today, logs, units, weekStart } = facts;
  const active = goals.filter(({ state }) => state === 'active');
  if (status !== 'ready') return null;
  return (
    <OverviewCard title="Your goals this week">
      {active.length === 0 ? (
        <p className="mt-3 text-muted">
          None is set. <TextLink to={addressOf(GOALS_SECTION_ID)}>Set one</TextLink> if you like.
        </p>
      ) : (
        <>
          <ul className="mt-4 space-y-4">
            {active.map((goal) => {
              const week = countGoalWeek(goal, logs, today, { today, weekStart });
              const { number, of } = sayCount(goal.kind, week);
              const name = GOAL_NAMES[goal.kind];
              return (
                <li key={goal.id}>
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <span>{name}</span>
                    <span className="tabular-nums lining-nums">
                      {number} {of}
                    </span>
                  </div>
                  <p className="type-hint mb-2 text-muted">{sayGoal(goal, units.water_unit)}</p>
                  <Progress
                    label={name}
                    value={Math.min(week.count, week.target)}
                    max={week.target}
                    tone="sage"
                  />
                </li>
              );
            })}
          </ul>
          <p className="mt-4">
            <TextLink to={addressOf(GOALS_SECTION_ID)} className="inline-flex min-h-6 items-center">
              Open your goals
            </TextLink>
          </p>
        </>
      )}
    </OverviewCard>
  );
}
