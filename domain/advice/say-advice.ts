import { isBleeding } from '../bleeding/bleeding-day.ts';
import { bleedingByDay } from '../bleeding/bleeding-of.ts';
import { findLastPeriod } from '../bleeding/last-period.ts';
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { sameDayInMonth } from '../calendar/calendar-month.ts';
import { countDays, shortDate, shortDays } from '../calendar/name-day.ts';
import { wordFor } from '../count-of.ts';
import { lastRecordedDay } from '../cycle/period.ts';
import type { DangerRows } from '../dangers/rows.ts';
import { ageOn } from '../profile/age.ts';
import type { AdviceCard, HerDate, Subject } from './advice-card.ts';
import type { BledRun } from './bled-runs.ts';

// What an appointment card says beside the sentence of its rule. On a screen and on paper the same.

/** As many of a kind as say enough. */
const MOST_DATES = 6;

/** `No period recorded for 112 days` */
export function titleOf(subject: Subject, rows: DangerRows): string {
  switch (subject) {
    case 'no-period': {
      const last = lastPeriodOf(rows);
      return last === null
        ? 'No period recorded'
        : `No period recorded for ${countDays(daysBetween(last.day, rows.day))}`;
    }
    case 'no-first-period':
      return 'No period yet at 15';
    case 'long-bleeding':
      return 'Bleeding for more than seven days';
    case 'after-sex':
      return 'Bleeding after sex';
    case 'between':
      return 'Bleeding between periods';
    case 'after-twelve-months':
      return 'Bleeding after twelve months without';
    case 'early-menopause':
      return 'Menopause before 45';
  }
}

/** How soon, in the words above the title. */
export function sayWithin({ level, within }: Pick<AdviceCard, 'level' | 'within'>): string {
  if (within !== null && 'days' in within) {
    const weeks = Math.round(within.days / 7);
    return weeks <= 1 ? 'Book within a week' : `Book within ${weeks} weeks`;
  }
  return level === 'soon' ? 'Book within two weeks' : 'Worth an appointment';
}

/** Her own dates; the days of `runs` newest first. */
export function datesOf(subject: Subject, runs: readonly BledRun[], rows: DangerRows): HerDate[] {
  switch (subject) {
    case 'no-period':
      return sayLastPeriod(rows);
    case 'no-first-period':
      return sayBirthday(rows, 15);
    case 'long-bleeding':
      return runs.slice(0, MOST_DATES).map((run) => ({ label: 'Bleeding', value: sayRun(run, rows.day) }));
    case 'after-sex':
      return [{ label: 'On', value: sayDays(daysOfKind('after-sex', rows)) }];
    case 'between':
      return [{ label: 'On', value: sayDays(daysOfKind('between', rows)) }];
    case 'after-twelve-months':
      return [
        ...runs.slice(0, MOST_DATES).map((run) => ({ label: 'Bleeding', value: sayRun(run, rows.day) })),
        ...sayBefore(runs, rows),
      ];
    case 'early-menopause':
      return sayMode(rows);
  }
}

const lastPeriodOf = ({ periods = [], bleeding, day }: DangerRows) =>
  findLastPeriod(periods, bleedingByDay(bleeding ?? []), day);

function sayLastPeriod(rows: DangerRows): HerDate[] {
  const last = lastPeriodOf(rows);
  if (last === null) return [];
  const label = last.basis === 'noted' ? 'Last bleeding' : 'Last period began';
  return [{ label, value: shortDate(last.day) }];
}

function sayBirthday({ birthDate }: DangerRows, age: number): HerDate[] {
  if (!birthDate) return [];
  return [{ label: `Your ${age}th birthday`, value: shortDate(sameDayInMonth(birthDate, age * 12)) }];
}

/** `3 – 12 Oct, 10 days` */
function sayRun({ first, last, days }: BledRun, today: CalendarDate): string {
  const span = first === last ? shortDate(first) : shortDays(first, last, today);
  if (first === last) return span;
  return `${span}, ${countDays(days)}${last === today ? ' so far' : ''}`;
}

/** As far as the rule counts them (domain/dangers/facts-of-bleeding.ts). */
const COUNTED_DAYS = { 'after-sex': 90, between: 190 } as const;

function daysOfKind(kind: keyof typeof COUNTED_DAYS, { bleeding, day: today }: DangerRows): CalendarDate[] {
  return [...(bleeding ?? [])]
    .filter((row) => row.kind === kind && isBleeding(row.flow) && row.day <= today)
    .map(({ day }) => day)
    .filter((day) => daysBetween(day, today) < COUNTED_DAYS[kind])
    .toSorted()
    .reverse();
}

/** `19 Nov 2026, 3 Nov 2026 and 4 more days` */
function sayDays(days: readonly CalendarDate[]): string {
  const said = days.slice(0, MOST_DATES).map(shortDate).join(', ');
  const more = days.length - MOST_DATES;
  return more > 0 ? `${said} and ${more} more ${wordFor(more, 'day')}` : said;
}

/** The day of bleeding before the oldest of these. */
function sayBefore(runs: readonly BledRun[], { periods = [], bleeding }: DangerRows): HerDate[] {
  const first = runs.at(-1)?.first;
  if (first === undefined) return [];
  const before = [
    ...[...(bleeding ?? [])].filter((row) => isBleeding(row.flow)).map(({ day }) => day),
    ...periods.map((period) => lastRecordedDay(period, first)),
  ].filter((day) => day < first);
  const latest = before.toSorted().at(-1);
  return latest === undefined ? [] : [{ label: 'Before that', value: `none since ${shortDate(latest)}` }];
}

function sayMode({ breaks, birthDate, day }: DangerRows): HerDate[] {
  const mode = breaks?.find(({ kind, to }) => kind === 'mode' && to === null);
  return [
    ...(birthDate ? [{ label: 'Age', value: String(ageOn(birthDate, day)) }] : []),
    ...(mode ? [{ label: 'In this mode since', value: shortDate(mode.from) }] : []),
  ];
}
