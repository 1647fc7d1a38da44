import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import type { BleedingDay } from './bleeding-day.ts';
import { bleedingByDay, bleedingOf, isLikePeriod } from './bleeding-of.ts';

const TODAY = '2026-11-24';
const period = (start: CalendarDate, end: CalendarDate | null): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: 28,
});
const row = (
  day: CalendarDate,
  flow: BleedingDay['flow'],
  kind: BleedingDay['kind'] = null,
): BleedingDay => ({
  day,
  flow,
  kind,
});

// docs/algorithms/bleeding.md shows these.
describe('the bleeding of a day', () => {
  const CLOSED = [period('2026-11-05', '2026-11-08')];
  const OPEN = [period('2026-11-05', null)];
  const NOTED = [
    row('2026-11-07', 'none'),
    row('2026-11-12', 'heavy'),
    row('2026-11-15', 'spotting', 'between'),
  ];

  test.each<[string, CalendarDate, Period[], BleedingDay[], ReturnType<typeof bleedingOf>]>([
    ['nothing known', '2026-11-20', CLOSED, NOTED, null],
    ['a day of a period', '2026-11-05', CLOSED, [], { flow: 'unspecified', kind: 'period', isPeriod: true }],
    [
      'its amount noted',
      '2026-11-06',
      CLOSED,
      [row('2026-11-06', 'medium')],
      { flow: 'medium', kind: null, isPeriod: true },
    ],
    ['none noted inside of it', '2026-11-07', CLOSED, NOTED, { flow: 'none', kind: null, isPeriod: false }],
    [
      'bleeding right behind it',
      '2026-11-10',
      CLOSED,
      [row('2026-11-09', 'heavy'), row('2026-11-10', 'light')],
      { flow: 'light', kind: null, isPeriod: true },
    ],
    [
      'bleeding right behind it, whatever it is called',
      '2026-11-09',
      CLOSED,
      [row('2026-11-09', 'medium', 'between')],
      { flow: 'medium', kind: 'between', isPeriod: true },
    ],
    ['heavy outside of all', '2026-11-12', CLOSED, NOTED, { flow: 'heavy', kind: null, isPeriod: false }],
    [
      'spotting between periods',
      '2026-11-15',
      CLOSED,
      NOTED,
      { flow: 'spotting', kind: 'between', isPeriod: false },
    ],
    [
      'a start without an end: its usual days',
      '2026-11-09',
      OPEN,
      [],
      { flow: 'unspecified', kind: 'period', isPeriod: true },
    ],
    ['a start without an end: later days are not known', '2026-11-10', OPEN, [], null],
    [
      'only the kind is said: the span says that she bled',
      '2026-11-05',
      CLOSED,
      [row('2026-11-05', null, 'lochia')],
      { flow: 'unspecified', kind: 'lochia', isPeriod: true },
    ],
    [
      'only the kind is said, outside of all',
      '2026-11-20',
      CLOSED,
      [row('2026-11-20', null, 'between')],
      null,
    ],
  ])('%s', (_, day, periods, rows, shown) => {
    expect(bleedingOf(day, periods, bleedingByDay(rows), TODAY)).toEqual(shown);
  });

  test('a start without an end reaches no further than today', () => {
    const begun = [period(TODAY, null)];
    expect(bleedingOf(TODAY, begun, bleedingByDay([]), TODAY)?.isPeriod).toBe(true);
    expect(bleedingOf('2026-11-25', begun, bleedingByDay([]), TODAY)).toBeNull();
  });
});

test.each([
  ['heavy', null, true],
  ['unspecified', 'period', true],
  ['light', 'period', true],
  ['spotting', 'period', false],
  ['none', 'period', false],
  [null, 'period', false],
  ['medium', 'between', false],
  ['medium', 'lochia', false],
  ['heavy', 'unknown', false],
] as const)('%s of kind %s counts as a period: %s', (flow, kind, isOne) => {
  expect(isLikePeriod({ flow, kind })).toBe(isOne);
});
