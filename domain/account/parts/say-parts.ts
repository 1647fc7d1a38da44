import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { longDays } from '../../calendar/name-day.ts';
import { countOf } from '../../count-of.ts';
import { lasts, type PartKind, RECORDS } from './kinds.ts';
import type { PartsAnswer, Stretch } from './parts.ts';

/** What there is, a line for each sort: `3 periods, 5 January to 9 March`. Empty where there is nothing. */
export function sayRecords(
  { records, cut_periods: cut }: Pick<PartsAnswer, 'records' | 'cut_periods'>,
  today: CalendarDate,
): string[] {
  return records.flatMap(({ of, count, first_day: first, last_day: last }) => {
    const { one, many }: { one: string; many?: string } = RECORDS[of];
    const days = first && last ? `, ${longDays(first, last, today)}` : '';
    const line = `${countOf(count, one, many)}${days}`;
    if (of !== 'period_tracking' || cut === 0) return [line];
    return [line, `${cut} of them ${cut === 1 ? 'keeps' : 'keep'} the days outside your choice`];
  });
}

/** What else comes of it, a sentence each. */
export function sayWhatFollows(
  { records, alerts, files }: PartsAnswer,
  { kinds, from, to }: Stretch & { kinds: readonly PartKind[] },
): string[] {
  const has = (kind: PartKind) =>
    records.some(({ of }) => (RECORDS[of].kinds as readonly PartKind[]).includes(kind)) &&
    kinds.includes(kind); // as: a list of them
  const isCut = from !== null || to !== null;
  return [
    ...(has('bleeding') ? ['Forecasts are made anew from what is left.'] : []),
    ...(isCut && records.some(({ of }) => lasts(of))
      ? ['What lasts goes whole, if it began or ended on these days.']
      : []),
    ...(has('documents') ? ['What was read in a document goes with it.'] : []),
    ...(alerts > 0
      ? [
          `${countOf(alerts, 'alert')} that ${alerts === 1 ? 'rests' : 'rest'} on it ${alerts === 1 ? 'goes' : 'go'} too.`,
        ]
      : []),
    ...(files > 0
      ? [
          'The file that waits under Files goes too, for all of this is in it. Download it first if you want it.',
        ]
      : []),
  ];
}
