import { globSync } from 'node:fs';

/** Behind an account or in front of one, and what is shown in place of a page. */
const NOT_PUBLIC = /^\/(auth|dashboard|onboarding|health-statistics|offline|404)(\/|$)/;

/** The address of every page of the build, so that a new page is looked at without being listed anywhere. */
export function listBuiltPages(clientDirectory: string): string[] {
  const pages = globSync('**/index.html', { cwd: clientDirectory })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .sort();
  if (pages.length === 0) throw new Error(`No page in ${clientDirectory}: run the build first.`);
  return pages;
}

/** Those that anybody may read. */
export function listPublicPages(clientDirectory: string): string[] {
  return listBuiltPages(clientDirectory).filter((page) => !NOT_PUBLIC.test(page));
}
