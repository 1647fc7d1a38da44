import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { type CommonValues, type DailyLog, EMPTY_VALUES } from '../daily-log/daily-log.ts';
import type { AllExtras } from '../daily-log/log-extras.ts';
import { DEFAULT_UNITS } from '../profile/units.ts';
import type { TodayFacts } from './today-facts.ts';

/** The Saturday on which the worked examples of docs/algorithms/today.md are reckoned. */
export const SATURDAY: CalendarDate = '2026-11-21';

type Part = Partial<CommonValues> & { extras?: AllExtras };

export function logOf(date: CalendarDate, { extras = {}, ...common }: Part): DailyLog {
  return { ...EMPTY_VALUES, ...common, log_date: date, extras };
}

/** Logs by how many days ago: `{ 0: … }` is today. */
export function factsOf(daysAgo: Readonly<Record<number, Part>>, more: Partial<TodayFacts> = {}): TodayFacts {
  const today = more.today ?? SATURDAY;
  const logs = Object.entries(daysAgo).map(([ago, part]) => logOf(addDays(today, -Number(ago)), part));
  return {
    today,
    logs: new Map(logs.map((log) => [log.log_date, log])),
    units: DEFAULT_UNITS,
    weekStart: 0,
    period: null,
    pregnancy: null,
    ...more,
  };
}
