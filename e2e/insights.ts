import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LogValues } from '@lunaria/domain/daily-log/daily-log.ts';
import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { recordPeriod, recordSignals } from './calendar.ts';
import { recordLog } from './daily-log.ts';

export const INSIGHTS = '/dashboard?section=b2-3';

/** Day 8 of the ninth cycle: eight of 28 days each are finished. */
export const TODAY = '2025-09-20';
const FIRST_START: CalendarDate = '2025-02-01';

interface Histories {
  cycles: number;
  /** What is noted and logged on a day of a cycle, counted from 0 and from 1. */
  signalsOf?: (cycle: number, day: number) => Partial<DailyHealthSignals> | null;
  logOf?: (cycle: number, day: number) => Partial<LogValues> | null;
}

/** Cycles of 28 days with five of bleeding, and the start of one more; what is on their days. */
export async function recordCycles(request: APIRequestContext, { cycles, signalsOf, logOf }: Histories) {
  const firstStart = addDays(FIRST_START, (8 - cycles) * 28);
  const writes: (() => Promise<void>)[] = [];
  for (let cycle = 0; cycle <= cycles; cycle += 1) {
    const start = addDays(firstStart, cycle * 28);
    await recordPeriod(request, start, addDays(start, 4));
    for (let day = 1; day <= 28 && cycle < cycles; day += 1) {
      const date = addDays(start, day - 1);
      const signals = signalsOf?.(cycle, day) ?? null;
      const log = logOf?.(cycle, day) ?? null;
      if (signals !== null) writes.push(() => recordSignals(request, date, signals));
      if (log !== null) writes.push(() => recordLog(request, date, log));
    }
  }
  // Some at a time: a connection for each would be refused.
  while (writes.length > 0) await Promise.all(writes.splice(0, 12).map((write) => write()));
}

/** The days with a headache in each of eight cycles: 14 of 40 in the last five days, 9 of 160 before. */
const HEADACHES: readonly (readonly number[])[] = [
  [26, 27, 28, 2],
  [26, 27, 12],
  [25, 26, 27, 1],
  [27, 28],
  [16, 17],
  [27, 28, 13],
  [26, 27, 6],
  [3, 20],
];

/** Eight cycles with headaches before the period; days 8 to 10 of each are not recorded. */
export async function recordHeadaches(request: APIRequestContext): Promise<void> {
  await recordCycles(request, {
    cycles: 8,
    signalsOf: (cycle, day) => (HEADACHES[cycle]?.includes(day) ? { symptoms: ['headache'] } : null),
    // Six hours in the period, eight around day 15, seven otherwise.
    logOf: (_, day) =>
      day >= 8 && day <= 10 ? null : { sleep_hours: day <= 5 ? 6 : Math.abs(day - 15) <= 2 ? 8 : 7 },
  });
}

export async function openInsights(page: Page): Promise<void> {
  await page.goto(INSIGHTS);
  await expect(page.locator('[data-insights]')).toBeVisible();
}
