import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay, shortDays } from '@lunaria/domain/calendar/name-day.ts';
import {
  type CyclePause,
  PAUSE_REASONS,
  type PauseReason,
} from '@lunaria/domain/cycle/history/cycle-records.ts';

import { findPeriodThatEnded, withEnd } from '@lunaria/domain/cycle/history/pause-end.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';

/** What stands in the form. */
export interface PauseDraft {
  from: CalendarDate | null;
  to: CalendarDate | null;
  isGoing: boolean;
  reason: PauseReason | '';
}

export interface PauseFaults {
  from?: string;
  to?: string;
  reason?: string;
}

export function draftPause(pause: CyclePause | null): PauseDraft {
  if (pause === null) return { from: null, to: null, isGoing: false, reason: '' };
  return { from: pause.from_on, to: pause.to_on, isGoing: pause.to_on === null, reason: pause.reason };
}

/** What the days of a pause are held against: the ones beside it, and the periods, which end open ones. */
interface PauseSurroundings {
  others: readonly CyclePause[];
  periods: readonly Pick<Period, 'period_start_date'>[];
  today: CalendarDate;
}

/** The pause of the form under its id, or what is wrong, each at its field. */
export function readPause(
  id: string,
  { from, to, isGoing, reason }: PauseDraft,
  { others, periods, today }: PauseSurroundings,
): { pause: CyclePause | null; faults: PauseFaults } {
  const faults: PauseFaults = {};
  const end = isGoing ? null : to;
  if (from === null) faults.from = 'Choose the first day';
  else if (from > today) faults.from = 'Choose a day up to today';
  if (!isGoing && to === null) faults.to = 'Choose the last day, or say that it goes on';
  else if (end !== null && from !== null && end < from) faults.to = 'Choose a day after the first one';
  if (reason === '') faults.reason = 'Choose a reason';
  const touched =
    from === null || faults.to !== undefined
      ? undefined
      : others
          .map((other) => withEnd(other, periods))
          .find((other) => touches(other, from, end ?? findLastDay(from, periods)));
  if (touched) faults.from = `These days touch the time ${namePause(touched, today)}`;
  const isFine = Object.keys(faults).length === 0;
  return {
    pause: isFine && from !== null && reason !== '' ? { id, from_on: from, to_on: end, reason } : null,
    faults,
  };
}

/** Of a pause that is entered as one that goes on, although a period ended it. */
function findLastDay(from: CalendarDate, periods: PauseSurroundings['periods']): CalendarDate | null {
  const endedBy = findPeriodThatEnded({ from_on: from, to_on: null }, periods);
  return endedBy && addDays(endedBy, -1);
}

function touches(other: CyclePause, from: CalendarDate, to: CalendarDate | null): boolean {
  return (to === null || other.from_on <= to) && (other.to_on === null || other.to_on >= from);
}

/** `1 Mar – 30 Apr`, `since 1 Mar`; of one that a period ended with the end that withEnd() gives it. */
export function namePause({ from_on: from, to_on: to }: CyclePause, today: CalendarDate): string {
  return to === null ? `since ${shortDay(from, today)}` : shortDays(from, to, today);
}

export function nameReason(reason: PauseReason): string {
  return PAUSE_REASONS.find(({ value }) => value === reason)?.label ?? '';
}
