import { expect, test } from 'vitest';
import { listDays } from '../calendar/calendar-date.ts';
import { classifyDay, exampleCycle } from './cycle.ts';
import { markDays } from './mark-days.ts';

const DAYS = listDays('2025-08-01', '2026-11-30');
const NOTHING = { periods: [], bleeding: new Map(), example: null, today: '2026-11-24' } as const;

test('while nothing is recorded the days follow the example in both directions', () => {
  const marks = markDays(DAYS, { ...NOTHING, example: exampleCycle() });
  for (const day of DAYS) {
    const dayClass = classifyDay(day, exampleCycle());
    expect(marks.get(day), day).toEqual(dayClass === 'regular' ? undefined : { dayClass, source: 'example' });
  }
});

test('once anything is recorded nothing of the example is left', () => {
  expect(markDays(DAYS, NOTHING).size).toBe(0);
});

test('the days of recorded periods are recorded; of one without an end the first alone', () => {
  const closed = {
    period_start_date: '2026-10-05',
    period_end_date: '2026-10-16',
    cycle_length: 28,
  } as const;
  const open = { period_start_date: '2026-11-02', period_end_date: null, cycle_length: 28 } as const;
  const marks = markDays(DAYS, { ...NOTHING, periods: [open, closed] });
  expect([...marks.keys()]).toEqual([...listDays('2026-10-05', '2026-10-16'), '2026-11-02']);
  expect(new Set([...marks.values()].map(({ source }) => source))).toEqual(new Set(['recorded']));
});

test('what she noted of her bleeding is recorded, a period or not, and none inside of one is none', () => {
  const periods = [
    { period_start_date: '2026-11-05', period_end_date: '2026-11-08', cycle_length: 28 },
  ] as const;
  const bleeding = new Map([
    ['2026-11-06', { flow: 'none', kind: null }],
    ['2026-11-07', { flow: 'heavy', kind: null }],
    ['2026-11-20', { flow: 'spotting', kind: 'between' }],
  ] as const);
  const marks = markDays(DAYS, { periods, bleeding, example: null, today: '2026-11-24' });
  expect([...marks.keys()]).toEqual(['2026-11-05', '2026-11-07', '2026-11-08', '2026-11-20']);
  expect(marks.get('2026-11-20')?.bleeding).toEqual({ flow: 'spotting', kind: 'between', isPeriod: false });
  expect(marks.get('2026-11-07')?.bleeding).toEqual({ flow: 'heavy', kind: null, isPeriod: true });
});
