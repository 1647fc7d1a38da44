import { DOCTOR_CHAT, MENU_PAGES, SECTION_GROUPS } from '@lunaria/domain/dashboard/sections.ts';
import { LIFE_STAGES } from '@lunaria/domain/profile/life-stages.ts';
import { expect, test } from 'vitest';
import { listSearchGroups } from './search-entries.ts';

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

test('every entry has an id of its own and something to do', () => {
  const entries = listSearchGroups('pregnancy').flatMap((group) => group.entries);
  expect(new Set(entries.map(({ id }) => id.toLowerCase())).size).toBe(entries.length);
  for (const { to, item, stage } of entries) expect(to ?? item ?? stage).toBeTruthy();
});
