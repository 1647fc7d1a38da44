import { addDays, type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { type BleedingWrite, EMPTY_BLEEDING, type Flow, isBleeding } from './bleeding-day.ts';
import type { BleedingRows } from './bleeding-of.ts';
import { kindOfNoted, writesOfStroke } from './paint-days.ts';

interface Hers {
  userId: string;
  stage: LifeStage | null;
}

/** So many days after a day bleeding can be noted in one go. */
export const UNTIL_DAYS = 14;

/** The last of the days from this one on of which bleeding is noted, one behind the other; the day itself where none follows. */
export function bleedsUntil(day: CalendarDate, rows: BleedingRows): CalendarDate {
  let last = day;
  while (isBleeding(rows.get(addDays(last, 1))?.flow ?? null)) last = addDays(last, 1);
  return last;
}

/** The days that can be named as the last, the day itself first: up to today, and no longer than `UNTIL_DAYS`. */
export function listUntil(day: CalendarDate, rows: BleedingRows, today: CalendarDate): CalendarDate[] {
  const usual = addDays(day, UNTIL_DAYS);
  const noted = bleedsUntil(day, rows);
  const last = usual > noted ? usual : noted;
  return listDays(day, last < today ? last : today);
}

/** The writes that note this flow for a day; null: nothing is said of it any more. None where it says so already. */
export function writesOfDay(
  day: CalendarDate,
  flow: Flow | null,
  rows: BleedingRows,
  { userId, stage }: Hers,
): BleedingWrite[] {
  const base = { flow: rows.get(day)?.flow ?? null, kind: rows.get(day)?.kind ?? null };
  if (base.flow === flow) return [];
  const after = flow === null ? EMPTY_BLEEDING : { flow, kind: base.kind ?? kindOfNoted(stage) };
  return [{ user_id: userId, day, ...after, base }];
}

/**
 * The writes that have the bleeding of a day last until another: the days between get its amount where they have none, those
 * that followed one behind the other beyond it are cleared. Without bleeding on the day: none.
 */
export function writesUntil(
  day: CalendarDate,
  until: CalendarDate,
  rows: BleedingRows,
  hers: Hers,
): BleedingWrite[] {
  const flow = rows.get(day)?.flow ?? null;
  if (!isBleeding(flow)) return [];
  const before = bleedsUntil(day, rows);
  if (until <= before) {
    return before === until ? [] : writesOfStroke(listDays(addDays(until, 1), before), 'clear', rows, hers);
  }
  return writesOfStroke(listDays(addDays(day, 1), until), flow, rows, hers);
}
