import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * After the build: every text file with a lasting name once more as .br and .gz beside it, so that no request waits for
 * compression, and the best there is costs two seconds once (a fifteenth less to load than at 9). Pages and the few other files are compressed by the server at its start, with its address put in.
 */

const lastingDir = fileURLToPath(new URL('../build/client/assets', import.meta.url));
const compressible = new Set(['.js', '.mjs', '.wasm', '.css', '.svg', '.json']);

const entries = await readdir(lastingDir, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const content = await readFile(file);
    const quality = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);
