import { expect, test } from 'vitest';
import { canGoBack, stripDays } from './strip-days.ts';

test('today is always the fifth of seven days', () => {
  const days = stripDays('2026-11-23', 0);
  expect([days.length, days[0], days[4], days[6]]).toEqual([7, '2026-11-19', '2026-11-23', '2026-11-25']);
});

test('it goes back by whole weeks, and never ahead', () => {
  expect(stripDays('2026-11-23', 2)[4]).toBe('2026-11-09');
  expect(stripDays('2026-11-23', -1)).toEqual(stripDays('2026-11-23', 0));
});

test('it ends where no day can be noted', () => {
  expect([canGoBack('2026-11-23', 0), canGoBack('1900-01-06', 0)]).toEqual([true, false]);
});
