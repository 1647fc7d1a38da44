import { type CalendarDate, daysBetween, isCalendarDate } from '../../calendar/calendar-date.ts';
import { MONTHS } from './show-day.ts';

/** A date as printed; `day` null where day and month could be either and nothing says which. */
export interface PrintedDate {
  day: CalendarDate | null;
  /** Where in its line it begins, and behind which character it ends. */
  start: number;
  end: number;
}

/** Which number of `12/05/2025` is the day; null: the document does not say. */
export type DayOrder = 'day-first' | 'month-first' | null;

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
// Behind a day: st, nd, rd, th, or what OCR makes of them when they are raised.
const RAISED = `(?:st|nd|rd|th|["'”’*°™]{1,2}[a-z]?)?`;
const SOURCES = {
  iso: String.raw`(?<![\d/.-])(?<isoYear>\d{4})(?<isoSign>[-/.])(?<isoMonth>\d{1,2})\k<isoSign>(?<isoDay>\d{1,2})(?!\d|[-/.]\d)`,
  numeric: String.raw`(?<![\d/.-])(?<first>\d{1,2}) ?(?<sign>[/.-]) ?(?<second>\d{1,2}) ?\k<sign> ?(?<year>\d{4}|\d{2})(?!\d|[-/]\d|\.\d)`,
  dayMonth: String.raw`(?<![\d/.,-])(?<dayBefore>\d{1,2})${RAISED}[ ./-]{0,3}(?:of )?(?<monthAfter>${MONTH})(?![a-z])[ .,/-]{0,2}'?(?<yearAfter>\d{4}|\d{2})(?!\d|:\d|[ /-]{1,3}(?:${MONTH})\b)`,
  monthDay: String.raw`\b(?<monthBefore>${MONTH})\b[ ./-]{1,3}(?<dayAfter>\d{1,2})${RAISED}[ ,./-]{1,3}(?<yearLast>\d{4})(?!\d)`,
};
const DATE = new RegExp(`(?:${Object.values(SOURCES).join('|')})`, 'gi');

/** Cheaper than looking for a date, and false for most lines. */
const MAY_HOLD_DATE =
  /\d ?[-/.] ?\d{1,2} ?[-/.] ?\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\W{0,4}\d/i;

const EARLIEST_YEAR = 1950;
const LATEST_YEAR = 2100;

/** The dates printed in a line, in their order. */
export function findDates(line: string, order: DayOrder): PrintedDate[] {
  return matchDates(line).map(({ groups, start, end }) => ({ day: readDay(groups, order), start, end }));
}

type Groups = Record<string, string | undefined>;

