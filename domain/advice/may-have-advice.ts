import { isBleeding } from '../bleeding/bleeding-day.ts';
import { addDays, daysBetween } from '../calendar/calendar-date.ts';
import { DEFAULT_PERIOD_LENGTH_DAYS } from '../cycle/cycle.ts';
import { hasCycle } from '../cycle/cycle-modes.ts';
import type { CycleFacts } from '../cycle/history/recorded-cycles.ts';

// So that the rules, which are large, are fetched only where they may find something. A test holds it against them.

/** As far as any of them looks back. */
const LOOK_BACK_DAYS = 210;
/** Well below the first that any of them names: 90 days without a period, eight days of one, a year between two. */
const RECENT_DAYS = 60;
const SHORT_DAYS = 6;
const APART_DAYS = 15;
const NEAR_DAYS = 300;

/**
 * False only where nothing can be worth an appointment: in a mode with cycles, short periods that come one after the other and no
 * bleeding beside them, or nothing recorded at all. True says nothing.
 */
export function mayHaveAdvice({ today, stage, periods, bleeding = [] }: CycleFacts): boolean {
  if (!hasCycle(stage) || stage === 'pre-menstrual') return true;
  const spans = periods
    .map(({ period_start_date: start, period_end_date: end }) => ({ start, end, isOpen: end === null }))
    .map((one) => ({ ...one, end: one.end ?? addDays(one.start, DEFAULT_PERIOD_LENGTH_DAYS - 1) }))
    .toSorted((one, other) => (one.start < other.start ? 1 : -1));
  const bled = bleeding.filter(({ flow }) => isBleeding(flow));
  const [newest] = spans;
  if (newest === undefined) return bled.length > 0;
  const since = daysBetween(newest.start, today);
  if (since < 0 || since >= RECENT_DAYS) return true;
  const from = addDays(today, -LOOK_BACK_DAYS);
  const isOrdinary = spans.every(({ start, end, isOpen }, index) => {
    const before = spans[index + 1];
    if (end < from) return true;
    if (daysBetween(start, end) >= SHORT_DAYS || (isOpen && index > 0)) return false;
    const gap = before && daysBetween(before.start, start);
    return gap === undefined || (gap >= APART_DAYS && gap < NEAR_DAYS);
  });
  const isWithin = bled
    .filter(({ day }) => day >= from)
    .every(
      ({ day, kind }) =>
        (kind === null || kind === 'period') && spans.some(({ start, end }) => start <= day && day <= end),
    );
  // Of a period that goes on for longer than usual nobody knows how long it was.
  const isLong = newest.isOpen && since > SHORT_DAYS;
  return !isOrdinary || !isWithin || isLong || bled.some(({ day }) => day < (spans.at(-1)?.start ?? day));
}
