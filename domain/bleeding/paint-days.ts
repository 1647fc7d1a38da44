import { type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { type Bleeding, type BleedingWrite, EMPTY_BLEEDING, type Flow, isBleeding } from './bleeding-day.ts';
import type { BleedingRows } from './bleeding-of.ts';
import { bleedingFieldOf } from './log-bleeding.ts';

// Rule and worked examples: docs/algorithms/bleeding.md, "Drawn in the calendar" (the tests use the same table).

/** What a stroke does with its days: bleeding is noted in this amount, or what is noted goes. */
export type Ink = Exclude<Flow, 'none'> | 'clear';

/** The days of a stroke from one day to another, whichever comes first, up to today: what has not been is no bleeding yet. */
export function daysOfStroke(
  from: CalendarDate,
  to: CalendarDate,
  today: CalendarDate,
): readonly CalendarDate[] {
  const [first, last] = from <= to ? [from, to] : [to, from];
  if (first > today) return [];
  return listDays(first, last < today ? last : today);
}

/** What a stroke that begins on this day does: over a day on which bleeding is noted it clears. */
export function inkAt(day: CalendarDate, rows: BleedingRows): Ink {
  return isBleeding(rows.get(day)?.flow ?? null) ? 'clear' : lastAmount(rows);
}

/** The amount of the newest day on which she noted bleeding; of none the amount is not said. */
export function lastAmount(rows: BleedingRows): Exclude<Flow, 'none'> {
  let newest: CalendarDate | null = null;
  let amount: Exclude<Flow, 'none'> = 'unspecified';
  for (const [day, { flow }] of rows) {
    if (!isBleeding(flow) || (newest !== null && day < newest)) continue;
    newest = day;
    amount = flow;
  }
  return amount;
}

/**
 * The writes of a stroke: days that it changes, oldest first. Painting leaves the amount of a day that has one; it takes
 * the place of "none". What kind of bleeding it is, the mode's own field says, as in its log; a kind that is stored stays.
 */
export function writesOfStroke(
  days: readonly CalendarDate[],
  ink: Ink,
  rows: BleedingRows,
  { userId, stage }: { userId: string; stage: LifeStage | null },
): BleedingWrite[] {
  return days.flatMap((day) => {
    const stored = rows.get(day);
    const base: Bleeding = { flow: stored?.flow ?? null, kind: stored?.kind ?? null };
    if (isBleeding(base.flow) !== (ink === 'clear')) return [];
    const after: Bleeding =
      ink === 'clear' ? EMPTY_BLEEDING : { flow: ink, kind: base.kind ?? kindOfNoted(stage) };
    return [{ user_id: userId, day, ...after, base }];
  });
}

/** The writes that take others back: each day as it was before. */
export function writesBack(writes: readonly BleedingWrite[]): BleedingWrite[] {
  return writes.map(({ base, flow, kind, ...whose }) => ({ ...whose, ...base, base: { flow, kind } }));
}

/**
 * What kind of bleeding a day gets that she noted in the calendar: none is named, but in the modes of the menopause, where a
 * count hangs on it. Under a method only the log's question asks about bleeding in between.
 */
export function kindOfNoted(stage: LifeStage | null): Bleeding['kind'] {
  const isMenopause = stage === 'menopause' || stage === 'post-menopause';
  return isMenopause ? (bleedingFieldOf(stage)?.kind ?? null) : null;
}
