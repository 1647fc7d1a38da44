/**
 * After the build, over every page it wrote, in this order:
 *
 * 1. The scripts of /offline are taken away, but for the one that marks who is signed in. The worker shows that page under
 *    the addresses of others (docs/decisions/offline-shell.md), where React would not know what it sees.
 * 2. In every page that anybody may read, scripts come after what she sees. Their words stand in the HTML and their links
 *    work without a script, so the line is for style, fonts and pictures first, and a phone paints before it computes
 *    (docs/decisions/first-load-of-public-pages.md). The pages behind an account show nothing before their scripts are
 *    there, and keep the usual order.
 * 3. build/csp.json: for every page the hashes of its inline scripts, as the server puts them into that page's own
 *    Content-Security-Policy; no inline script works without being in here.
 *    { "/auth/login/index.html": ["sha256-…", …] }
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSignedInHintScript } from '../app/signed-in-hint.ts';
import { hashInlineScripts, takeScriptsAway } from './find-inline-scripts.ts';
import { startAfterPaint } from './start-after-paint.ts';

const buildDirectory = join(import.meta.dirname, '..', 'build');
const clientDirectory = join(buildDirectory, 'client');
const NEEDS_SCRIPTS = /^(auth|dashboard|onboarding|health-statistics)[\\/]/;

function rewrite(page: string, change: (html: string) => string): void {
  const file = join(clientDirectory, page);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const pages = globSync('**/*.html', { cwd: clientDirectory }).sort();
if (pages.length === 0) throw new Error(`No HTML in ${clientDirectory}: run the build first.`);

rewrite(join('offline', 'index.html'), (html) => takeScriptsAway(html, writeSignedInHintScript()));

for (const page of globSync('**/index.html', { cwd: clientDirectory }))
  if (!NEEDS_SCRIPTS.test(page)) rewrite(page, startAfterPaint);

const hashesByPage = Object.fromEntries(
  pages.map((page) => [
    `/${page.replaceAll('\\', '/')}`,
    hashInlineScripts(readFileSync(join(clientDirectory, page), 'utf8')),
  ]),
);
writeFileSync(join(buildDirectory, 'csp.json'), `${JSON.stringify(hashesByPage, null, 2)}\n`);
