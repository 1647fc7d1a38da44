import { expect, test } from 'vitest';
import { findPlaceOf, MAIN_TABS, markTab } from './main-tabs.ts';
import { SECTION_GROUPS } from './sections.ts';

const at = (address: string) => {
  const [pathname = '', query = ''] = address.split('?');
  return { pathname, section: query.split('section=')[1] ?? null };
};

test('four tabs in this order, to the letter', () => {
  expect(MAIN_TABS.map(({ label, path }) => [label, path])).toEqual([
    ['Today', '/dashboard'],
    ['Calendar', '/dashboard/calendar'],
    ['Insights', '/dashboard/insights'],
    ['Records', '/health-statistics'],
  ]);
});

test.each([
  ['/dashboard', ['today page']],
  ['/dashboard/', ['today page']],
  ['/dashboard?section=b9', ['today page']],
  ['/dashboard?section=b2', []],
  ['/dashboard/calendar', ['calendar page']],
  ['/dashboard/insights', ['insights page']],
  ['/dashboard/history', ['insights true']],
  ['/dashboard/cycle-report/', ['insights true']],
  ['/health-statistics?document=1', ['records page']],
  ['/dashboard/settings', []],
])('at %s it is marked: %j', (address, marked) => {
  const marks = MAIN_TABS.flatMap((tab) => {
    const mark = markTab(tab, at(address));
    return mark ? [`${tab.id} ${mark}`] : [];
  });
  expect(marks).toEqual(marked);
});

test.each([
  ['/dashboard', 'main', null],
  ['/dashboard?section=b3-2', 'group', 'b3-2'],
  ['/dashboard/insights', 'group', 'b2-3'],
  ['/health-statistics/', 'group', 'b3-2'],
])('%s is a place among the sections: %s', (address, kind, section) => {
  const place = findPlaceOf(at(address));
  expect(place?.kind).toBe(kind);
  expect(place?.kind === 'group' ? (place.section?.id ?? null) : null).toBe(section);
});

test('a page beside the sections is no place among them', () => {
  expect(findPlaceOf(at('/dashboard/history'))).toBeNull();
  expect(findPlaceOf(at('/dashboard/help'))).toBeNull();
});

test('a section that is a page of its own has the address of the tab', () => {
  const pages = SECTION_GROUPS.flatMap(({ sections }) =>
    sections.flatMap(({ opens }) => (opens.kind === 'page' ? [opens.path] : [])),
  );
  expect(pages).toEqual([
    '/dashboard/insights',
    '/dashboard/profile',
    '/health-statistics',
    '/dashboard/settings',
  ]);
  for (const path of pages) {
    const place = findPlaceOf(at(path));
    expect(place?.kind === 'group' && place.section?.opens).toEqual({ kind: 'page', path });
  }
});
