import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { weighFirstLoads } from './first-load.ts';

/** Everything a page brings, as it is sent; kB are 1000 bytes. */
const PAGE_WEIGHT_LIMITS_KB: Record<string, number> = { '/': 400 };

/** Fonts that wait until a text has a letter of theirs, which no page of ours has. */
const RARE_LETTERS = /-(latin-ext|vietnamese)-/;

const COMPRESSED_WHEN_SENT = /\.(html|svg|webmanifest|js|css|txt|xml)$/;

interface PageWeight {
  page: string;
  sizeKb: number;
  limitKb: number;
  /** Largest first. */
  files: { file: string; sizeKb: number }[];
}

/**
 * Weighs the page itself, its scripts, styles, pictures, icons and the fonts its styles name, each in the smallest form
 * the build made of it. Throws when something that a page names was not built.
 */
export function weighPages(clientDirectory: string, limits = PAGE_WEIGHT_LIMITS_KB): PageWeight[] {
  return Object.entries(limits).map(([page, limitKb]) => {
    const [{ files: scripts } = { files: [] }] = weighFirstLoads(clientDirectory, { [page]: limitKb });
    const htmlFile = join(page, 'index.html');
    const html = readFileSync(join(clientDirectory, htmlFile), 'utf8');
    const named = findFiles(html);
    const inStyles = named
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => findInStyles(readFileSync(join(clientDirectory, file), 'utf8'), file));
    const all = new Set([htmlFile, ...scripts.map(({ file }) => file), ...named, ...inStyles]);
    const files = [...all]
      .map((file) => ({ file, sizeKb: sizeAsSent(clientDirectory, file) / 1000 }))
      .sort((a, b) => b.sizeKb - a.sizeKb);
    return { page, limitKb, files, sizeKb: files.reduce((sum, { sizeKb }) => sum + sizeKb, 0) };
  });
}

/** What the browser fetches because of a tag; links to other pages are not fetched, nor are pictures for sharing. */
function findFiles(html: string): string[] {
  return [...html.matchAll(/<(?:link|script|img|source|video)\b[^>]*>/g)].flatMap(([tag]) => {
    if (/\srel="(canonical|alternate|author|license)"/.test(tag)) return [];
    const addresses = [...tag.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    const sets = [...tag.matchAll(/\ssrc[sS]et="([^"]+)"/g)].flatMap(([, set = '']) =>
      set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
    );
    // The framework marks the style of every page with an empty fragment.
    return [...addresses, ...sets]
      .map((address) => address.replace(/#.*$/, ''))
      .filter((address) => address.startsWith('/'));
  });
}

function findInStyles(css: string, cssFile: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)]
    .map(([, address = '']) => new URL(address, new URL(cssFile, 'http://page')))
    .filter(({ protocol, pathname }) => protocol === 'http:' && !RARE_LETTERS.test(pathname))
    .map(({ pathname }) => pathname);
}

/** What the build did not compress and is text, the server does at its start (server/client/). */
function sizeAsSent(clientDirectory: string, file: string): number {
  const path = join(clientDirectory, file);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size;
  const content = readFileSync(path);
  return COMPRESSED_WHEN_SENT.test(file) ? brotliCompressSync(content).length : content.length;
}
