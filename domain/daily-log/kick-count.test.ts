import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { isCountAskedAbout, MOVEMENTS_ANSWERS } from './kick-count.ts';
import { SIGN_FIELDS } from './sign-fields.ts';

const DAY: CalendarDate = '2026-11-26';
const WEEKS_28 = 196;
const logsOf = (...counts: (number | undefined)[]) =>
  counts.map((kick_count, index) => ({
    log_date: addDays(DAY, -index - 1),
    extras: { pregnancy: { kick_count } },
  }));
const isAsked = (kicks: number, gestationalAgeDays: number | null = WEEKS_28, logs = logsOf()) =>
  isCountAskedAbout({ date: DAY, kicks, logs, gestationalAgeDays });

// docs/algorithms/dangers.md, “A low count asks”.
test('fewer than ten are asked about from 28 weeks, and where nobody knows how far she is', () => {
  expect([isAsked(9), isAsked(10)]).toEqual([true, false]);
  expect([isAsked(0), isAsked(9, WEEKS_28 - 1), isAsked(9, null)]).toEqual([true, false, true]);
});

test('fewer than half of her mean of the seven days before are asked about', () => {
  const logs = logsOf(40, undefined, 20, 30);
  expect([isAsked(14, 220, logs), isAsked(15, 220, logs)]).toEqual([true, false]);
  // The eighth day before, and the day itself, are none of them.
  const older = [{ log_date: addDays(DAY, -8), extras: { pregnancy: { kick_count: 90 } } }];
  const own = [{ log_date: DAY, extras: { pregnancy: { kick_count: 90 } } }];
  expect([isAsked(14, 220, older), isAsked(14, 220, own)]).toEqual([false, false]);
});

test('its answers are ones that the sign of the day takes', () => {
  const codes = SIGN_FIELDS.movements.options.map(({ value }) => value);
  expect(MOVEMENTS_ANSWERS.filter(({ value }) => !codes.includes(value))).toEqual([]);
});
