import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listPublicPages } from './built-pages.ts';

/** Every other page that anybody may read. */
const PUBLIC_LIMIT_KB = 145;
/** A form that says what is wrong before it is sent brings its schema. */
const FORM_LIMIT_KB = 150;

const LIMITS_KB: Record<string, number> = {
  '/': 130,
  '/auth/login': FORM_LIMIT_KB,
  '/dashboard': 220,
};

/** How much JavaScript a page may bring before it can be used, gzipped; kB are 1000 bytes. */
function limitFirstLoads(clientDirectory: string): Record<string, number> {
  const ofPublicPages = listPublicPages(clientDirectory).map((page) => [page, PUBLIC_LIMIT_KB] as const);
  return { ...Object.fromEntries(ofPublicPages), ...LIMITS_KB };
}

export interface FirstLoad {
  page: string;
  sizeKb: number;
  limitKb: number;
  /** Largest first. */
  files: { file: string; sizeKb: number }[];
}

/** Weighs every page that has a limit, in the built client. Throws when such a page was not built. */
export function weighFirstLoads(
  clientDirectory: string,
  limits = limitFirstLoads(clientDirectory),
): FirstLoad[] {
  return Object.entries(limits).map(([page, limitKb]) => {
    const html = readFileSync(join(clientDirectory, page, 'index.html'), 'utf8');
    const files = [...followImports(clientDirectory, findEntries(html))]
      .map((file) => ({ file, sizeKb: gzipSync(readFileSync(join(clientDirectory, file))).length / 1000 }))
      .sort((a, b) => b.sizeKb - a.sizeKb);
    // A page without a script would be light for the wrong reason.
    if (files.length === 0) throw new Error(`${page} names no script at all`);
    return { page, limitKb, files, sizeKb: files.reduce((sum, { sizeKb }) => sum + sizeKb, 0) };
  });
}

/** Scripts that the page names itself: preloaded, by `src`, or imported in an inline script (also by `import()`). */
function findEntries(html: string): string[] {
  const named = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].flatMap(([tag]) => {
    if (tag.startsWith('<link') && !tag.includes('modulepreload')) return [];
    return tag.match(/\s(?:href|src)="(\/[^"]+\.js)"/)?.[1] ?? [];
  });
  const inline = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .join('\n');
  return [
    ...named,
    ...findImports(inline),
    ...[...inline.matchAll(/\bimport\(\s*["'](\/[^"']+\.js)["']/g)].map(([, file = '']) => file),
  ];
}

/** Everything that has to arrive before the entries can run; what is imported lazily is not part of it. */
function followImports(clientDirectory: string, entries: string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !existsSync(join(clientDirectory, file))) continue;
    seen.add(file);
    const address = new URL(file, 'http://page');
    for (const specifier of findImports(readFileSync(join(clientDirectory, file), 'utf8'))) {
      open.push(new URL(specifier, address).pathname);
    }
  }
  return seen;
}

/** Static imports and re-exports in the built code, which has one form: `import…from"./a.js"`, `import"./a.js"`. */
export function findImports(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*["']([^"']+\.js)["']/g)].map(
    ([, specifier = '']) => specifier,
  );
}
