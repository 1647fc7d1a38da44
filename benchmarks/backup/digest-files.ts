import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** SHA-256 of every file of a folder by its path in it, as it lies there; `isWanted` takes the path. */
export async function digestFiles(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const path of await listFiles(folder)) {
    if (isWanted(path))
      digests.set(
        path,
        createHash('sha256')
          .update(await readFile(join(folder, path)))
          .digest('hex'),
      );
  }
  return digests;
}

/** Paths of all files below a folder; none where it is not there. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** What a folder takes, in bytes. */
export async function measureFolder(folder: string): Promise<number> {
  let bytes = 0;
  for (const path of await listFiles(folder)) bytes += (await stat(join(folder, path))).size;
  return bytes;
}

/** Which files differ, as one sentence; none where all are the same. */
export function compareFiles(
  expected: Map<string, string>,
  found: Map<string, string>,
  where: string,
): string[] {
  const names = new Set([...expected.keys(), ...found.keys()]);
  const different = [...names].filter((name) => expected.get(name) !== found.get(name));
  return different.length === 0
    ? []
    : [`${where}: ${different.length} of ${names.size} files differ, ${different[0]} is one of them.`];
}

/** Paths of files below a folder that hold one of these words, or whose path does; `isWanted` takes the path. */
export async function searchFiles(
  folder: string,
  words: readonly string[],
  isWanted: (path: string) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of (await listFiles(folder)).filter(isWanted)) {
    const content = await readFile(join(folder, path));
    if (words.some((word) => path.includes(word) || content.includes(word))) found.push(path);
  }
  return found;
}
