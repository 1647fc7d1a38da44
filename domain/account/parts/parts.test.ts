import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../cycle/period.ts';
import { cutPeriod } from './cut-period.ts';
import { type PartsAnswer, partsAskSchema } from './parts.ts';
import { sayRecords, sayWhatFollows } from './say-parts.ts';

const period = (start: CalendarDate, end: CalendarDate | null): Period => ({
  ...{ period_start_date: start, period_end_date: end, cycle_length: 28 },
});

describe('a period that is cut', () => {
  test.each<[string, CalendarDate | null, CalendarDate | null, [CalendarDate, CalendarDate | null][]]>([
    ['before it', '2026-01-01', '2026-01-04', [['2026-01-05', '2026-01-09']]],
    ['after it', '2026-01-10', null, [['2026-01-05', '2026-01-09']]],
    ['all days', null, null, []],
    ['just its days', '2026-01-05', '2026-01-09', []],
    ['its first days', null, '2026-01-06', [['2026-01-07', '2026-01-09']]],
    ['its last days', '2026-01-09', null, [['2026-01-05', '2026-01-08']]],
    [
      'the middle',
      '2026-01-06',
      '2026-01-08',
      [
        ['2026-01-05', '2026-01-05'],
        ['2026-01-09', '2026-01-09'],
      ],
    ],
  ])('by %s keeps what lies outside', (_, from, to, left) => {
    expect(cutPeriod(period('2026-01-05', '2026-01-09'), { from, to })).toEqual(
      left.map(([start, end]) => period(start, end)),
    );
  });

  test('that she never ended keeps its days before, and none after', () => {
    const open = period('2026-01-05', null);
    expect(cutPeriod(open, { from: '2026-01-07', to: '2026-01-07' })).toEqual([
      period('2026-01-05', '2026-01-06'),
    ]);
    expect(cutPeriod(open, { from: null, to: '2026-01-05' })).toEqual([]);
    expect(cutPeriod(open, { from: '2026-01-10', to: null })).toEqual([open]);
  });
});

describe('what is asked for', () => {
  const ask = {
    ...{ user_id: '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11', kinds: ['bleeding'], from: null, to: null },
    zone: 'Europe/Lisbon',
  };
  test.each([
    ['all of one kind', {}, true],
    ['one day', { from: '2026-01-05', to: '2026-01-05' }, true],
    ['no kind', { kinds: [] }, false],
    ['a kind twice', { kinds: ['goals', 'goals'] }, false],
    ['an unknown kind', { kinds: ['profiles'] }, false],
    ['days backwards', { from: '2026-01-06', to: '2026-01-05' }, false],
    ['a day that is none', { from: '2026-02-30' }, false],
    ['a zone that is none', { zone: 'Moon/Base' }, false],
  ])('%s', (_, changes, isFine) => {
    expect(partsAskSchema.safeParse({ ...ask, ...changes }).success).toBe(isFine);
  });
});

test('it is said in numbers, with the days, and what follows in sentences', () => {
  const answer: PartsAnswer = {
    records: [
      { of: 'period_tracking', count: 3, first_day: '2025-12-30', last_day: '2026-03-09' },
      { of: 'bleeding_days', count: 1, first_day: '2026-01-05', last_day: '2026-01-05' },
      { of: 'own_tags', count: 2, first_day: null, last_day: null },
    ],
    ...{ cut_periods: 1, alerts: 1, files: 1 },
  };
  expect(sayRecords(answer, '2026-11-28')).toEqual([
    '3 periods, 30 December 2025 to 9 March',
    '1 of them keeps the days outside your choice',
    '1 day of bleeding, 5 January',
    '2 tags of your own',
  ]);
  const choice = { kinds: ['bleeding', 'goals'] as const, from: '2025-12-30' as const, to: null };
  // None of what goes lasts, although goals are asked about too.
  expect(sayWhatFollows(answer, choice)).toEqual([
    'Forecasts are made anew from what is left.',
    '1 alert that rests on it goes too.',
    'The file that waits under Files goes too, for all of this is in it. Download it first if you want it.',
  ]);
  const nothing: PartsAnswer = { records: [], cut_periods: 0, alerts: 0, files: 0 };
  expect(sayRecords(nothing, '2026-11-28')).toEqual([]);
  expect(sayWhatFollows(nothing, { kinds: ['bleeding'], from: null, to: null })).toEqual([]);
});

test('what lasts is said to go whole where some of it goes, and some days were chosen', () => {
  const pause = { of: 'cycle_pauses', count: 1, first_day: '2024-11-01', last_day: '2026-02-01' } as const;
  const answer: PartsAnswer = { records: [pause], cut_periods: 0, alerts: 0, files: 0 };
  const whole = 'What lasts goes whole, if it began or ended on these days.';
  const kinds = ['bleeding'] as const;
  expect(sayWhatFollows(answer, { kinds, from: '2026-01-01', to: null })).toContain(whole);
  expect(sayWhatFollows(answer, { kinds, from: null, to: null })).not.toContain(whole);
});
