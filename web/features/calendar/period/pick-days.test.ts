import { describe, expect, test } from 'vitest';
import { isClosedDay, NOTHING_PICKED, pickDay, promptFor } from './pick-days.ts';

const TODAY = '2026-11-21';
const STARTED = { start: '2026-11-03', end: null } as const;
const BOTH = { start: '2026-11-03', end: '2026-11-07' } as const;

describe('choosing the days of a period', () => {
  test('takes the first day, then the last', () => {
    expect(pickDay(NOTHING_PICKED, '2026-11-03')).toEqual(STARTED);
    expect(pickDay(STARTED, '2026-11-07')).toEqual(BOTH);
  });

  test('a third pick begins anew', () => {
    expect(pickDay(BOTH, '2026-11-01')).toEqual({ start: '2026-11-01', end: null });
  });

  test('the last day may be the first', () => {
    expect(pickDay(STARTED, '2026-11-03')).toEqual({ start: '2026-11-03', end: '2026-11-03' });
    expect(isClosedDay(STARTED, '2026-11-03', TODAY)).toBe(false);
  });

  test('a day before the first is neither offered nor taken as the last', () => {
    expect(isClosedDay(STARTED, '2026-11-02', TODAY)).toBe(true);
    expect(pickDay(STARTED, '2026-11-02')).toEqual(STARTED);
  });

  test('days before the first are offered again once both are chosen', () => {
    expect(isClosedDay(BOTH, '2026-11-02', TODAY)).toBe(false);
  });

  test('today is offered, tomorrow is not', () => {
    for (const picked of [NOTHING_PICKED, STARTED, BOTH]) {
      expect(isClosedDay(picked, TODAY, TODAY)).toBe(false);
      expect(isClosedDay(picked, '2026-11-22', TODAY)).toBe(true);
    }
  });

  test('is prompted in the words of the specification', () => {
    expect([NOTHING_PICKED, STARTED, BOTH].map(promptFor)).toEqual([
      'Select when your last period started',
      'Now select when it ended',
      'Review and save your period dates',
    ]);
  });
});
