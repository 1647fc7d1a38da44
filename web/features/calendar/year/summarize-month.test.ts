import { type CalendarDate, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';
import { sayMedicines } from '@lunaria/domain/records/say-medicines.ts';
import { expect, test } from 'vitest';
import type { LayeredDay } from '../../../data/cycle/use-described-days.ts';
import { summarizeMonth } from './summarize-month.ts';

test('a month is said in runs of days', () => {
  const marked = new Map<CalendarDate, DayMark | undefined>(
    listDays('2026-11-02', '2026-11-06').map((day) => [day, { dayClass: 'period', source: 'recorded' }]),
  );
  for (const day of listDays('2026-11-12', '2026-11-15'))
    marked.set(day, { dayClass: 'fertile', source: 'computed' });
  marked.set('2026-11-16', { dayClass: 'ovulation', source: 'computed' });
  marked.set('2026-11-30', { dayClass: 'period', source: 'computed' });
  expect(summarizeMonth('2026-11', marked, null)).toEqual([
    'period, recorded: 2 to 6',
    'fertile, estimate: 12 to 15',
    'ovulation, estimate: 16',
    'period, predicted: 30',
  ]);
});

test('what she noted of single days is said with its amount, and ends a run', () => {
  const period = { dayClass: 'period', source: 'recorded' } as const;
  const marked = new Map<CalendarDate, DayMark | undefined>([
    ['2026-11-02', period],
    ['2026-11-03', { ...period, bleeding: { flow: 'heavy', kind: null, isPeriod: true } }],
    ['2026-11-04', { ...period, bleeding: { flow: 'heavy', kind: null, isPeriod: true } }],
    ['2026-11-05', { dayClass: 'period', source: 'computed' }],
    ['2026-11-20', { ...period, bleeding: { flow: 'spotting', kind: null, isPeriod: false } }],
    ['2026-11-21', { ...period, bleeding: { flow: 'unspecified', kind: 'between', isPeriod: false } }],
  ]);
  expect(summarizeMonth('2026-11', marked, null)).toEqual([
    'period, recorded: 2',
    'period, heavy, recorded: 3 to 4',
    'period, predicted: 5',
    'bleeding, spotting, recorded: 20',
    'bleeding, recorded: 21',
  ]);
});

test('a month of which nothing is known says nothing', () => {
  expect(summarizeMonth('2026-11', new Map(), null)).toEqual([]);
});

test('what lies over the days is said after them', () => {
  const window = { isFirst: false, isLast: false, isExpected: false };
  const over = (nth: number): LayeredDay => ({
    mark: null,
    ahead: { window: { ...window, nth }, start: null, fertile: null, isFertileKnown: false },
    ovulation: null,
    said: [],
  });
  const layer = new Map<CalendarDate, LayeredDay>([
    ['2026-11-14', { mark: null, ahead: null, ovulation: 'by LH test', said: [] }],
  ]);
  for (const day of listDays('2026-11-02', '2026-11-04')) layer.set(day, over(1));
  for (const day of listDays('2026-11-29', '2026-12-03')) layer.set(day, over(2));
  const medicines = new Map(
    listDays('2026-11-17', '2026-11-20').map((day) => [
      day,
      sayMedicines([{ name: 'Progesterone', isPlanned: day > '2026-11-18' }]),
    ]),
  );
  expect(summarizeMonth('2026-11', new Map(), { days: layer, medicines })).toEqual([
    'ovulation, by LH test: 14',
    'next period, 8 in 10: 2 to 4',
    'later period, 8 in 10: 29 to 30',
    'Progesterone, medicine: 17 to 18',
    'Progesterone, medicine planned: 19 to 20',
  ]);
});
