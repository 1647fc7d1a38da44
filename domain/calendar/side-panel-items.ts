import { countBledDays } from '../bleeding/count-bled-days.ts';
import { NOT_LOADED } from '../body/say-now.ts';
import { type DailyLog, isEmptyLog } from '../daily-log/daily-log.ts';
import { type DailyHealthSignals, isEmptySignals } from '../signals/health-signals.ts';
import { type MostNoted, mostNotedMood, mostNotedSymptom } from '../signals/noted-signals.ts';
import { type CalendarDate, inclusiveDays } from './calendar-date.ts';
import { countDays } from './name-day.ts';
import type { PanelFacts, PanelItem } from './panel-facts.ts';

/** The days from `from` to today on which the log or the calendar's window of a day holds anything. */
export function datesNoted(facts: PanelFacts, from: CalendarDate): ReadonlySet<CalendarDate> {
  return collectDates(
    facts,
    from,
    (day) => !isEmptySignals(day),
    (log) => !isEmptyLog(log),
  );
}

/** The days with egg white discharge, in the log or in the calendar. */
export function eggWhiteDates(facts: PanelFacts, from: CalendarDate): ReadonlySet<CalendarDate> {
  const inLog = ({ extras }: DailyLog) => extras.conception?.cervical_mucus === 'ewcm';
  return collectDates(facts, from, ({ discharge }) => discharge === 'ewcm', inLog);
}

/** The days with intercourse, in the log or in the calendar. */
export function intercourseDates(facts: PanelFacts, from: CalendarDate): ReadonlySet<CalendarDate> {
  const inLog = ({ extras }: DailyLog) => extras.conception?.intercourse === 'yes';
  return collectDates(facts, from, ({ intercourse }) => intercourse.length > 0, inLog);
}

function collectDates(
  { signals, logs, today }: PanelFacts,
  from: CalendarDate,
  isNoted: (day: DailyHealthSignals) => boolean,
  isLogged: (log: DailyLog) => boolean,
): ReadonlySet<CalendarDate> {
  const dates = [
    ...signals.filter(isNoted).map(({ signal_date: date }) => date),
    ...(logs ?? []).filter(isLogged).map(({ log_date: date }) => date),
  ];
  return new Set(dates.filter((date) => date >= from && date <= today));
}

/** What was noted on the most days. */
export function mostNoted(noted: readonly DailyHealthSignals[]): PanelItem[] {
  return [
    { label: 'Most noted symptom', value: sayMost(mostNotedSymptom(noted)) },
    { label: 'Most noted mood', value: sayMost(mostNotedMood(noted)) },
  ];
}

/** `logs` null: how many there are is not known. */
export function daysLogged({ logs }: Pick<PanelFacts, 'logs'>, value: number, max: number): PanelItem {
  if (logs === null) return { label: 'Days logged', value: NOT_LOADED };
  return { label: 'Days logged', value: `${value} of ${max}`, progress: { value, max, tone: 'sage' } };
}

/** On which day of a period without an end she is; of any other how long it bled, as history and report count it. */
export function periodItem(
  { period_start_date: start, period_end_date: end }: PanelFacts['periods'][number],
  { today, now, bleeding }: PanelFacts,
): PanelItem {
  if (end === null && now?.period) {
    return {
      label: 'Period',
      value: `Day ${inclusiveDays(start, today)}`,
      badge: { label: 'Going on', tone: 'fact' },
    };
  }
  const days = countBledDays({ start, end, before: null }, bleeding ?? new Map());
  return { label: 'Period length', value: days === null ? 'No end recorded' : countDays(days) };
}

function sayMost(most: MostNoted | null): string {
  return most === null ? 'None noted' : `${most.label}, ${countDays(most.dayCount)}`;
}
