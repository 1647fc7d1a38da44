import { dateByWeek } from '@lunaria/domain/pregnancy/dating.ts';
import type { StageWrite } from '@lunaria/domain/profile/profile-update.ts';
import { expect, test } from 'vitest';
import type { PregnancyChange } from '../pregnancy/pregnancy-changes.ts';
import { findWaitingStage, STAGE_WRITES, timeChoice } from './life-stage.ts';

const USER = '5f0f8a52-2f0b-4a7e-9c50-0c9d7d0a1b22';
const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00.000Z`;
const choice = (life_stage: StageWrite['life_stage'], hour: number): StageWrite => ({
  user_id: USER,
  life_stage,
  chosen_at: at(hour),
  base: { life_stage: 'menstrual-cycle', chosen_at: null },
});
const end = (hour: number | null): PregnancyChange => ({
  op: 'end',
  write: {
    ...{ user_id: USER, reason: 'loss', ended_on: null, life_stage: 'contraception' },
    ...(hour !== null && { chosen_at: at(hour) }),
  },
});

test('nothing waits: no mode is said', () => {
  expect(findWaitingStage([], [])).toBeNull();
});

test('of the list of modes and the end of a pregnancy, what she said last', () => {
  expect(findWaitingStage([choice('ivf', 11)], [end(10)])).toEqual({ stage: 'ivf', chosenAt: at(11) });
  expect(findWaitingStage([choice('ivf', 9)], [end(10)])).toMatchObject({ stage: 'contraception' });
  // Left on the device by an earlier version.
  expect(findWaitingStage([choice('ivf', 9)], [end(null)])).toMatchObject({ stage: 'ivf' });
  expect(findWaitingStage([], [end(null)])).toEqual({ stage: 'contraception', chosenAt: null });
});

test('an end that was taken back leads into pregnancy mode again', () => {
  const dating = dateByWeek(24, '2026-11-10');
  const undo: PregnancyChange = { op: 'undo-end', write: { user_id: USER, dating }, chosen_at: at(12) };
  expect(findWaitingStage([choice('ivf', 9)], [end(10), undo])).toMatchObject({ stage: 'pregnancy' });
});

test('two choices that the server has not seen go as one: the last, with what she started from', () => {
  const first = choice('ivf', 9);
  const second = { ...choice('menopause', 10), base: { life_stage: 'ivf', chosen_at: at(9) } } as const;
  expect(STAGE_WRITES.combine(first, second)).toEqual({ ...choice('menopause', 10), base: first.base });
});

test('a choice is later than the one before it, also where the clock was set back', () => {
  const waiting = { stage: 'ivf', chosenAt: at(9) } as const;
  expect(timeChoice(waiting, new Date(at(8)))).toBe('2026-11-23T09:00:00.001Z');
  expect(timeChoice(waiting, new Date(at(10)))).toBe(at(10));
  expect(timeChoice(null, new Date(at(8)))).toBe(at(8));
});
