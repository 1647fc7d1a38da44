import { expect, test } from 'vitest';
import { LIFE_STAGES } from '../profile/life-stages.ts';
import { addressOf, comingSoonToast, findPlace, sectionsIn } from './places.ts';
import { DOCTOR_CHAT, LOGOUT_LABEL, MENU_PAGES, SECTION_GROUPS } from './sections.ts';

const allSections = SECTION_GROUPS.flatMap((group) => group.sections);
const allItems = [...allSections, ...DOCTOR_CHAT.flatMap((group) => group.items)];

test('five groups hold these subsections, in this order and to the letter', () => {
  expect(
    SECTION_GROUPS.map(({ id, title, sections }) => [id, title, sections.map((section) => section.title)]),
  ).toEqual([
    ['B1', 'Healthcare Services', ['AI Health Assistant', 'Doctor Consultations', 'Upload Health Documents']],
    [
      'B2',
      'My Health Dashboard',
      [
        "Today's Overview",
        'Cycle & Phase Tracking',
        'Body Insights & Patterns',
        'Medical Data & Test Results',
        'Medical History',
        'Pregnancy Tracker',
        'Wearable Device Data',
        'Health Goals & Progress',
      ],
    ],
    [
      'B3',
      'Personal Records',
      ['My Profile', 'Document Library', 'Health Timeline', 'Settings & Preferences'],
    ],
    ['B4', 'Connected Devices', ['Device Management', 'Sync Settings', 'Troubleshooting']],
    ['B5', 'Community & Support', ['My Groups', 'Discover Groups', 'Educational Content', 'Upcoming Events']],
  ]);
});

test.each(LIFE_STAGES.map(({ value }) => value))(
  'in the mode %s each group counts what it shows',
  (stage) => {
    const counts = SECTION_GROUPS.map((group) => sectionsIn(group, stage).length);
    expect(counts).toEqual([3, stage === 'pregnancy' ? 8 : 7, 4, 3, 4]);
    const titles = SECTION_GROUPS.flatMap((group) => sectionsIn(group, stage).map(({ title }) => title));
    expect(titles.includes('Pregnancy Tracker')).toBe(stage === 'pregnancy');
  },
);

test('while the mode is not known, only what belongs to every mode is shown', () => {
  expect(SECTION_GROUPS.map((group) => sectionsIn(group, null).length)).toEqual([3, 7, 4, 3, 4]);
});

test('no id stands for two things', () => {
  const ids = [...SECTION_GROUPS, ...DOCTOR_CHAT, ...allItems].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the id of a subsection begins with the id of its group', () => {
  for (const { id, sections } of SECTION_GROUPS) {
    expect(sections.map((section) => section.id)).toEqual(
      sections.map((_, index) => `${id.toLowerCase()}-${index + 1}`),
    );
  }
});

test('the header names four of the groups', () => {
  expect(
    SECTION_GROUPS.filter(({ navLabel }) => navLabel !== null).map(({ id, navLabel }) => [id, navLabel]),
  ).toEqual([
    ['B2', 'Dashboard'],
    ['B3', 'Records'],
    ['B4', 'Devices'],
    ['B5', 'Community'],
  ]);
});

test('Doctor Chat has two groups with these ids', () => {
  expect(DOCTOR_CHAT.map(({ id, title, items }) => [id, title, items.map((item) => item.id)])).toEqual([
    ['B1.1', 'AI Health Assistant', ['B1.1-symptom', 'B1.1-questions', 'B1.1-recommendations']],
    ['B1.2', 'Doctor Consultations', ['B1.2-new', 'B1.2-history', 'B1.2-treatment', 'B1.2-followup']],
  ]);
});

test('the Menu has nine entries in order, eight of them with an address', () => {
  expect(MENU_PAGES.map(({ label, path }) => [label, path])).toEqual([
    ['My Profile', '/dashboard/profile'],
    ['Settings', '/dashboard/settings'],
    ['Emergency Contacts', '/dashboard/emergency'],
    ['Help & Support', '/dashboard/help'],
    ['Privacy & Security', '/dashboard/privacy'],
    ['Notifications', '/dashboard/notifications'],
    ['Terms & Policies', '/dashboard/terms'],
    ['About', '/dashboard/about'],
  ]);
  expect(LOGOUT_LABEL).toBe('Logout');
});

test('a description is one line that the toast can go on from', () => {
  for (const item of allItems) {
    expect(item.description).toMatch(/^[A-Z][^\n]{10,70}[a-z]$/);
    expect(comingSoonToast(item)).toEqual({
      title: item.title,
      message: `${item.description} - Coming soon!`,
    });
  }
});

test('only what is real does not answer with a toast', () => {
  expect(allItems.filter(({ opens }) => opens.kind !== 'coming-soon').map(({ title }) => title)).toEqual([
    'Upload Health Documents',
    "Today's Overview",
    'Cycle & Phase Tracking',
    'Body Insights & Patterns',
    'Medical Data & Test Results',
    'Medical History',
    'Pregnancy Tracker',
    'Health Goals & Progress',
    'My Profile',
    'Document Library',
    'Health Timeline',
    'Settings & Preferences',
  ]);
});

test('every group and subsection has an address that leads back to it', () => {
  for (const group of SECTION_GROUPS) {
    expect(findPlace(parameterOf(addressOf(group.id)))).toEqual({ kind: 'group', group, section: null });
    for (const section of group.sections) {
      expect(findPlace(parameterOf(addressOf(section.id)))).toEqual({ kind: 'group', group, section });
    }
  }
});

test('an address says nothing about her: ids only', () => {
  for (const { id } of [...SECTION_GROUPS, ...allSections]) {
    expect(addressOf(id)).toMatch(/^\/dashboard\?section=b[1-5](-\d)?$/);
  }
});

test.each([
  [null, 'main'],
  ['', 'main'],
  ['  ', 'main'],
  ['B3', 'group'],
  ['b9', 'unknown'],
  ['b2-99', 'unknown'],
  ['toString', 'unknown'],
])('the parameter %j leads to %s', (value, kind) => {
  expect(findPlace(value).kind).toBe(kind);
});

// The tab title stays in the history of a browser that others may use.
test('no tab title has a health word', () => {
  for (const { tabTitle } of SECTION_GROUPS) {
    expect(tabTitle).not.toMatch(/health|cycle|period|pregnan|medical|doctor|menopaus|fertil/i);
  }
});

function parameterOf(address: string): string | null {
  return address.split('?section=')[1] ?? null;
}
