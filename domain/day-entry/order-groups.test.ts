import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { countPress, type GroupUse, orderGroups, reorder } from './order-groups.ts';

const START: CalendarDate = '2026-11-01';
const groups = ['bleeding', 'pain', 'mood', 'tags'].map((key) => ({ key }));
const shown = (use: GroupUse) => orderGroups(groups, use.first).map(({ key }) => key);

/** So many presses of each, on one day. */
function pressed(use: GroupUse | null, counts: Record<string, number>, today: CalendarDate): GroupUse {
  let after = use;
  for (const [group, count] of Object.entries(counts)) {
    for (let press = 0; press < count; press += 1) after = countPress(after, group, today);
  }
  if (after === null) throw new Error('Nothing was pressed.');
  return after;
}

test('her three most used groups come first after two weeks, and not before', () => {
  const use = pressed(null, { bleeding: 1, pain: 2, mood: 9, tags: 5 }, START);
  expect(shown(reorder(use, addDays(START, 13)))).toEqual(['bleeding', 'pain', 'mood', 'tags']);
  expect(shown(reorder(use, addDays(START, 14)))).toEqual(['mood', 'tags', 'pain', 'bleeding']);
});

test('the order changes once a month at most, and by what she used since', () => {
  const ordered = reorder(pressed(null, { mood: 9 }, START), addDays(START, 14));
  const since = pressed(ordered, { pain: 3, tags: 1 }, addDays(START, 15));
  expect(shown(reorder(since, addDays(START, 43)))).toEqual(['mood', 'bleeding', 'pain', 'tags']);
  expect(shown(reorder(since, addDays(START, 44)))).toEqual(['pain', 'tags', 'bleeding', 'mood']);
});

test('a month without a press leaves the order as it is', () => {
  const ordered = reorder(pressed(null, { mood: 9 }, START), addDays(START, 14));
  expect(reorder(ordered, addDays(START, 400))).toBe(ordered);
});
