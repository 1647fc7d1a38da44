import table, { type TableEntry } from 'virtual:route-table';

/** Shown in place of a page, for those who build, or only to whoever comes by a link of a mail or from the login. */
const NOT_BY_ITSELF = [
  '/offline',
  '/design',
  '/auth/reset-password',
  '/auth/confirm-email',
  '/auth/verify-email',
  '/auth/undo',
  '/auth/second-step',
];

// All of the table, so that a new page is looked at too.
const SCREENS = [...new Set(table.flatMap((entry) => listPaths(entry)))].filter(
  (path) => !/[:*]/.test(path) && !NOT_BY_ITSELF.includes(path),
);

const isHers = (path: string) => /^\/(dashboard|onboarding|health-statistics)(\/|$)/.test(path);

/** The pages of a signed-in woman. */
export const HER_SCREENS = SCREENS.filter(isHers);

/** The pages that anybody may open, with those in front of an account. */
export const VISITOR_SCREENS = SCREENS.filter((path) => !isHers(path));

function listPaths({ path = '', children = [] }: TableEntry, above = ''): string[] {
  const own = `${above}/${path}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');
  return [own, ...children.flatMap((child) => listPaths(child, own))];
}
