import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import type { CycleMark } from './cycle-records.ts';
import { moveCycleMark } from './move-cycle-mark.ts';

const FROM = '2026-09-04';
const mark = (changes: Partial<CycleMark> = {}): CycleMark => ({
  cycle_start: FROM,
  verdict: null,
  reason: null,
  ovulation_on: null,
  ...changes,
});
const ill = { verdict: 'unusual', reason: 'illness' } as const;

describe('what is said of a cycle, when its period moves', () => {
  test('comes along whole, and nothing is left', () => {
    const moved = mark({ ...ill, ovulation_on: '2026-09-18' });
    expect(moveCycleMark(moved, null, '2026-09-01')).toEqual({
      left: mark(),
      arrived: { ...moved, cycle_start: '2026-09-01' },
    });
  });

  test('stands above what was said there, verdict with its reason; what it lacks is filled', () => {
    const there = mark({ cycle_start: '2026-09-01', ...ill, ovulation_on: '2026-09-16' });
    expect(moveCycleMark(mark({ verdict: 'whole' }), there, '2026-09-01').arrived).toEqual({
      ...there,
      verdict: 'whole',
      reason: null,
    });
    expect(moveCycleMark(mark({ ovulation_on: '2026-09-18' }), there, '2026-09-01').arrived).toEqual({
      ...there,
      ovulation_on: '2026-09-18',
    });
  });

  // The first day and day 120 are days of a cycle; the day before and day 121 are not.
  test.each([
    ['2026-09-18', true],
    ['2026-09-19', false],
    [addDays('2026-09-18', -119), true],
    [addDays('2026-09-18', -120), false],
  ] as const)('to %s takes an ovulation on 18 September along: %s', (start, fits) => {
    const { left, arrived } = moveCycleMark(mark({ ...ill, ovulation_on: '2026-09-18' }), null, start);
    expect(arrived).toEqual({ cycle_start: start, ...ill, ovulation_on: fits ? '2026-09-18' : null });
    expect(left).toEqual(mark({ ovulation_on: fits ? null : '2026-09-18' }));
  });
});
