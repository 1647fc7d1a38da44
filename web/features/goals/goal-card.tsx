import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { countGoalWeek, countWeeksBefore, type GoalWeek } from '@lunaria/domain/goals/goal-week.ts';
import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { GOAL_NAMES, isPausedWhole, sayCount, sayGoal, sayWeek } from '@lunaria/domain/goals/say-goal.ts';
import type { WaterUnit } from '@lunaria/domain/profile/units.ts';
import { Check } from 'lucide-react';
import type { LogRange } from '../../data/daily-log/logs.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useWeekStart } from '../../ui/week-start.ts';
import { DayDiscs } from './day-discs.tsx';
import { GoalIcon } from './kind-choice.tsx';
import { WeeksBefore } from './weeks-before.tsx';

interface GoalCardProps {
  goal: HealthGoal;
  log: LogRange;
  today: CalendarDate;
  waterUnit: WaterUnit;
  onChange: () => void;
  onPause: () => void;
  onResume: () => void;
  onEnd: () => void;
}

/** Takes the focus when the goal was set, changed or brought back. */
export const cardIdOf = ({ id }: HealthGoal) => `goal-${id}`;

/** One goal: what it is, this week so far, the weeks before, what can be done with it. */
export function GoalCard(props: GoalCardProps) {
  const { goal, log, today, waterUnit, onChange, onPause, onResume, onEnd } = props;
  const isPaused = goal.state === 'paused';
  const name = GOAL_NAMES[goal.kind];
  return (
    <article aria-labelledby={cardIdOf(goal)}>
      <Card className="flex h-full flex-col">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={cardIdOf(goal)} tabIndex={-1} className="type-h3 flex items-center gap-2.5">
            <span className="text-primary">
              <GoalIcon kind={goal.kind} />
            </span>
            {name}
          </h3>
          {isPaused && <Badge tone="moon">Paused</Badge>}
        </div>
        <p className="mt-1 text-muted">{sayGoal(goal, waterUnit)}</p>
        <Progressing {...{ goal, log, today, waterUnit }} />
        <div className="mt-auto pt-5">
          <div className="-mb-2 flex flex-wrap gap-x-1 border-t border-border pt-3">
            <Button kind="quiet" className="-ml-4 px-4!" onClick={onChange} aria-haspopup="dialog">
              Change<span className="sr-only"> {name}</span>
            </Button>
            {/* One button for both: the focus stays on it. */}
            <Button kind="quiet" className="px-4!" onClick={isPaused ? onResume : onPause}>
              {isPaused ? 'Resume' : 'Pause'}
              <span className="sr-only"> {name}</span>
            </Button>
            <Button kind="quiet" className="px-4!" onClick={onEnd}>
              End<span className="sr-only"> {name}</span>
            </Button>
          </div>
        </div>
      </Card>
    </article>
  );
}

function Progressing({ goal, log, today, waterUnit }: Omit<GoalCardProps, `on${string}`>) {
  const weekStart = useWeekStart();
  if (log.status === 'loading') {
    return (
      <SkeletonGroup className="mt-5 space-y-3">
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    );
  }
  // Without her log nothing is known: LoadNotice says so once for all cards.
  if (log.status === 'failed') return null;
  const week = countGoalWeek(goal, log.logs, today, { today, weekStart });
  return (
    <>
      <Figure {...{ goal, week, today }} />
      {goal.kind === 'activity' && !isPausedWhole(week) && (
        <div className="mt-3">
          <Progress label="Active minutes this week" value={week.count} max={week.target} tone="sage" />
        </div>
      )}
      <DayDiscs kind={goal.kind} {...{ week, today, waterUnit }} />
      <WeeksBefore
        kind={goal.kind}
        weeks={countWeeksBefore(goal, log.logs, { today, weekStart })}
        today={today}
      />
    </>
  );
}

/** The number of the week; while all of it rests, since when. */
function Figure({ goal, week, today }: { goal: HealthGoal; week: GoalWeek; today: CalendarDate }) {
  if (isPausedWhole(week)) {
    const since = goal.state_since === null ? '' : ` since ${shortDay(goal.state_since, today)}`;
    return <p className="mt-4 text-muted">Paused{since}. Days of a pause are left out.</p>;
  }
  const count = sayCount(goal.kind, week);
  const note = sayWeek(week);
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
      <p>
        <span className="type-numeral">{count.number}</span>
        <span className="text-muted"> {count.of}</span>
      </p>
      {note !== null && (
        <p className="type-small flex items-center gap-1.5 pb-1 text-muted">
          {week.isReached && <Check aria-hidden="true" size={16} strokeWidth={2} className="text-sage" />}
          {note}
        </p>
      )}
    </div>
  );
}
