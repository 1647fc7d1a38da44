import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDays } from '@lunaria/domain/calendar/name-day.ts';
import type { UnusualReason } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { findOverlap, findPeriodFault, lastRecordedDay, type Period } from '@lunaria/domain/cycle/period.ts';
import { isFinished, type ShownCycle, sayWhyNot } from '../say-cycle.ts';
import type { Said } from './use-cycle-edits.ts';

/** How the cycle counts, as the form offers it. `found`: by the rules alone. */
export type CountChoice = 'found' | 'unusual' | 'whole' | 'start-missing';

/** What stands in the form. */
export interface CycleDraft {
  start: CalendarDate;
  end: CalendarDate | null;
  /** Only where she enters it; what her log says stands beside it. */
  ovulationOn: CalendarDate | null;
  count: CountChoice;
  reason: UnusualReason | '';
}

export interface CycleFaults {
  start?: string;
  end?: string;
  ovulation?: string;
  reason?: string;
}

export interface DraftFacts {
  cycle: ShownCycle;
  /** The period that begins it. */
  period: Period;
  periods: readonly Period[];
  today: CalendarDate;
}

export function draftOf({ cycle, period }: DraftFacts): CycleDraft {
  const verdict = cycle.mark?.verdict ?? null;
  return {
    start: period.period_start_date,
    end: period.period_end_date,
    ovulationOn: cycle.mark?.ovulation_on ?? null,
    // A start that belongs to the period before begins no cycle: its form is never opened.
    count: verdict === null || verdict === 'same-period' ? 'found' : verdict,
    reason: cycle.mark?.reason ?? '',
  };
}

/** The last day that belongs to the cycle: before the next start, or today. */
export function lastDayOf(cycle: ShownCycle, today: CalendarDate): CalendarDate {
  return isFinished(cycle) ? addDays(cycle.nextStart, -1) : today;
}

/** What is wrong, each at its field; empty when it can be saved. */
export function findCycleFaults(draft: CycleDraft, facts: DraftFacts): CycleFaults {
  const { start, end, ovulationOn, count, reason } = draft;
  const { cycle, period, periods, today } = facts;
  const faults: CycleFaults = {};
  const fault = findPeriodFault({ period_start_date: start, period_end_date: end }, today);
  if (fault !== null) faults[end !== null && end < start ? 'end' : 'start'] = fault;
  else {
    const others = periods.filter((other) => other.period_start_date !== period.period_start_date);
    // The same start as another one is found too: it would take that one's place.
    const same = others.find((other) => other.period_start_date === start);
    const touched = same ?? findOverlap(others, start, end, today);
    if (touched) faults.start = `These days touch the period ${namePeriod(touched, today)}`;
  }
  const last = lastDayOf(cycle, today);
  if (ovulationOn !== null && (ovulationOn < start || ovulationOn > last))
    faults.ovulation = `Choose a day of this cycle, ${shortDays(start, last, today)}`;
  if (count === 'unusual' && reason === '') faults.reason = 'Choose a reason';
  return faults;
}

/** What the form says of the cycle. */
export function saidBy({ ovulationOn, count, reason }: CycleDraft): Said {
  return {
    verdict: count === 'found' ? null : count,
    reason: count === 'unusual' && reason !== '' ? reason : null,
    ovulation_on: ovulationOn,
  };
}

/** From this length on it may be asked about: the longest that onboarding takes for a usual one. */
const LONG_DAYS = 45;
/** As the domain asks about them. */
const SHORT_DAYS = 15;

/** The answers that make sense for this cycle. */
export function listCountChoices(cycle: ShownCycle): { value: CountChoice; label: string }[] {
  if (!isFinished(cycle))
    return [
      { value: 'found', label: 'Count it when it ends' },
      { value: 'unusual', label: 'Leave it out: it is unusual' },
    ];
  const verdict = cycle.mark?.verdict ?? null;
  const why = verdict === null ? sayWhyNot(cycle) : null;
  const choices: { value: CountChoice; label: string }[] = [
    { value: 'found', label: why ?? 'Count it like the others' },
    { value: 'unusual', label: 'Leave it out: it was unusual' },
  ];
  const { lengthDays, question } = cycle;
  const isLong = lengthDays > LONG_DAYS || question === 'start-missing';
  // What lasted longer than any cycle counts in no case.
  if (verdict === 'whole' || (cycle.notCounted !== 'too-long' && (isLong || why !== null)))
    choices.push({
      value: 'whole',
      label:
        lengthDays < SHORT_DAYS ? 'Count it: it really was that short' : 'Count it: it really was that long',
    });
  if (verdict === 'start-missing' || isLong)
    choices.push({ value: 'start-missing', label: 'A period in it was not recorded' });
  return choices;
}

export function namePeriod(period: Period, today: CalendarDate): string {
  return shortDays(period.period_start_date, lastRecordedDay(period, today), today);
}