function matchDates(line: string): { groups: Groups; start: number; end: number }[] {
  if (!MAY_HOLD_DATE.test(line)) return [];
  return [...line.matchAll(DATE)].map((match) => ({
    groups: match.groups ?? {},
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function readDay(groups: Groups, order: DayOrder): CalendarDate | null {
  if (groups.isoYear !== undefined) return dayOf(groups.isoYear, groups.isoMonth, groups.isoDay);
  if (groups.monthAfter !== undefined) {
    return dayOf(groups.yearAfter, monthNumber(groups.monthAfter), groups.dayBefore);
  }
  if (groups.monthBefore !== undefined) {
    return dayOf(groups.yearLast, monthNumber(groups.monthBefore), groups.dayAfter);
  }
  const { first, second, year } = groups;
  if (first === second) return dayOf(year, second, first);
  const own = orderOf(groups);
  if (own === 'clash') return null;
  const known = own ?? (groups.sign === '.' ? 'day-first' : order);
  if (known === null) return null;
  return known === 'day-first' ? dayOf(year, second, first) : dayOf(year, first, second);
}

/** What a numeric date itself says about the order. */
function orderOf({ first, second }: Groups): DayOrder | 'clash' {
  const isFirstDay = Number(first) > 12;
  const isSecondDay = Number(second) > 12;
  if (isFirstDay && isSecondDay) return 'clash';
  return isFirstDay ? 'day-first' : isSecondDay ? 'month-first' : null;
}

const monthNumber = (name: string) =>
  String(MONTHS.findIndex((month) => name.toLowerCase().startsWith(month.toLowerCase())) + 1);

function dayOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): CalendarDate | null {
  const short = Number(year);
  const full = year?.length === 2 ? short + (short >= 50 ? 1900 : 2000) : short;
  if (full < EARLIEST_YEAR || full > LATEST_YEAR) return null;
  const text = `${full}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  return isCalendarDate(text) ? text : null;
}

// Written in one country alone. Spelling (`haemoglobin`) counts too: American laboratories do not use it.
const DAY_FIRST_CUE =
  /\+44|\+91|\+61|\+353|\+27|\bNHS\b|\bGMC\b|\bMHRA\b|\bUnited Kingdom\b|\bIndia\b|\bAustralia\b|\bIreland\b|\bPty\b|\bPvt\b|\bGmbH\b|[Hh]aemo|HAEMO|[Hh]aemat|HAEMAT|[Oo]estra?d|OESTRAD|[Gg]ynaec|GYNAEC|[Pp]aediat|PAEDIAT|\b[A-Z]{1,2}\d[A-Z\d]? \d(?!IU|M[GLM]|[KPN]G|CM)[A-Z]{2}\b/;
const MONTH_FIRST_CUE =
  /\+1[ -]?\(?\d{3}|\(\d{3}\) ?\d{3}-\d{4}|\bUSA\b|\bU\.S\.|\bUnited States\b|\bCLIA (?:#|no|id|number|certificate)|\bCDC\b|\bSSN\b|\bNPI\b|\bDEA\b|\bIRS\b|[a-z], ?[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/;

/**
 * Which number is the day, from the other dates of the document, else from the country it is written in, else from the
 * days between sample and report.
 */
export function findDayOrder(lines: readonly { text: string }[]): DayOrder {
  const seen = new Set<DayOrder | 'clash'>();
  const cues = new Set<DayOrder>();
  for (const { text } of lines) {
    for (const { groups } of matchDates(text)) {
      // With full stops the day always comes first: that says nothing about dates with strokes.
      if (groups.first !== undefined && groups.sign !== '.') seen.add(orderOf(groups));
    }
    if (DAY_FIRST_CUE.test(text)) cues.add('day-first');
    if (MONTH_FIRST_CUE.test(text)) cues.add('month-first');
  }
  // Two that contradict each other leave it open, whatever else speaks.
  for (const votes of [seen, cues]) {
    const isDayFirst = votes.has('day-first');
    if (isDayFirst !== votes.has('month-first')) return isDayFirst ? 'day-first' : 'month-first';
    if (isDayFirst) return null;
  }
  return orderByReport(lines);
}

const SAMPLE = /(?:collect|sample|specimen|drawn)[^\d]{0,24}$/i;
const REPORT = /(?:report|result|finali[sz])[^\d]{0,24}$/i;
/** A laboratory reports within days; read the wrong way round, the same two dates lie a month or more apart. */
const REPORTED_WITHIN_DAYS = 7;
const MISREAD_FROM_DAYS = 25;

function orderByReport(lines: readonly { text: string }[]): DayOrder {
  const find = (label: RegExp): Groups | undefined => {
    for (const { text } of lines) {
      const date = matchDates(text).find(({ groups, start }) => {
        return groups.first !== undefined && label.test(text.slice(Math.max(0, start - 40), start));
      });
      if (date !== undefined) return date.groups;
    }
    return undefined;
  };
  const sample = find(SAMPLE);
  const report = find(REPORT);
  if (sample === undefined || report === undefined) return null;
  const daysApart = (order: DayOrder) => {
    const from = readDay(sample, order);
    const to = readDay(report, order);
    return from === null || to === null ? null : daysBetween(from, to);
  };
  const isSoon = (days: number | null) => days !== null && days >= 0 && days <= REPORTED_WITHIN_DAYS;
  const isAbsurd = (days: number | null) => days !== null && (days < 0 || days >= MISREAD_FROM_DAYS);
  const [dayFirst, monthFirst] = [daysApart('day-first'), daysApart('month-first')];
  if (isSoon(dayFirst) && isAbsurd(monthFirst)) return 'day-first';
  return isSoon(monthFirst) && isAbsurd(dayFirst) ? 'month-first' : null;
}
