import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { MONTH_NAMES } from '../calendar/name-day.ts';
import { countryOfZone } from './country-of-zone.ts';
import { EMERGENCY_NUMBERS } from './emergency-numbers.ts';
import { HELP_LINES, type HelpLine, LINE_KINDS, type LineKind } from './help-lines.ts';

/** How the country was found. */
export type CountryFrom = 'hers' | 'zone' | 'region' | 'unknown';

export interface ShownLine extends HelpLine {
  kind: LineKind;
  /** Said beside it: when it was checked, or that it was not. Null: checked within the year. */
  note: string | null;
}

export interface NumbersForHer {
  country: string | null;
  from: CountryFrom;
  /** The number to call first; several where the country is not known. */
  emergency: readonly string[];
  police: readonly string[];
  lines: readonly ShownLine[];
  /** Said beside the numbers where the country is not known. */
  why: string | null;
}

export const UNKNOWN_COUNTRY =
  '112 or 911, from most mobile phones: we do not know your country, and these two reach help in most of them. Choose your country to see its own number.';
const NOT_CHECKED = 'not checked by us';
const YEAR_DAYS = 365;
/** After it a number is not trusted any more. */
const OLD_DAYS = 548;

/**
 * The numbers of her country: the one she chose, else that of her device's time zone, else the installation's. Never from an
 * address of the network. Pure: nothing is asked of anybody.
 */
export function numbersFor(
  her: { country: string | null; zone: string | null; region?: string | null },
  today: CalendarDate,
): NumbersForHer {
  const { country, from } = findCountry(her);
  const numbers = country === null ? undefined : EMERGENCY_NUMBERS[country];
  if (country === null || numbers === undefined) {
    return {
      country: null,
      from: 'unknown',
      emergency: ['112', '911'],
      police: ['112', '911'],
      lines: [],
      why: UNKNOWN_COUNTRY,
    };
  }
  return {
    country,
    from,
    emergency: [numbers[0]],
    police: [numbers[1]],
    lines: LINE_KINDS.flatMap((kind) => {
      const line = HELP_LINES[country]?.[kind];
      return line === undefined ? [] : showLine(kind, line, today);
    }),
    why: null,
  };
}

function findCountry({ country, zone, region }: Parameters<typeof numbersFor>[0]): {
  country: string | null;
  from: CountryFrom;
} {
  const isKnown = (code: string | null | undefined): code is string =>
    code != null && code in EMERGENCY_NUMBERS;
  if (isKnown(country)) return { country, from: 'hers' };
  const ofZone = zone === null ? null : countryOfZone(zone);
  if (isKnown(ofZone)) return { country: ofZone, from: 'zone' };
  return isKnown(region) ? { country: region, from: 'region' } : { country: null, from: 'unknown' };
}

/** Over a year old it says when it was checked, over a year and a half it is left out. */
function showLine(kind: LineKind, line: HelpLine, today: CalendarDate): ShownLine[] {
  if (line.source === null) return [{ ...line, kind, note: NOT_CHECKED }];
  const age = daysBetween(line.source.openedOn, today);
  if (age > OLD_DAYS) return [];
  const [year = '', month = ''] = line.source.openedOn.split('-');
  return [
    { ...line, kind, note: age > YEAR_DAYS ? `checked ${MONTH_NAMES[Number(month) - 1]} ${year}` : null },
  ];
}

/** `tel:116123`. */
export function telephoneAddress(number: string): string {
  return `tel:${number}`;
}
