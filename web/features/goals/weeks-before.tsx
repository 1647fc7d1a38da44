import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { GoalWeek } from '@lunaria/domain/goals/goal-week.ts';
import type { GoalKind } from '@lunaria/domain/goals/health-goal.ts';
import {
  isPausedWhole,
  isUnknownWhole,
  nameWeek,
  sayCount,
  sayWeek,
} from '@lunaria/domain/goals/say-goal.ts';
import { Check } from 'lucide-react';
import { DiscRow } from '../../ui/disc-row.tsx';
import { Progress } from '../../ui/progress.tsx';

interface WeeksBeforeProps {
  kind: GoalKind;
  /** Newest first. */
  weeks: readonly GoalWeek[];
  today: CalendarDate;
}

/** The last weeks, small: each with its number, and no word about the one that was not reached. */
export function WeeksBefore({ kind, weeks, today }: WeeksBeforeProps) {
  if (weeks.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="type-hint font-medium text-muted">Weeks before</h4>
      <ul className="mt-1.5 space-y-2">
        {weeks.map((week) => (
          <PastWeek key={week.first} {...{ kind, week, today }} />
        ))}
      </ul>
    </div>
  );
}

function PastWeek({ kind, week, today }: { kind: GoalKind; week: GoalWeek; today: CalendarDate }) {
  const { number, of } = sayCount(kind, week);
  const note = sayWeek(week);
  // Then its number would say nothing.
  const isEmpty = isPausedWhole(week) || isUnknownWhole(week);
  return (
    <li className="type-small grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-3 sm:grid-cols-[6.5rem_7.5rem_minmax(0,1fr)]">
      <span className="text-muted">{nameWeek(week, today)}</span>
      <span className="flex items-center max-sm:hidden">{!isEmpty && <Small {...{ kind, week }} />}</span>
      <span>
        {isEmpty ? (
          <span className="text-muted">{note}</span>
        ) : (
          <>
            {number} {of}
            {note !== null && (
              <span className="type-hint text-muted">
                {' '}
                {week.isReached && (
                  <Check aria-hidden="true" size={14} strokeWidth={2} className="inline text-sage" />
                )}{' '}
                {note}
              </span>
            )}
          </>
        )}
      </span>
    </li>
  );
}

function Small({ kind, week }: { kind: GoalKind; week: GoalWeek }) {
  if (kind === 'activity') {
    return (
      <span aria-hidden="true" className="block w-28">
        <Progress label="" value={week.count} max={week.target} tone="sage" />
      </span>
    );
  }
  return <DiscRow total={week.target} filled={Math.min(week.count, week.target)} size={16} />;
}
