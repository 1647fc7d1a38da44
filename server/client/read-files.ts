import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { completeText, type Place } from './complete-text.ts';
import { SHELL_WORKER_POLICY } from './content-policies.ts';
import { type KeptAnswer, keepAnswer } from './kept-answer.ts';

/** What the build puts under this address never changes: each file has a name of its own. */
const LASTING_FOLDER = '/assets/';
/** Pictures for shared links: a day old is good enough, and those who fetch them come in crowds. */
const SHARED_FOLDER = '/og/';

const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
};
const TYPE_OF_FEED = 'application/rss+xml; charset=utf-8';
const PICTURES = new Set(['.ico', '.jpg', '.png', '.webp']);

const isCompressed = (address: string) => /\.(br|gz)$/.test(address);

/** The addresses of the built files that last, sent from the disk (routes/client.ts). */
export async function listLastingFiles(buildDir: string): Promise<Set<string>> {
  const addresses = await listAddresses(join(buildDir, 'client'));
  return new Set(addresses.filter((address) => address.startsWith(LASTING_FOLDER) && !isCompressed(address)));
}

/**
 * The built files that are no pages and whose names stay while their contents change: worker, mark, manifest, icons,
 * pictures for shared links; and those of build/addressed, with the address of this server put in.
 */
export async function readFiles(buildDir: string, place: Place): Promise<Map<string, KeptAnswer>> {
  const clientDir = join(buildDir, 'client');
  const addressedDir = join(buildDir, 'addressed');
  const client = (await listAddresses(clientDir)).filter(
    (address) => !address.startsWith(LASTING_FOLDER) && !isCompressed(address) && !address.endsWith('.html'),
  );
  const addressed = await listAddresses(addressedDir);
  return new Map(
    await Promise.all([
      ...client.map(async (address) => {
        return [address, await keepFile(address, await readFile(join(clientDir, address)))] as const;
      }),
      ...addressed.map(async (address) => {
        const built = await readFile(join(addressedDir, address), 'utf8');
        return [address, await keepFile(address, Buffer.from(completeText(built, place)))] as const;
      }),
    ]),
  );
}

async function keepFile(address: string, content: Uint8Array): Promise<KeptAnswer> {
  const extension = extname(address);
  const headers: Record<string, string> = {
    'Content-Type': address.endsWith('/rss.xml')
      ? TYPE_OF_FEED
      : (TYPES[extension] ?? 'application/octet-stream'),
    'Cache-Control': address.startsWith(SHARED_FOLDER) ? 'public, max-age=86400' : 'no-cache',
  };
  if (address === '/sw.js') headers['Content-Security-Policy'] = SHELL_WORKER_POLICY;
  return await keepAnswer(content, headers, { isCompressible: !PICTURES.has(extension) });
}

async function listAddresses(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
}
