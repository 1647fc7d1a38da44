import { expect, test } from 'vitest';
import { findGoalFault, type HealthGoal, isSecondOfKind } from './health-goal.ts';
import { mergeGoal } from './merge-goal.ts';
import { endGoal, pauseGoal, resumeGoal } from './rest-goal.ts';

const goal: HealthGoal = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'water',
  amount: 6,
  days_per_week: 5,
  started_on: '2026-11-01',
  state: 'active',
  state_since: null,
  last_pause_from: null,
  last_pause_to: null,
};
const TODAY = '2026-11-18';

test('a pause reaches from the day it began to the day before it went on', () => {
  const resumed = resumeGoal(pauseGoal(goal, '2026-11-10'), '2026-11-14');
  expect(resumed).toEqual({ ...goal, last_pause_from: '2026-11-10', last_pause_to: '2026-11-13' });
});

test('paused and resumed on one day, nothing was paused', () => {
  expect(resumeGoal(pauseGoal(goal, TODAY), TODAY)).toEqual(goal);
});

test('a pause that follows on the last lengthens it; a later one takes its place', () => {
  const once = resumeGoal(pauseGoal(goal, '2026-11-02'), '2026-11-04');
  const again = resumeGoal(pauseGoal(once, '2026-11-04'), '2026-11-06');
  expect([again.last_pause_from, again.last_pause_to]).toEqual(['2026-11-02', '2026-11-05']);
  const later = resumeGoal(pauseGoal(again, '2026-11-10'), '2026-11-12');
  expect([later.last_pause_from, later.last_pause_to]).toEqual(['2026-11-10', '2026-11-11']);
});

test('whatever is done with a goal, on whichever day, it can be stored', () => {
  const set = { ...goal, started_on: TODAY } as const;
  for (const next of [
    pauseGoal(set, '2026-11-17'),
    endGoal(set, '2026-11-17'),
    endGoal(pauseGoal(set, TODAY), TODAY),
    resumeGoal(pauseGoal(set, TODAY), '2026-11-17'),
    resumeGoal(set, TODAY),
  ]) {
    expect(findGoalFault(next, TODAY)).toBeNull();
  }
});

test('a pause that is over has both its days, in order, while the goal was there', () => {
  const refused: [HealthGoal['last_pause_from'], HealthGoal['last_pause_to']][] = [
    ['2026-11-05', null],
    [null, '2026-11-05'],
    ['2026-11-06', '2026-11-05'],
    ['2026-10-31', '2026-11-05'],
    ['2026-11-05', '2026-11-19'],
  ];
  for (const [last_pause_from, last_pause_to] of refused) {
    expect(findGoalFault({ ...goal, last_pause_from, last_pause_to }, TODAY)).not.toBeNull();
  }
});

test('a goal that goes on or rests leaves no room for another of its kind, one that ended does', () => {
  const second = { ...goal, id: '00000000-0000-4000-8000-000000000002' };
  expect(isSecondOfKind(second, [goal])).toBe(true);
  expect(isSecondOfKind(second, [pauseGoal(goal, TODAY)])).toBe(true);
  expect(isSecondOfKind(second, [endGoal(goal, TODAY)])).toBe(false);
  expect(isSecondOfKind(goal, [goal])).toBe(false);
  expect(isSecondOfKind({ ...second, kind: 'sleep' }, [goal])).toBe(false);
});

const write = (mine: HealthGoal, base: HealthGoal | null) => ({
  ...mine,
  user_id: '00000000-0000-4000-8000-000000000009',
  base,
});

test('changed here and paused there, it is changed and paused', () => {
  const stored = pauseGoal(goal, '2026-11-16');
  expect(mergeGoal(write({ ...goal, amount: 8 }, goal), stored)).toEqual({ ...stored, amount: 8 });
});

test('ended here on the day on which it was paused, and resumed there meanwhile: it has ended', () => {
  const paused = pauseGoal(goal, TODAY);
  const merged = mergeGoal(write(endGoal(paused, TODAY), paused), goal);
  expect(merged).toMatchObject({ state: 'ended', state_since: TODAY });
  expect(findGoalFault(merged, TODAY)).toBeNull();
});

test('the same write again changes nothing, and setting it again takes nothing back', () => {
  const change = write({ ...goal, amount: 8 }, goal);
  const once = mergeGoal(change, goal);
  expect(mergeGoal(change, once)).toEqual(once);
  expect(mergeGoal(write(goal, null), null)).toEqual(goal);
  expect(mergeGoal(write(goal, null), once)).toEqual(once);
});
