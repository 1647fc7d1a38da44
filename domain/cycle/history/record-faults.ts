import { type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import { LONGEST_CYCLE_DAYS } from '../forecast/length-tables.ts';
import { EARLIEST_PERIOD_START } from '../period.ts';
import type { CycleMark, CyclePause, ShownForecast } from './cycle-records.ts';

/** How much of each is kept for one person: far more than a life brings, and an end to what a loop can fill. */
export const CYCLE_RECORD_LIMITS = { marks: 2_000, pauses: 200, forecasts: 10_000, perCycle: 200 } as const;

export const CYCLE_RECORD_TEXTS = {
  cycle: 'Choose a cycle that began between 1900 and today',
  reason: 'Say why the cycle is unusual; other cycles have no reason',
  ovulation: 'Choose a day of ovulation in this cycle, not in the future',
  pauseStart: 'Choose a first day between 1900 and today',
  pauseEnd: 'Choose a last day between the first one and today, or none while it goes on',
  shown: 'A forecast is shown in the cycle that it is about, today or earlier',
  window: 'A forecast lies after the day on which it was shown, and its window around it',
  marks: 'There is no room for more about single cycles. Take something back first.',
  pauses: 'There is no room for more pauses. Delete one first.',
  forecasts: 'No more forecasts are kept',
} as const;

/** The last day of a window, counted from the first of its cycle: ovulation on the last day there is, and what follows. */
const REACH_DAYS = 150;

/** What is wrong with what is said of a cycle, as a sentence, or null. `today` is the last day begun anywhere. */
export function findMarkFault(mark: CycleMark, today: CalendarDate): string | null {
  const { cycle_start: start, verdict, reason, ovulation_on: ovulation } = mark;
  if (start < EARLIEST_PERIOD_START || start > today) return CYCLE_RECORD_TEXTS.cycle;
  if ((verdict === 'unusual') !== (reason !== null)) return CYCLE_RECORD_TEXTS.reason;
  if (ovulation === null) return null;
  return isDayOfCycle(start, ovulation) && ovulation <= today ? null : CYCLE_RECORD_TEXTS.ovulation;
}

/** True for a day from the first of a cycle to day 120, the last that a cycle can have. */
export function isDayOfCycle(start: CalendarDate, day: CalendarDate): boolean {
  const after = daysBetween(start, day);
  return after >= 0 && after < LONGEST_CYCLE_DAYS;
}

/** What is wrong with a pause, as a sentence, or null. `today` is the last day begun anywhere. */
export function findPauseFault(
  { from_on: from, to_on: to }: Pick<CyclePause, 'from_on' | 'to_on'>,
  today: CalendarDate,
): string | null {
  if (from < EARLIEST_PERIOD_START || from > today) return CYCLE_RECORD_TEXTS.pauseStart;
  return to === null || (to >= from && to <= today) ? null : CYCLE_RECORD_TEXTS.pauseEnd;
}

/** What cannot be of a forecast that is said to have been shown, as a sentence, or null. */
export function findForecastFault(forecast: ShownForecast, today: CalendarDate): string | null {
  const { cycle_start: start, shown_on: shown, predicted_start: predicted } = forecast;
  const { window_from: from, window_to: to } = forecast;
  if (start < EARLIEST_PERIOD_START || shown < start || shown > today) return CYCLE_RECORD_TEXTS.shown;
  const isAround = shown < from && from <= predicted && predicted <= to;
  return isAround && daysBetween(start, to) <= REACH_DAYS ? null : CYCLE_RECORD_TEXTS.window;
}
