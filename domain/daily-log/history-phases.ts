import type { DescribedDay } from '../body/describe-days.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';

// Rule and worked examples: docs/algorithms/history.md (the tests use the same table).

/** `period` is recorded; `fertile` and `ovulation` are estimates, or rest on what she recorded. */
export const PHASE_KINDS = ['period', 'fertile', 'ovulation'] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

/** Days of one kind that follow one another, as indexes of the days that were asked for. */
export interface PhaseBand {
  kind: PhaseKind;
  first: number;
  last: number;
}

/**
 * The background of a chart, of what every screen says of these days (describeDays). It looks back: no period that is
 * expected, and nothing after today.
 */
export function findPhaseBands(
  days: readonly CalendarDate[],
  described: ReadonlyMap<CalendarDate, DescribedDay>,
  today: CalendarDate,
): PhaseBand[] {
  const bands: PhaseBand[] = [];
  days.forEach((day, index) => {
    const said = described.get(day);
    if (said === undefined || day > today) return;
    if (said.dayClass === 'period' && said.source !== 'recorded') return;
    const band = bands.at(-1);
    if (band?.kind === said.dayClass && band.last === index - 1) band.last = index;
    else bands.push({ kind: said.dayClass, first: index, last: index });
  });
  return bands;
}
