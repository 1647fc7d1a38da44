/**
 * Writes build/csp.json: for every built HTML file the hashes of its inline scripts, as the server puts them into
 * that page's own Content-Security-Policy. Runs after the build; no inline script works without being in here.
 *
 *   { "/auth/login/index.html": ["sha256-…", …] }
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInlineScripts } from './find-inline-scripts.ts';

const buildDirectory = join(import.meta.dirname, '..', 'build');
const clientDirectory = join(buildDirectory, 'client');

const pages = globSync('**/*.html', { cwd: clientDirectory }).sort();
if (pages.length === 0) throw new Error(`No HTML in ${clientDirectory}: run the build first.`);

const hashesByPage = Object.fromEntries(
  pages.map((page) => [
    `/${page.replaceAll('\\', '/')}`,
    hashInlineScripts(readFileSync(join(clientDirectory, page), 'utf8')),
  ]),
);
writeFileSync(join(buildDirectory, 'csp.json'), `${JSON.stringify(hashesByPage, null, 2)}\n`);
