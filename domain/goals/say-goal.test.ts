import { expect, test } from 'vitest';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { findGoalFault, GOAL_KINDS, type HealthGoal } from './health-goal.ts';
import { sayDay, sayGoal } from './say-goal.ts';
import { startingGoal } from './starting-goal.ts';

const TODAY = '2026-11-18';

const goal = (part: Partial<HealthGoal>): HealthGoal => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'sleep',
  amount: 7,
  days_per_week: 5,
  started_on: TODAY,
  state: 'active',
  state_since: null,
  last_pause_from: null,
  last_pause_to: null,
  ...part,
});

test.each([
  [goal({}), '7 hours on 5 nights a week'],
  [goal({ amount: 7.5, days_per_week: 7 }), '7.5 hours every night'],
  [goal({ days_per_week: 1 }), '7 hours on 1 night a week'],
  [goal({ kind: 'activity', amount: 150, days_per_week: null }), '150 minutes a week'],
  [goal({ kind: 'water', amount: 1, days_per_week: 7 }), '1 glass every day'],
  [goal({ kind: 'mood', amount: null, days_per_week: 3 }), 'A mood on 3 days a week'],
  [goal({ kind: 'logging', amount: null, days_per_week: 7 }), 'Any entry every day'],
])('a goal says what it counts', (of, said) => {
  expect(sayGoal(of, 'glasses')).toBe(said);
});

test('water is said in her unit', () => {
  expect(sayGoal(goal({ kind: 'water', amount: 6, days_per_week: 5 }), 'ml')).toBe(
    '1500 ml on 5 days a week',
  );
});

test('a day is said with its number, and a day without one as what it is', () => {
  expect(sayDay('sleep', { date: '2026-11-15', state: 'counts', value: 7.5 }, 'glasses')).toBe(
    'Sunday 15: 7.5 hours, counts',
  );
  expect(sayDay('sleep', { date: '2026-11-16', state: 'logged', value: 6 }, 'glasses')).toBe(
    'Monday 16: 6 hours',
  );
  expect(sayDay('activity', { date: '2026-11-17', state: 'counts', value: 0 }, 'glasses')).toBe(
    'Tuesday 17: 0 minutes',
  );
  expect(sayDay('mood', { date: '2026-11-18', state: 'counts', value: null }, 'glasses')).toBe(
    'Wednesday 18: counts',
  );
});

test('every form begins with a goal that can be set, in every mode', () => {
  for (const stage of [...LIFE_STAGE_VALUES, null]) {
    for (const kind of GOAL_KINDS) {
      const { amount, daysPerWeek } = startingGoal(kind, stage);
      expect(findGoalFault(goal({ kind, amount, days_per_week: daysPerWeek }), TODAY)).toBeNull();
    }
  }
});

test('a number is called recommended only with its source and whom it is for; water has none', () => {
  for (const stage of [...LIFE_STAGE_VALUES, null]) {
    for (const kind of GOAL_KINDS) {
      const { note, sources } = startingGoal(kind, stage);
      if (!/recommended/.test(note)) expect(sources).toEqual([]);
      else {
        expect(note).toMatch(/^(For adults|For ages \d+ to \d+|In pregnancy), /);
        for (const { url } of sources) expect(url).toMatch(/^https:\/\//);
        expect(sources.length).toBeGreaterThan(0);
      }
      expect(note).not.toMatch(/\b(should|must|need to)\b/);
    }
    expect(startingGoal('water', stage).sources).toEqual([]);
  }
});

test('in pregnancy sleep is not recommended by number, in the mode of girls no number of adults is', () => {
  expect(startingGoal('sleep', 'pregnancy').note).toMatch(/no number for pregnancy/);
  expect(startingGoal('activity', 'pregnancy').note).toMatch(/^In pregnancy, 150 minutes/);
  for (const kind of ['sleep', 'activity'] as const)
    expect(startingGoal(kind, 'pre-menstrual').note).not.toMatch(/adult/);
});
