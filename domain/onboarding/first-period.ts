import { addDays, type CalendarDate, inclusiveDays } from '../calendar/calendar-date.ts';
import { DEFAULT_CYCLE_LENGTH_DAYS, DEFAULT_PERIOD_LENGTH_DAYS } from '../cycle/cycle.ts';
import { findOverlap, type Period } from '../cycle/period.ts';
import type { SavedStageAnswers } from './finish-setup.ts';

export interface FirstPeriod {
  start: CalendarDate;
  /** null: not asked in this stage. */
  cycleLength: number | null;
}

/** The period that the answers name; null where they name none. A pregnancy's last period dates it and is not a cycle's. */
export function firstPeriodOf(answers: SavedStageAnswers | null): FirstPeriod | null {
  switch (answers?.stage) {
    case 'regular-cycle':
    case 'trying-to-conceive':
      return (
        answers.last_period_start && {
          start: answers.last_period_start,
          cycleLength: answers.cycle_length,
        }
      );
    case 'menopause':
      return answers.last_period && { start: answers.last_period, cycleLength: null };
    default:
      return null;
  }
}

/** A recorded end that would make a corrected period longer than this belonged to other days. */
const LONGEST_KEPT_DAYS = 10;

export interface PeriodSave {
  period: Period;
  /** The start of the row that becomes this one; null: a row of its own, or the one with the same start. */
  replaces: CalendarDate | null;
}

/**
 * The writes that bring the recorded periods in line with the answers, at most two: the period she named, and her
 * cycle length on the latest one, from which the calendar counts. `recorded` in any order; `before` is what the last
 * Finish Setup named, so that correcting a date moves that period instead of adding one beside it.
 */
export function planFirstPeriod(
  recorded: readonly Period[],
  named: FirstPeriod,
  before: FirstPeriod | null,
  today: CalendarDate,
): PeriodSave[] {
  const lengthDays = named.cycleLength ?? latestOf(recorded)?.cycle_length ?? DEFAULT_CYCLE_LENGTH_DAYS;
  const first = planNamedPeriod(recorded, named, before, lengthDays, today);
  const saves = first === null ? [] : [first];
  const latest = latestOf(applySaves(recorded, saves));
  if (latest !== null && latest.cycle_length !== lengthDays) {
    saves.push({ period: { ...latest, cycle_length: lengthDays }, replaces: null });
  }
  return saves;
}

function planNamedPeriod(
  recorded: readonly Period[],
  { start }: FirstPeriod,
  before: FirstPeriod | null,
  lengthDays: number,
  today: CalendarDate,
): PeriodSave | null {
  const at = (day: CalendarDate | undefined) => recorded.find((period) => period.period_start_date === day);
  // Recorded already: nothing to add.
  if (at(start) !== undefined) return null;
  const moved = at(before?.start);
  const usualEnd = addDays(start, DEFAULT_PERIOD_LENGTH_DAYS - 1);
  const touched = findOverlap(recorded, start, usualEnd, today);
  // A day inside a period that she recorded: that record is more exact than the answer.
  if (touched !== null && touched !== moved && touched.period_start_date < start) return null;
  const replaced = moved ?? touched;
  const end = replaced?.period_end_date ?? null;
  const isEndKept = end !== null && end >= start && inclusiveDays(start, end) <= LONGEST_KEPT_DAYS;
  return {
    period: {
      period_start_date: start,
      period_end_date: isEndKept ? end : null,
      cycle_length: lengthDays,
    },
    replaces: replaced?.period_start_date ?? null,
  };
}

function latestOf(periods: readonly Period[]): Period | null {
  return periods.reduce<Period | null>(
    (latest, period) =>
      latest === null || period.period_start_date > latest.period_start_date ? period : latest,
    null,
  );
}

/** The recorded periods after the saves. */
export function applySaves(recorded: readonly Period[], saves: readonly PeriodSave[]): Period[] {
  return saves.reduce<Period[]>(
    (periods, { period, replaces }) => [
      ...periods.filter(
        ({ period_start_date: start }) => start !== replaces && start !== period.period_start_date,
      ),
      period,
    ],
    [...recorded],
  );
}
