import type { CalendarDate } from '../calendar/calendar-date.ts';
import { edgeOf, firstDayOfEnd } from '../records/when.ts';
import type { Band, BandKind, Moment, Timeline, TimelineEvent } from './timeline.ts';

/** A year of hers, newest event first. */
export interface TimelineYear {
  kind: 'year';
  year: number;
  /** How old she became in it; null: not known, or she was born in it. */
  age: number | null;
  /** Those that lie in it, with the part of the year that they take, 0 to 1. */
  bands: { band: Band; from: number; to: number }[];
  events: TimelineEvent[];
}

/** Years without an event, `to` the earlier one, both included: nothing is recorded of them, or a stage from end to end and nothing else. */
export interface EmptyYears {
  kind: 'empty';
  from: number;
  to: number;
  stages: BandKind[];
}

export interface TimelineYears {
  /** What lies ahead, the nearest last. */
  ahead: TimelineEvent[];
  /** Newest first, up to her birth, or to the first thing that is known. */
  years: (TimelineYear | EmptyYears)[];
}

/** The timeline by years. With `isNarrowed` empty years are left out: something was asked for, and they are no answer. */
export function listYears(
  { born_on, events, bands }: Timeline,
  today: CalendarDate,
  isNarrowed = false,
): TimelineYears {
  const isAhead = ({ when }: TimelineEvent) => firstDayOf(when) > today;
  const ahead = events.filter(isAhead);
  const past = events.filter((event) => !isAhead(event));
  // What ended some time in this year is kept as its last day.
  const byYear = groupBy(past, ({ when }) => Math.min(yearOf(when.on), yearOf(today)));
  const known = [born_on, ...past.map(({ when }) => when.on), ...bands.map(({ from }) => from.on)];
  const first = Math.min(yearOf(today), ...known.flatMap((day) => (day ? [yearOf(day)] : [])));
  const years: TimelineYears['years'] = [];
  for (let year = yearOf(today); year >= first; year -= 1) {
    const inYear = bands.flatMap((band) => partOf(band, year, today));
    const ofYear = byYear.get(year) ?? [];
    const before = years.at(-1);
    const isWhole = inYear.every(({ from, to }) => from === 0 && to === 1);
    if (ofYear.length > 0 || (!isWhole && !isNarrowed)) {
      const age = born_on && year > yearOf(born_on) ? year - yearOf(born_on) : null;
      years.push({ kind: 'year', year, age, bands: inYear, events: ofYear });
    } else if (isNarrowed) continue;
    else {
      const stages = inYear.map(({ band }) => band.kind);
      if (before?.kind === 'empty' && before.stages.join() === stages.join()) before.to = year;
      else years.push({ kind: 'empty', from: year, to: year, stages });
    }
  }
  return { ahead, years };
}

/** The first day that it can have been: what is known less well than to the day is kept as the last day of its time where it ended. */
function firstDayOf({ on, precision }: Moment): CalendarDate {
  return precision === 'age' && on.endsWith('-12-31')
    ? firstDayOfEnd(on, precision)
    : edgeOf(on, precision, 'start');
}

const yearOf = (day: CalendarDate) => Number(day.slice(0, 4));

/** The part of a year that a band takes, up to today; none outside of it. */
function partOf(band: Band, year: number, today: CalendarDate): TimelineYear['bands'] {
  const [first, last] = [`${String(year).padStart(4, '0')}-01-01`, `${String(year).padStart(4, '0')}-12-31`];
  const end = band.to && band.to.on < today ? band.to.on : today;
  if (band.from.on > last || end < first || band.from.on > today) return [];
  const from = band.from.on <= first ? 0 : shareOfYear(band.from.on);
  const to = end >= last ? 1 : shareOfYear(end);
  return [{ band, from, to }];
}

/** 0 on its first day, near 1 on its last. Months of one length: nothing is drawn more exactly. */
const shareOfYear = (day: CalendarDate) =>
  (Number(day.slice(5, 7)) - 1) / 12 + (Number(day.slice(8, 10)) - 1) / 31 / 12;

/** The events of a year by month, newest first; `month` null: some time in it, nothing better is known. */
export function listMonths(
  events: readonly TimelineEvent[],
): { month: number | null; events: TimelineEvent[] }[] {
  const months = groupBy(events, ({ when: { on, precision } }) =>
    precision === 'year' || precision === 'age' ? null : Number(on.slice(5, 7)),
  );
  return [...months]
    .map(([month, ofMonth]) => ({ month, events: ofMonth }))
    .sort((one, other) => (other.month ?? 0) - (one.month ?? 0));
}

function groupBy<Key>(events: readonly TimelineEvent[], keyOf: (event: TimelineEvent) => Key) {
  const groups = new Map<Key, TimelineEvent[]>();
  for (const event of events) {
    const group = groups.get(keyOf(event));
    if (group) group.push(event);
    else groups.set(keyOf(event), [event]);
  }
  return groups;
}
