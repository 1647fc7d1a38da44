import { DOCTOR_CHAT, MENU_PAGES, SECTION_GROUPS } from '@lunaria/domain/dashboard/sections.ts';
import { LIFE_STAGES } from '@lunaria/domain/profile/life-stages.ts';
import { expect, test } from 'vitest';
import { listSearchGroups, scoreEntry, scoreTitle } from './search-entries.ts';
import { wordsOf } from './search-words.ts';

const titlesIn = (stage: Parameters<typeof listSearchGroups>[0]) =>
  listSearchGroups(stage).flatMap(({ entries }) => entries.map(({ title }) => title));

test('everything that the registry names can be found', () => {
  const named = [
    ...SECTION_GROUPS.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title)]),
    ...DOCTOR_CHAT.flatMap(({ items }) => items.map(({ title }) => title)),
    ...MENU_PAGES.map(({ label }) => label),
    ...LIFE_STAGES.map(({ label }) => label),
  ];
  expect(titlesIn('pregnancy')).toEqual(expect.arrayContaining(named));
});

test('a section of another mode is not offered', () => {
  expect(titlesIn('menopause')).not.toContain('Pregnancy Tracker');
  expect(titlesIn(null)).not.toContain('Pregnancy Tracker');
});

test('a page beside the sections is offered in its modes', () => {
  expect(titlesIn('contraception')).toContain('My method');
  expect(titlesIn('pregnancy')).not.toContain('My method');
  expect(titlesIn(null)).not.toContain('My method');
});

test('every entry has an id of its own and something to do', () => {
  const entries = listSearchGroups('pregnancy').flatMap((group) => group.entries);
  expect(new Set(entries.map(({ id }) => id.toLowerCase())).size).toBe(entries.length);
  for (const { to, item, stage, isLogOut } of entries) expect(to ?? item ?? stage ?? isLogOut).toBeTruthy();
});

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
  ['reminder', 'Reminders'],
  ['notification', 'Notifications'],
  ['quiet hours', 'Quiet hours'],
])('"%s" finds "%s" first', (typed, title) => {
  expect(find(typed)[0]).toBe(title);
});

test('a few letters find names that have them together', () => {
  expect(find('set').sort()).toEqual(['Settings', 'Settings & Preferences', 'Sync Settings']);
});

test('what has no such name is not found', () => {
  expect(find('zebra')).toEqual([]);
});

const ENTRIES = listSearchGroups('menstrual-cycle').flatMap(({ entries }) => entries);
const findAll = (typed: string) =>
  ENTRIES.filter(({ id, title }) => scoreEntry(title, wordsOf(id), typed) > 0).map(({ title }) => title);

test.each([
  ['name', ['My Profile']],
  ['units', ['Settings', 'Settings & Preferences']],
  ['week', ['Settings', 'Settings & Preferences']],
  ['theme', ['Settings', 'Settings & Preferences']],
  ['dark', ['Settings', 'Settings & Preferences']],
  ['country', ['Settings', 'Settings & Preferences', 'Emergency Contacts']],
  ['cycle length', ['Settings', 'Settings & Preferences']],
  ['password', ['Privacy & Security']],
  ['code', ['PIN and lock']],
  ['delete account', ['Erase your account']],
  ['logout', ['Logout']],
  ['sign out', ['Logout']],
  ['mood', ['Daily log', 'Insights']],
  ['period', ['Calendar', 'Cycle & Phase Tracking']],
  ['pill', ['My method']],
])('"%s" finds what it is called here', (typed, titles) => {
  expect(findAll(typed)).toEqual(expect.arrayContaining(titles));
});

test('other words count by their beginning, and all that was typed has to fit', () => {
  expect(findAll('passw')).toContain('Privacy & Security');
  expect(findAll('password zebra')).toEqual([]);
  expect(findAll('pe')).not.toContain('Calendar');
});
