import type { CalendarDate } from '../calendar/calendar-date.ts';
import { countDays, longDay } from '../calendar/name-day.ts';
import { UNUSUAL_REASONS } from './history/cycle-records.ts';
import type { FinishedCycle, OvulationBasis } from './history/recorded-cycles.ts';

// What every screen and the report say of recorded cycles, in the same words.

/** Why a cycle does not count towards averages and forecasts; null: it counts. */
export function sayNotCounted({
  notCounted,
  question,
  lengthDays,
  mark,
}: Pick<FinishedCycle, 'notCounted' | 'question' | 'lengthDays' | 'mark'>): string | null {
  const reason = UNUSUAL_REASONS.find(({ value }) => value === mark?.reason)?.label;
  switch (notCounted) {
    case null:
      return null;
    case 'interrupted':
      return 'Not counted: a pregnancy, a pause or a mode without cycles lies in it.';
    case 'unusual':
      return reason === undefined
        ? 'Not counted, as you marked it.'
        : `Not counted, as you marked it: ${reason}.`;
    case 'start-missing':
      return 'Not counted: as you said, a period in it was not recorded.';
    case 'same-period':
      return 'Not counted until you answer what is asked about the start of this cycle.';
    case 'too-close':
      return question === null
        ? `Not counted: ${countDays(lengthDays)} are too short for a cycle.`
        : 'Not counted until you answer whether it was a cycle.';
    case 'too-long':
      return 'Not counted: more than 120 days. A period in it may not have been recorded.';
  }
}

/** What is to be asked about a cycle, as a question with its reason; null: nothing. */
export function sayQuestion(
  {
    question,
    start,
    nextStart,
    lengthDays,
  }: Pick<FinishedCycle, 'question' | 'start' | 'nextStart' | 'lengthDays'>,
  today: CalendarDate,
): string | null {
  switch (question) {
    case null:
      return null;
    case 'same-period':
      return (
        `${longDay(start, today)} and ${longDay(nextStart, today)} are recorded as the first days of two periods, ` +
        `${countDays(lengthDays)} apart. Was it one period?`
      );
    case 'start-missing':
      return (
        `From ${longDay(start, today)} to ${longDay(nextStart, today)} it is ${countDays(lengthDays)}, much longer ` +
        'than your cycles around it. Was a period in between not recorded?'
      );
  }
}

const OVULATION_BASES: Record<OvulationBasis, string> = {
  entered: 'entered by you',
  signs: 'LH test and temperature agree',
  temperature: 'by your temperature',
  'lh-test': 'by your LH test',
};

/** What a day of ovulation rests on: `by your LH test`. */
export function sayOvulationBasis(basis: OvulationBasis): string {
  return OVULATION_BASES[basis];
}
