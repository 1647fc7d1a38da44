import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameWeekday } from '@lunaria/domain/calendar/name-day.ts';
import { logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import type { GoalDay, GoalWeek } from '@lunaria/domain/goals/goal-week.ts';
import type { GoalKind } from '@lunaria/domain/goals/health-goal.ts';
import { sayDay } from '@lunaria/domain/goals/say-goal.ts';
import { millilitresOf, type WaterUnit } from '@lunaria/domain/profile/units.ts';
import { Check, Pause } from 'lucide-react';
import { Link } from 'react-router';

interface DayDiscsProps {
  kind: GoalKind;
  week: GoalWeek;
  today: CalendarDate;
  waterUnit: WaterUnit;
}

/** Full, outlined, not known, still ahead with a dashed rim, at rest, or no disc at all. */
const LOOKS: Record<GoalDay['state'], string> = {
  counts: 'border border-sage bg-sage/45',
  logged: 'border border-sage',
  unknown: 'border border-control text-muted',
  open: 'border border-control text-muted',
  ahead: 'border border-dashed border-control',
  // The system's grey would hide the sign on it.
  paused: 'border border-transparent bg-moon forced-colors:border-control forced-colors:bg-transparent',
  outside: '',
};

/** A week as seven discs; where two that count meet they deepen. What is not logged leads to its day. */
export function DayDiscs({ kind, week, today, waterUnit }: DayDiscsProps) {
  return (
    <ol className="mt-4 grid max-w-100 grid-cols-7">
      {week.days.map((day) => {
        const isToday = day.date === today;
        const disc = (
          <span aria-hidden="true">
            <span className={`type-hint block ${isToday ? 'font-strong text-text' : 'text-muted'}`}>
              {nameWeekday(day.date).charAt(0)}
            </span>
            <span className="relative mx-auto mt-1 grid aspect-square w-full max-w-14 place-items-center">
              {/* Wider than its column: neighbours overlap. */}
              <span
                className={`absolute -inset-[5%] rounded-full transition-colors duration-[320ms] forced-color-adjust-none [mix-blend-mode:var(--moon-blend)] ${lookOf(kind, day)} ${
                  isToday ? 'outline-2 -outline-offset-2 outline-today' : ''
                }`}
              />
              <span className="type-badge relative tabular-nums">{signOf(kind, day, waterUnit)}</span>
            </span>
          </span>
        );
        const said = sayDay(kind, day, waterUnit);
        return (
          <li key={day.date} className="min-w-0 text-center">
            {day.state === 'unknown' || day.state === 'open' ? (
              <Link to={logAddressOf(day.date)} className="block rounded-small hover:bg-sunken">
                <span className="sr-only">{said}. Log this day</span>
                {disc}
              </Link>
            ) : (
              <>
                <span className="sr-only">{said}</span>
                {disc}
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

// Minutes of any number are counted; none at all fill no disc.
function lookOf(kind: GoalKind, { state, value }: GoalDay): string {
  return LOOKS[kind === 'activity' && state === 'counts' && value === 0 ? 'logged' : state];
}

function signOf(kind: GoalKind, { state, value }: GoalDay, waterUnit: WaterUnit) {
  if (value !== null) {
    const shown = kind === 'water' && waterUnit === 'ml' ? Math.round(millilitresOf(value)) : value;
    return Math.round(shown * 10) / 10;
  }
  if (state === 'counts') return <Check size={18} strokeWidth={2} />;
  if (state === 'paused') return <Pause size={14} strokeWidth={2} />;
  if (state === 'unknown') return '–';
  return state === 'outside' ? <span className="block size-1 rounded-full bg-control" /> : null;
}
