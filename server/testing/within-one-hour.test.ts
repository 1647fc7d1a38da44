import { expect, test } from 'vitest';
import { withinOneHour } from './within-one-hour.ts';

const TEN = Date.parse('2026-11-24T10:00:00Z');

test('what fails across a full hour is done again, once that it is whole in one', async () => {
  let nowMs = TEN - 1;
  let runs = 0;
  const work = async () => {
    runs += 1;
    nowMs += 1;
    if (runs === 1) throw new Error('two rows');
  };
  await withinOneHour(work, () => nowMs);
  expect(runs).toBe(2);
});

test('what fails within one hour fails', async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
    throw new Error('wrong');
  };
  await expect(withinOneHour(work, () => TEN)).rejects.toThrow('wrong');
  expect(runs).toBe(1);
});
