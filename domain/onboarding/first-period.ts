import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { DEFAULT_CYCLE_LENGTH_DAYS, DEFAULT_PERIOD_LENGTH_DAYS } from '../cycle/cycle.ts';
import { findOverlap, type Period } from '../cycle/period.ts';
import type { StageAnswers } from './finish-setup.ts';

export interface FirstPeriod {
  start: CalendarDate;
  /** null: not asked in this stage. */
  cycleLength: number | null;
}

/** The period that the answers name; null where they name none. A pregnancy's last period dates it and is not a cycle's. */
export function firstPeriodOf(answers: StageAnswers | null): FirstPeriod | null {
  switch (answers?.stage) {
    case 'regular-cycle':
    case 'trying-to-conceive':
      return { start: answers.last_period_start, cycleLength: answers.cycle_length };
    case 'menopause':
      return answers.last_period && { start: answers.last_period, cycleLength: null };
    default:
      return null;
  }
}

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
  const saves: PeriodSave[] = [];
  const at = (start: CalendarDate | undefined) =>
    recorded.find((period) => period.period_start_date === start);
  const same = at(named.start);
  const touched = findOverlap(recorded, named.start, usualEnd(named.start), today);
  const moved = before !== null && before.start !== named.start ? at(before.start) : undefined;
  // A day inside a period that she recorded: that record is more exact than the answer.
  const isInside = same === undefined && touched !== null && touched.period_start_date < named.start;
  const latest = recorded.reduce<Period | null>(
    (last, period) => (last === null || period.period_start_date > last.period_start_date ? period : last),
    null,
  );
  const length = named.cycleLength ?? latest?.cycle_length ?? DEFAULT_CYCLE_LENGTH_DAYS;
  const replaced = moved ?? (same ? undefined : (touched ?? undefined));
  if (same !== undefined && same.cycle_length !== length) {
    saves.push({ period: { ...same, cycle_length: length }, replaces: null });
  } else if (same === undefined && !(isInside && moved === undefined)) {
    const end = replaced?.period_end_date ?? null;
    saves.push({
      period: {
        period_start_date: named.start,
        period_end_date: end !== null && end >= named.start ? end : null,
        cycle_length: length,
      },
      replaces: replaced?.period_start_date ?? null,
    });
  }
  const isLatestSaved = saves.some(
    ({ period, replaces }) =>
      latest === null ||
      period.period_start_date >= latest.period_start_date ||
      replaces === latest.period_start_date,
  );
  if (latest !== null && !isLatestSaved && latest.cycle_length !== length) {
    saves.push({ period: { ...latest, cycle_length: length }, replaces: null });
  }
  return saves;
}

function usualEnd(start: CalendarDate): CalendarDate {
  return addDays(start, DEFAULT_PERIOD_LENGTH_DAYS - 1);
}
