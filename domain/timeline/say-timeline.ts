import { countOf } from '../count-of.ts';
import { sayWhen } from '../records/when.ts';
import type { EmptyYears } from './by-year.ts';
import {
  BAND_KINDS,
  type Band,
  type BandKind,
  EVENT_KINDS,
  type EventKind,
  type Moment,
  type TimelineEvent,
} from './timeline.ts';

/** `3 Mar 2024`, `March 2024`, `2011`, `age 14`: never more than is known. */
export const sayMoment = (moment: Moment): string => sayWhen(moment) ?? '';

export const nameKind = (kind: EventKind): string =>
  EVENT_KINDS.find(({ value }) => value === kind)?.label ?? '';

export const nameBand = (kind: BandKind): string =>
  BAND_KINDS.find(({ value }) => value === kind)?.label ?? '';

/** `3 Mar 2024 to 5 Mar 2025`, `since 2011`, `in 2011`. */
export function sayBandTime({ from, to }: Band): string {
  const [first, last] = [sayMoment(from), to && sayMoment(to)];
  if (last === null) return `since ${first}`;
  return first === last ? `in ${first}` : `${first} to ${last}`;
}

/** `1991 to 2003: not recorded`, `2012 to 2019: From first period, nothing else recorded`. */
export function sayEmptyYears({ from, to, stages }: EmptyYears): string {
  const years = from === to ? `${from}` : `${to} to ${from}`;
  if (stages.length === 0) return `${years}: not recorded`;
  return `${years}: ${stages.map(nameBand).join(', ')}, nothing else recorded`;
}

/** What a year has of what comes often, in one line: `9 periods · 143 days noted`; '' for none. */
export function sayOften(events: readonly TimelineEvent[]): string {
  const periods = events.filter(({ kind }) => kind === 'period').length;
  const days = events.reduce((sum, { kind, count }) => sum + (kind === 'day' ? count : 0), 0);
  return [periods > 0 && countOf(periods, 'period'), days > 0 && `${countOf(days, 'day')} noted`]
    .filter(Boolean)
    .join(' · ');
}

/** Comes too often to stand alone in a year. */
export const isOften = ({ kind }: TimelineEvent): boolean => kind === 'period' || kind === 'day';
