/**
 * After the build: in every page that anybody may read, scripts come after what she sees. Their words stand in the HTML
 * and their links work without a script, so the line is for style, fonts and pictures first, and a phone paints before
 * it computes (docs/decisions/first-load-of-public-pages.md). The pages behind an account show nothing before their
 * scripts are there, and keep the usual order.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startAfterPaint } from './start-after-paint.ts';

const clientDirectory = join(import.meta.dirname, '..', 'build', 'client');
const NEEDS_SCRIPTS = /^(auth|dashboard|onboarding|health-statistics)[\\/]/;

const pages = globSync('**/index.html', { cwd: clientDirectory }).filter((page) => !NEEDS_SCRIPTS.test(page));
if (pages.length === 0) throw new Error(`No page in ${clientDirectory}: run the build first.`);
for (const page of pages) {
  const file = join(clientDirectory, page);
  writeFileSync(file, startAfterPaint(readFileSync(file, 'utf8')));
}
