import type { PregnancyStatus, Trimester } from './gestational-age.ts';

/** `current` is filled by `share`, from 0 to 6 sevenths; past ones are full, those ahead empty. */
export interface WeekDisc {
  /** Completed weeks when it begins: disc 0 holds the first seven days. */
  week: number;
  state: 'past' | 'current' | 'ahead';
  share: number;
}

export interface TrimesterRow {
  trimester: Trimester;
  discs: WeekDisc[];
}

const ROWS: readonly { trimester: Trimester; from: number; to: number }[] = [
  { trimester: 1, from: 0, to: 13 },
  { trimester: 2, from: 14, to: 27 },
  { trimester: 3, from: 28, to: 39 },
];
/** Drawn only once the due date is there: before it they would say that it is expected to pass. */
const LAST_WEEK_AFTER_DUE = 41;

/** The pregnancy as one disc a week, a row for each trimester. */
export function listWeekDiscs({ phase, gestationalAgeDays }: PregnancyStatus): TrimesterRow[] {
  const isAfterDue = phase === 'due' || phase === 'past-42-weeks';
  return ROWS.map(({ trimester, from, to }) => {
    const last = trimester === 3 && isAfterDue ? LAST_WEEK_AFTER_DUE : to;
    const weeks = Array.from({ length: last - from + 1 }, (_, index) => from + index);
    return { trimester, discs: weeks.map((week) => drawWeek(week, gestationalAgeDays)) };
  });
}

function drawWeek(week: number, ageDays: number): WeekDisc {
  const days = ageDays - week * 7;
  if (days >= 7) return { week, state: 'past', share: 1 };
  return days < 0 ? { week, state: 'ahead', share: 0 } : { week, state: 'current', share: days / 7 };
}
