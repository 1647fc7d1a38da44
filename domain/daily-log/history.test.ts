import { describe, expect, test } from 'vitest';
import { type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES } from './daily-log.ts';
import {
  findRuns,
  findWindow,
  type HistoryRange,
  readHistoryPlace,
  readSeries,
  summarizeSeries,
  writeHistoryPlace,
} from './history.ts';
import { findQuantity, type Quantity } from './quantities.ts';

// The examples of docs/algorithms/history.md.
const DAYS = listDays('2026-11-15', '2026-11-21');
const SLEPT = [7, 6.5, null, 8, null, 6.5, 7.5];

const quantityOf = (code: string): Quantity => {
  const quantity = findQuantity(code);
  if (quantity === null) throw new Error(`There is no quantity ${code}.`);
  return quantity;
};

const logsOf = (logs: DailyLog[]) => new Map(logs.map((log) => [log.log_date, log]));
const logOf = (log_date: CalendarDate, part: Partial<DailyLog>): DailyLog => ({
  ...EMPTY_VALUES,
  ...part,
  log_date,
});

const slept = logsOf(
  DAYS.flatMap((day, index) => {
    const hours = SLEPT[index] ?? null;
    // Of the two days without hours one has a log all the same.
    return hours === null && index === 4 ? [] : [logOf(day, { sleep_hours: hours, mood: 5 })];
  }),
);

describe('a range', () => {
  test.each<[CalendarDate, HistoryRange, number, CalendarDate, CalendarDate]>([
    ['2026-11-21', 7, 0, '2026-11-15', '2026-11-21'],
    ['2026-11-21', 30, 1, '2026-09-23', '2026-10-22'],
    ['2026-03-01', 7, 0, '2026-02-23', '2026-03-01'],
    ['2024-03-01', 7, 0, '2024-02-24', '2024-03-01'],
    ['2026-11-21', 365, 0, '2025-11-22', '2026-11-21'],
  ])('on %s of %i days, %i steps back, is %s to %s', (today, range, back, from, to) => {
    expect(findWindow({ quantity: null, range, back }, today)).toEqual({ from, to, hasEarlier: true });
  });

  test('never reaches before the first day that can be logged', () => {
    const oldest = findWindow({ quantity: null, range: 365, back: 9999 }, '2026-11-21');
    expect(oldest.hasEarlier).toBe(false);
    expect(oldest.from >= '1900-01-01' && oldest.from < '1901-01-01').toBe(true);
  });
});

describe('an address', () => {
  test.each([
    ['', '/dashboard/history'],
    ['q=a1', '/dashboard/history?q=a1'],
    ['q=b17&days=365&back=2', '/dashboard/history?q=b17&days=365&back=2'],
    ['days=90', '/dashboard/history?days=90'],
    ['q=a1&days=30&back=0', '/dashboard/history?q=a1'],
  ])('"%s" leads to %s', (search, address) => {
    const place = readHistoryPlace({ get: (name) => parse(search)[name] ?? null });
    expect(writeHistoryPlace(place)).toBe(address);
  });

  test.each(['q=weight', 'q=', 'days=31', 'days=', 'back=-1', 'back=1e3', 'back=99999'])(
    'with "%s", which nobody offers, leads to the beginning',
    (search) => {
      const place = readHistoryPlace({ get: (name) => parse(search)[name] ?? null });
      expect(place).toEqual({ quantity: null, range: 30, back: 0 });
    },
  );
});

function parse(search: string): Record<string, string> {
  return Object.fromEntries(
    search
      .split('&')
      .filter(Boolean)
      .map((part) => part.split('=') as [string, string]),
  );
}

describe('a series', () => {
  const series = readSeries(slept, quantityOf('a1'), DAYS);

  test('has a gap on every day without a value, logged or not', () => {
    expect(series.map((value) => value?.[0] ?? null)).toEqual(SLEPT);
    expect(findRuns(series)).toEqual([
      { first: 0, last: 1 },
      { first: 3, last: 3 },
      { first: 5, last: 6 },
    ]);
  });

  test('is summed up over the days that are logged, the newest of equals named', () => {
    expect(summarizeSeries(series, DAYS)).toEqual({
      daysLogged: 5,
      daysInRange: 7,
      figures: [
        {
          average: 7.1,
          lowest: { value: 6.5, day: '2026-11-20' },
          highest: { value: 8, day: '2026-11-18' },
        },
      ],
    });
  });

  test('takes 0 for a value', () => {
    const logs = logsOf([
      logOf('2026-11-15', { water_glasses: 0 }),
      logOf('2026-11-16', { water_glasses: 6 }),
    ]);
    const water = readSeries(logs, quantityOf('a6'), DAYS);
    expect(findRuns(water)).toEqual([{ first: 0, last: 1 }]);
    expect(summarizeSeries(water, DAYS).figures[0]?.average).toBe(3);
  });

  test('of a blood pressure has two numbers, each summed up on its own', () => {
    const logs = logsOf([
      logOf('2026-11-19', { extras: { 'post-menopause': { blood_pressure: '124/82' } } }),
      logOf('2026-11-21', { extras: { 'post-menopause': { blood_pressure: '118/76' } } }),
    ]);
    const summary = summarizeSeries(readSeries(logs, quantityOf('b17'), DAYS), DAYS);
    expect(summary.daysLogged).toBe(2);
    expect(summary.figures).toEqual([
      {
        average: 121,
        lowest: { value: 118, day: '2026-11-21' },
        highest: { value: 124, day: '2026-11-19' },
      },
      {
        average: 79,
        lowest: { value: 76, day: '2026-11-21' },
        highest: { value: 82, day: '2026-11-19' },
      },
    ]);
  });

  test('of two modes is one line', () => {
    const logs = logsOf([
      logOf('2026-11-15', { extras: { 'menstrual-cycle': { basal_body_temperature: 97.5 } } }),
      logOf('2026-11-16', { extras: { conception: { basal_temperature: 97.7 } } }),
    ]);
    const temperature = readSeries(logs, quantityOf('b1'), DAYS);
    expect(findRuns(temperature)).toEqual([{ first: 0, last: 1 }]);
    expect(temperature.slice(0, 3)).toEqual([[97.5], [97.7], null]);
  });

  test('without a value has nothing to say but how many days there are', () => {
    const nothing = readSeries(new Map(), quantityOf('a1'), DAYS);
    expect(summarizeSeries(nothing, DAYS)).toEqual({ daysLogged: 0, daysInRange: 7, figures: [] });
    expect(findRuns(nothing)).toEqual([]);
  });
});
