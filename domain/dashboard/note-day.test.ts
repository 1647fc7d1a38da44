import { expect, test } from 'vitest';
import { logOf, SATURDAY } from './facts-for-tests.ts';
import { KICKS_NOTE, noteDay } from './note-day.ts';

// The examples of docs/algorithms/today.md.

test.each([
  ['yes', null],
  ['late within 12h', 'The pill was late. The leaflet that came with it says what to do now.'],
  ['missed', 'The pill was missed. The leaflet that came with it says what to do now.'],
] as const)('a pill that was %j: %j', (pill_taken, note) => {
  expect(noteDay(logOf(SATURDAY, { extras: { contraception: { pill_taken } } }))).toBe(note);
  expect(noteDay(null)).toBeNull();
});

test('a number of kicks never stands alone', () => {
  expect(noteDay(logOf(SATURDAY, { extras: { pregnancy: { kick_count: 0 } } }))).toBe(KICKS_NOTE);
  expect(noteDay(logOf(SATURDAY, { extras: { pregnancy: { nausea: 3 } } }))).toBeNull();
});
