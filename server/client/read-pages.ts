import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { completeText, type Place } from './complete-text.ts';
import { describePagePolicy } from './content-policies.ts';
import { type KeptAnswer, keepAnswer } from './kept-answer.ts';

/** For every built page, the hashes of its inline scripts (web/scripts/finish-pages.ts). */
const pageHashesSchema = z.record(z.string(), z.array(z.string()));

/** Built by the framework for single-page hosting; here an unknown path is Not found. */
const NOT_PAGES = new Set(['/__spa-fallback.html']);

/** Every prerendered page by its address, with its own Content-Security-Policy, completed and compressed. */
export async function readPages(buildDir: string, place: Place): Promise<Map<string, KeptAnswer>> {
  const hashes = pageHashesSchema.parse(JSON.parse(await readFile(join(buildDir, 'csp.json'), 'utf8')));
  const files = Object.entries(hashes).filter(([file]) => !NOT_PAGES.has(file));
  return new Map(
    await Promise.all(
      files.map(async ([file, scripts]) => {
        const built = await readFile(join(buildDir, 'client', file), 'utf8');
        const headers = {
          'Content-Security-Policy': describePagePolicy(scripts),
          'Cache-Control': 'no-cache',
          'Content-Type': 'text/html; charset=utf-8',
        };
        const page = await keepAnswer(Buffer.from(completeText(built, place)), headers, {
          isCompressible: true,
        });
        return [toAddress(file), page] as const;
      }),
    ),
  );
}

/** `/blog/index.html` is the page `/blog`. */
function toAddress(file: string): string {
  return withoutTrailingSlash(file.replace(/(index)?\.html$/, ''));
}

export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
