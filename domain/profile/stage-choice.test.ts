import { expect, test } from 'vitest';
import { isNewerChoice, readChosenAt } from './stage-choice.ts';

const at = (day: number, hour = 8) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();
const now = new Date(at(25));
const seen = (chosen_at: string | null) => ({ life_stage: 'menstrual-cycle', chosen_at }) as const;

// docs/algorithms/two-devices-one-day.md
test.each([
  ['made on Monday, the other on Tuesday', { chosen_at: at(23), base: seen(at(20)) }, at(24), false],
  ['made on Tuesday, the other on Monday', { chosen_at: at(24), base: seen(at(20)) }, at(23), true],
  [
    'she saw the stored one, with a clock a week behind',
    { chosen_at: at(17), base: seen(at(24)) },
    at(24),
    true,
  ],
  ['sent a second time', { chosen_at: at(23), base: seen(at(20)) }, at(23), true],
  ['nobody knows when the stored one was chosen', { chosen_at: at(23), base: seen(null) }, null, true],
  [
    'a clock a week ahead does not outrun what is chosen later',
    { chosen_at: at(30), base: null },
    at(25, 9),
    false,
  ],
  [
    'the same mode, chosen and left again by the other',
    { chosen_at: at(23), base: seen(at(20)) },
    at(24, 9),
    false,
  ],
  ['without a time of its own', {}, at(24), true],
])('%s', (_, choice, stored, isNewer) => {
  expect(isNewerChoice(choice, stored, now)).toBe(isNewer);
});

test('a choice counts from when it was made, now at the latest', () => {
  expect(readChosenAt({ chosen_at: at(23) }, now).toISOString()).toBe(at(23));
  expect(readChosenAt({ chosen_at: at(30) }, now)).toEqual(now);
  expect(readChosenAt({}, now)).toEqual(now);
  expect(readChosenAt({ chosen_at: '0001-01-01T00:00:00Z' }, now).getUTCFullYear()).toBe(1900);
});
