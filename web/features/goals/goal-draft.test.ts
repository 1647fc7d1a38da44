import { GOAL_TEXTS, type HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { describe, expect, test } from 'vitest';
import { type GoalDraft, readDraft, showAmount } from './goal-draft.ts';

const id = '00000000-0000-4000-8000-000000000001';
const today = '2026-11-18';
const sleep: GoalDraft = { id, kind: 'sleep', amount: 7.5, days: 5, waterUnit: 'glasses' };
const water: GoalDraft = { id, kind: 'water', amount: 1500, days: 4, waterUnit: 'ml' };
const stored: HealthGoal = {
  id: '00000000-0000-4000-8000-000000000002',
  kind: 'sleep',
  amount: 7,
  days_per_week: 5,
  started_on: '2026-10-01',
  state: 'paused',
  state_since: '2026-11-10',
  last_pause_from: null,
  last_pause_to: null,
};

const read = (draft: GoalDraft, base: HealthGoal | null = null, goals: HealthGoal[] = []) =>
  readDraft(draft, { base, goals, today });

test('a new goal begins today and goes on', () => {
  expect(read(sleep).goal).toEqual({
    ...{ id, kind: 'sleep', amount: 7.5, days_per_week: 5, started_on: today, state: 'active' },
    ...{ state_since: null, last_pause_from: null, last_pause_to: null },
  });
});

test('a changed goal keeps when it began and that it is paused', () => {
  expect(read({ ...sleep, id: stored.id }, stored, [stored]).goal).toEqual({ ...stored, amount: 7.5 });
});

test('millilitres are kept as glasses, and shown as millilitres again', () => {
  expect(read(water).goal?.amount).toBe(6);
  expect(showAmount('water', 6, 'ml')).toBe(1500);
  expect(showAmount('sleep', 7, 'ml')).toBe(7);
  expect(showAmount('mood', null, 'ml')).toBeNull();
});

describe('what cannot be a goal is said beside the field, in her unit', () => {
  test.each([
    [{ ...sleep, amount: 2.5 }, { amount: GOAL_TEXTS.sleep }],
    [{ ...sleep, amount: null }, { amount: GOAL_TEXTS.sleep }],
    [{ ...sleep, amount: 'much' }, { amount: GOAL_TEXTS.sleep }],
    [{ ...water, amount: 100 }, { amount: 'Enter 250 to 10000 ml' }],
    [{ ...water, waterUnit: 'glasses' }, { amount: GOAL_TEXTS.water }],
    [{ ...sleep, kind: 'activity', amount: 10.5, days: null }, { amount: GOAL_TEXTS.activity }],
    [{ ...sleep, days: 8 }, { days: GOAL_TEXTS.days }],
    [{ ...sleep, days: 2.5 }, { days: GOAL_TEXTS.days }],
    [{ ...sleep, days: null }, { days: GOAL_TEXTS.days }],
    [{ ...sleep, amount: 1, days: 0 }, { amount: GOAL_TEXTS.sleep }],
  ] as const)('%o', (draft, faults) => {
    const found = read(draft);
    expect(found.goal).toBeNull();
    expect(found.faults).toMatchObject({ goal: null, ...faults });
  });

  test('a second one of a kind, that another device set while the form was open', () => {
    expect(read(sleep, null, [stored])).toEqual({
      goal: null,
      faults: { amount: null, days: null, goal: GOAL_TEXTS.one },
    });
  });
});
