import { expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Bleeding } from './bleeding-day.ts';
import { findLastPeriod } from './last-period.ts';

const TODAY = '2026-11-24';
const RECORDED = [
  { period_start_date: '2026-01-10', period_end_date: '2026-01-14', cycle_length: 28 },
] as const;

// docs/algorithms/bleeding.md shows these.
test.each<
  [string, boolean, [CalendarDate, Bleeding['flow'], Bleeding['kind']][], ReturnType<typeof findLastPeriod>]
>([
  ['nothing is known', false, [], null],
  ['recorded', true, [], { day: '2026-01-10', basis: 'recorded' }],
  [
    'a period that week',
    true,
    [['2026-11-02', 'unspecified', 'period']],
    { day: '2026-11-02', basis: 'noted' },
  ],
  [
    'the first day of what was noted',
    true,
    [
      ['2026-11-02', 'light', null],
      ['2026-11-03', 'heavy', null],
      ['2026-11-04', 'spotting', null],
    ],
    { day: '2026-11-02', basis: 'noted' },
  ],
  [
    'spots are no period',
    true,
    [['2026-11-02', 'spotting', 'period']],
    { day: '2026-01-10', basis: 'recorded' },
  ],
  ['none is none', true, [['2026-11-02', 'none', 'period']], { day: '2026-01-10', basis: 'recorded' }],
  ['bleeding after menopause is no period', false, [['2026-11-02', 'heavy', 'unknown']], null],
  [
    'right behind the recorded one',
    true,
    [['2026-01-15', 'heavy', null]],
    { day: '2026-01-10', basis: 'recorded' },
  ],
  ['a day ahead of her clock', false, [['2026-11-25', 'heavy', null]], null],
])('%s', (_, hasPeriod, rows, expected) => {
  const byDay = new Map(rows.map(([day, flow, kind]) => [day, { flow, kind }]));
  expect(findLastPeriod(hasPeriod ? RECORDED : [], byDay, TODAY)).toEqual(expected);
});
