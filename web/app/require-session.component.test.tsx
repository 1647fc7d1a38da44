import table, { type TableEntry } from 'virtual:route-table';
import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../testing/component-test.ts';
import { rows } from '../testing/look.ts';
import { currentAddress, renderPage } from '../testing/render-page.tsx';

const listPaths = (entries: readonly TableEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...listPaths(children)]);

const HERS = listPaths(table).filter((path) => /^\/(dashboard|onboarding|health-statistics)/.test(path));

test('Her pages are in the table', () => {
  expect(HERS.length).toBeGreaterThanOrEqual(16);
});

test.for(HERS)(
  'A visitor who opens %s is sent to the login',
  rows(
    ...['R-11', 'R-12', 'R-13', 'R-14', 'R-15', 'R-16', 'R-17', 'R-25', 'R-26', 'R-27', 'R-28', 'R-29'],
    ...['R-30', 'R-31', 'R-32', 'R-35', 'R-36', 'R-37', 'R-38'],
  ),
  async (path) => {
    await renderPage(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
    expect(currentAddress()).toBe(path === '/health-statistics' ? '/auth/patient-login' : '/auth/login');
  },
);
