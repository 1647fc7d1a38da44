import { expect, test } from 'vitest';
import { scoreTitle } from './score-title.ts';
import { listSearchGroups } from './search-entries.ts';

const TITLES = listSearchGroups('pregnancy').flatMap(({ entries }) => entries.map(({ title }) => title));

function find(typed: string): string[] {
  return TITLES.map((title) => ({ title, score: scoreTitle(title, typed) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ title }) => title);
}

test.each([
  ['preg', 'Pregnancy Tracker'],
  ['prgnancy', 'Pregnancy Tracker'],
  ['timeln', 'Health Timeline'],
  ['libary', 'Document Library'],
  ['security priv', 'Privacy & Security'],
  ['ivf', 'IVF Mode'],
  ['TODAY', "Today's Overview"],
  ['follow up', 'Follow-up reminders'],
])('"%s" finds "%s" first', (typed, title) => {
  expect(find(typed)[0]).toBe(title);
});

test('a few letters find names that have them together', () => {
  expect(find('set').sort()).toEqual(['Settings', 'Settings & Preferences', 'Sync Settings']);
});

test('what has no such name is not found', () => {
  expect(find('zebra')).toEqual([]);
});
