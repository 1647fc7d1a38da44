import { expect, test } from 'vitest';
import { DEFAULT_FORMS } from '../calendar/written-forms.ts';
import { sayClock, sayMinute } from './say-time.ts';

test.each([
  [0, '00:00', '12:00 am'],
  [65, '01:05', '1:05 am'],
  [719, '11:59', '11:59 am'],
  [720, '12:00', '12:00 pm'],
  [845, '14:05', '2:05 pm'],
  [1439, '23:59', '11:59 pm'],
])('minute %i of the day is written %s or %s', (minute, on24, on12) => {
  expect(sayMinute(minute)).toBe(on24);
  expect(sayMinute(minute, { ...DEFAULT_FORMS, clock: 12 })).toBe(on12);
});

test('a moment is told by the clock of this machine', () => {
  expect(sayClock(new Date(2026, 10, 27, 9, 4))).toBe('09:04');
});
