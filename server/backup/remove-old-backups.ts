import { join } from 'node:path';
import { findBackups, findKeys, list, locate, momentOf, openManifest, remove } from './backup-folder.ts';
import type { BackupKey } from './backup-key.ts';
import { readFileEntries } from './check-backup.ts';

/** More than one, should the newest be damaged on the disk; few, so that the keys of who was erased are gone soon. */
const KEPT_KEYS = 2;

const DAY_MS = 86_400_000;

interface Removal {
  folder: string;
  key: BackupKey;
  keepDays: number;
  now: Date;
}

/**
 * Removes the keys of all but the newest few backups, backups older than so many days, except the newest, and files that no
 * backup names any more. Returns how many backups went. May be cut off: the next one goes on.
 */
export async function removeOldBackups({ folder, key, keepDays, now }: Removal): Promise<number> {
  for (const id of (await findKeys(folder)).slice(0, -KEPT_KEYS)) await remove(locate.keys(folder, id));
  const before = now.getTime() - keepDays * DAY_MS;
  const ids = await findBackups(folder);
  const old = ids.slice(0, -1).filter((id) => momentOf(id).getTime() < before);
  for (const id of old) await remove(locate.backup(folder, id));
  const named = await findNamedObjects(
    { folder, key },
    ids.filter((id) => !old.includes(id)),
  );
  if (named !== null) await removeUnnamed(folder, named);
  return old.length;
}

/** Null where one of the backups does not tell: then nothing may be thought to be named by none. */
async function findNamedObjects(
  { folder, key }: Pick<Removal, 'folder' | 'key'>,
  ids: string[],
): Promise<Set<string> | null> {
  const named = new Set<string>();
  try {
    for (const id of ids) {
      const manifest = await openManifest(folder, key, id);
      for (const { object } of await readFileEntries({ folder, key, manifest })) {
        if (object !== undefined) named.add(object);
      }
    }
  } catch {
    return null;
  }
  return named;
}

async function removeUnnamed(folder: string, named: ReadonlySet<string>): Promise<void> {
  for (const sub of await list(locate.objects(folder))) {
    for (const name of await list(join(locate.objects(folder), sub))) {
      if (!named.has(name)) await remove(join(locate.objects(folder), sub, name));
    }
  }
}
