import type { BackupKey } from './backup-key.ts';
import { locate, momentOf, OBJECTS } from './backup-paths.ts';
import type { BackupPlace } from './backup-place.ts';
import { readFileEntries } from './check-backup.ts';
import { removeOldNotes } from './erased-notes.ts';
import { findBackups, findKeys, openManifest } from './find-backups.ts';

/** More than one, should the newest be damaged on the disk; few, so that the keys of who was erased are gone soon. */
const KEPT_KEYS = 2;

const DAY_MS = 86_400_000;

interface Removal {
  place: BackupPlace;
  key: BackupKey;
  keepDays: number;
  now: Date;
}

/**
 * Removes the keys of all but the newest few backups, backups older than so many days, except the newest, and what then is of no
 * backup any more: files that none names, and notes of accounts that none can hold. Returns how many backups went. May be cut off: the next one goes on.
 */
export async function removeOldBackups({ place, key, keepDays, now }: Removal): Promise<number> {
  for (const id of (await findKeys(place)).slice(0, -KEPT_KEYS)) await place.remove(locate.keys(id));
  const before = now.getTime() - keepDays * DAY_MS;
  const ids = await findBackups(place);
  const old = ids.slice(0, -1).filter((id) => momentOf(id).getTime() < before);
  for (const id of old) {
    // First what makes it a backup in a bucket: cut off in the middle, the rest is unfinished.
    if (place.showsUnfinished) await place.remove(locate.manifest(locate.backup(id)));
    await place.remove(locate.backup(id));
  }
  const left = ids.filter((id) => !old.includes(id));
  const named = await findNamedObjects({ place, key }, left);
  if (named !== null) await removeUnnamed(place, named);
  const [oldest] = left;
  if (oldest !== undefined) await removeOldNotes(place, { oldest: momentOf(oldest), keepDays, now });
  return old.length;
}

/** Null where one of the backups does not tell: then nothing may be thought to be named by none. */
async function findNamedObjects(
  { place, key }: Pick<Removal, 'place' | 'key'>,
  ids: string[],
): Promise<Set<string> | null> {
  const named = new Set<string>();
  try {
    for (const id of ids) {
      const manifest = await openManifest(place, key, id);
      for (const { object } of await readFileEntries({ place, key, manifest })) {
        if (object !== undefined) named.add(object);
      }
    }
  } catch {
    return null;
  }
  return named;
}

async function removeUnnamed(place: BackupPlace, named: ReadonlySet<string>): Promise<void> {
  for (const sub of await place.list(OBJECTS)) {
    for (const name of await place.list(`${OBJECTS}/${sub}`)) {
      if (!named.has(name)) await place.remove(`${OBJECTS}/${sub}/${name}`);
    }
  }
}
