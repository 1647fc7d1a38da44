import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { monthOf } from '../calendar/calendar-month.ts';
import { nameMonth } from '../calendar/name-day.ts';
import { FEW_AMBULANCES, findCuratedNumbers, type NumbersPage } from './curated-numbers.ts';
import { EMERGENCY_NUMBERS } from './emergency-numbers.ts';
import { type CountryFrom, type CountrySigns, findCountry } from './find-country.ts';
import { HELP_LINES, type HelpLine, LINE_KINDS, type LineKind } from './help-lines.ts';

export interface ShownLine extends HelpLine {
  kind: LineKind;
  /** Said beside it: when it was checked, whose word it is, or that it was not. Null: on an official page within the year. */
  note: string | null;
}

export interface NumbersForHer {
  country: string | null;
  from: CountryFrom;
  /** The number to call first; several where the country is not known. */
  emergency: readonly string[];
  police: readonly string[];
  lines: readonly ShownLine[];
  /** The official page on which the numbers were read; null: they are of the table, or the country is not known. */
  page: NumbersPage | null;
  /** Sentences to say beside the numbers: why there are two, how old the page is, that ambulances are few. */
  why: readonly string[];
}

export const UNKNOWN_COUNTRY =
  '112 or 911, from most mobile phones: we do not know your country, and these two reach help in most of them. Choose your country to see its own number.';
export const FROM_TABLE = 'They are of a table of 2021 and were not checked by us.';
export const FEW_AMBULANCES_WARNING =
  'Ambulances there are few, and calls may not be answered: think of a way to reach a hospital yourself.';
const NOT_CHECKED = 'not checked by us';
const BY_OTHERS = 'as a page of others gives it';
const YEAR_DAYS = 365;
/** After it a number is not trusted any more. */
const OLD_DAYS = 548;

/** The numbers of her country, the first of `findCountry` that has any. Pure: nothing is asked of anybody. */
export function numbersFor(her: CountrySigns, today: CalendarDate): NumbersForHer {
  const { country, from } = findCountry(her, (code) => findNumbers(code) !== null);
  const numbers = country === null ? null : findNumbers(country);
  if (country === null || numbers === null) {
    return {
      country: null,
      from: 'unknown',
      emergency: ['112', '911'],
      police: ['112', '911'],
      lines: [],
      page: null,
      why: [UNKNOWN_COUNTRY],
    };
  }
  return {
    country,
    from,
    emergency: [numbers.ambulance],
    police: [numbers.police],
    lines: LINE_KINDS.flatMap((kind) => {
      const line = HELP_LINES[country]?.[kind];
      return line === undefined ? [] : showLine(kind, line, today);
    }),
    page: numbers.page,
    why: [...sayAge(numbers.page, today), ...(FEW_AMBULANCES.has(country) ? [FEW_AMBULANCES_WARNING] : [])],
  };
}

/** What an official page names, else what the table has. */
function findNumbers(
  country: string,
): { ambulance: string; police: string; page: NumbersPage | null } | null {
  const curated = findCuratedNumbers(country);
  if (curated !== null) return curated;
  const row = EMERGENCY_NUMBERS[country];
  return row === undefined ? null : { ambulance: row[0], police: row[1], page: null };
}

/** A number to call in an emergency is never left out for its age: it is said instead. */
function sayAge(page: NumbersPage | null, today: CalendarDate): string[] {
  if (page === null) return [FROM_TABLE];
  const asOf = page.asOf ?? page.checkedOn;
  return daysBetween(asOf, today) > YEAR_DAYS
    ? [`As an official page named them in ${nameMonth(monthOf(asOf))}.`]
    : [];
}

/** Over a year old it says when it was checked, over a year and a half it is left out. */
function showLine(kind: LineKind, line: HelpLine, today: CalendarDate): ShownLine[] {
  if (line.source === null) return [{ ...line, kind, note: NOT_CHECKED }];
  const age = daysBetween(line.source.openedOn, today);
  if (age > OLD_DAYS) return [];
  const notes = [
    ...(line.source.by === 'others' ? [BY_OTHERS] : []),
    ...(age > YEAR_DAYS ? [`checked ${nameMonth(monthOf(line.source.openedOn))}`] : []),
  ];
  return [{ ...line, kind, note: notes.length === 0 ? null : notes.join(', ') }];
}
