import { expect, test } from 'vitest';
import { LIFE_STAGES } from '../profile/life-stages.ts';
import { METHOD_PAGE, PAGES_BESIDE, pagesBesideIn } from './pages-beside.ts';
import { MENU_PAGES, SECTION_GROUPS } from './sections.ts';

test('a page beside the sections is no section and no entry of the Menu', () => {
  const titles = SECTION_GROUPS.flatMap(({ sections }) => sections.map(({ title }) => title));
  const paths = MENU_PAGES.map(({ path }) => path);
  for (const { title, path } of PAGES_BESIDE) {
    expect(titles).not.toContain(title);
    expect(paths).not.toContain(path);
  }
});

test('My method is shown where she may use one, and nowhere while the mode is not known', () => {
  const shown = LIFE_STAGES.map(({ value }) => value).filter((stage) =>
    pagesBesideIn(stage).includes(METHOD_PAGE),
  );
  expect(shown).toEqual(['menstrual-cycle', 'contraception', 'menopause']);
  expect(pagesBesideIn(null)).toEqual([]);
});

// Both stay in the history of a browser that others may use.
test('no address and no title has a health word', () => {
  for (const { title, path } of PAGES_BESIDE)
    expect(`${title} ${path}`).not.toMatch(
      /health|cycle|period|pregnan|medical|contracep|pill|coil|birth|fertil/i,
    );
});
