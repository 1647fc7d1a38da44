import type { PastPregnancy } from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import { expect, test } from 'vitest';
import { applyPastChanges, combinePastChanges, PAST_WRITES, type PastChange } from './past-pregnancies.ts';

const ID = '2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const USER = '5f0f8a52-2f0b-4a7e-9c50-0c9d7d0a1b22';
const LOST: PastPregnancy = {
  ...{ id: ID, from: '2026-03-01', to: '2026-06-20' },
  ...{ reason: 'loss', ended_on: null },
};
const said = { reason: 'loss', ended_on: null } as const;
const correct = (end: Pick<PastPregnancy, 'reason' | 'ended_on'>, base = said as typeof end): PastChange => ({
  op: 'correct',
  write: { user_id: USER, id: ID, ...end, base },
});
const remove: PastChange = { op: 'delete', id: ID, userId: USER };

test('a day that waits is shown, and the end moves there', () => {
  expect(applyPastChanges([LOST], [correct({ reason: 'loss', ended_on: '2026-04-10' })])).toEqual([
    { ...LOST, to: '2026-04-10', ended_on: '2026-04-10' },
  ]);
});

test('two corrections are one, with what she started from', () => {
  const day = { reason: 'loss', ended_on: '2026-04-10' } as const;
  const both = combinePastChanges(correct(day), correct({ ...day, reason: 'birth' }, day));
  expect(both).toEqual(correct({ reason: 'birth', ended_on: '2026-04-10' }));
});

test('what she deletes is gone, whatever was said of it before or is said afterwards', () => {
  const day = correct({ reason: 'loss', ended_on: '2026-04-10' });
  expect(applyPastChanges([LOST], [day, remove])).toEqual([]);
  expect(combinePastChanges(day, remove)).toEqual(remove);
  expect(combinePastChanges(remove, day)).toEqual(remove);
});

test('only what is of this kind is taken from the device', () => {
  expect([correct(said), remove].every((change) => PAST_WRITES.accepts?.(change))).toBe(true);
  expect(PAST_WRITES.accepts?.({ op: 'delete', id: 'x', userId: USER })).toBe(false);
  expect(PAST_WRITES.accepts?.({ op: 'correct', write: { ...LOST } })).toBe(false);
});
