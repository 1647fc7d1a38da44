import { addDays, type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { type BackupKey, prove } from './backup-key.ts';
import { ERASED } from './backup-paths.ts';
import type { BackupPlace } from './backup-place.ts';

/*
 * Who was erased after a backup was made is noted beside it, in `erased/<day>-<name>`. The name says everything: nobody without BACKUP_KEY
 * and the audit key can make or read one, so what lies in it does not matter, and nothing of it can be damaged.
 */
const NOTE = /^(\d{4}-\d{2}-\d{2})-([0-9a-f]{64})$/;
const CONTENT = 'An account was erased on this day: a restore leaves it out.\n';

/** An account that was erased: 32 bytes of its id under the audit key, and the day. */
interface Erased {
  accountHash: Uint8Array;
  erasedOn: CalendarDate;
}

/** What the note of an account is called, after its day. */
export const noteNameOf = (key: BackupKey, accountHash: Uint8Array): string =>
  prove(key, 'erased', Buffer.from(accountHash).toString('hex'));

/** Writes the notes that are missing; returns how many. */
export async function writeNotes(
  { place, key }: { place: BackupPlace; key: BackupKey },
  erased: readonly Erased[],
): Promise<number> {
  const missing = await findUnnoted({ place, key }, erased);
  for (const { accountHash, erasedOn } of missing)
    await place.write(`${ERASED}/${erasedOn}-${noteNameOf(key, accountHash)}`, CONTENT);
  return missing.length;
}

/** Those of them who have no note. */
export async function findUnnoted<E extends Pick<Erased, 'accountHash'>>(
  { place, key }: { place: BackupPlace; key: BackupKey },
  erased: readonly E[],
): Promise<E[]> {
  if (erased.length === 0) return [];
  const there = await readNotes(place);
  return erased.filter(({ accountHash }) => !there.has(noteNameOf(key, accountHash)));
}

/** The names of all accounts that a restore leaves out. */
export async function readNotes(place: BackupPlace): Promise<Set<string>> {
  const notes = new Set<string>();
  for (const file of await place.list(ERASED)) {
    const name = NOTE.exec(file)?.[2];
    if (name !== undefined) notes.add(name);
  }
  return notes;
}

/**
 * Removes those of whom no backup can hold anything: all that there are began after that day, whatever the days say, and the time that backups
 * are kept is over.
 */
export async function removeOldNotes(
  place: BackupPlace,
  { oldest, keepDays, now }: { oldest: Date; keepDays: number; now: Date },
): Promise<void> {
  for (const file of await place.list(ERASED)) {
    const day = NOTE.exec(file)?.[1] as CalendarDate | undefined; // as: by the pattern
    if (day === undefined) continue;
    const isBeforeAll = addDays(day, 1) < utcDay(oldest);
    if (isBeforeAll && addDays(day, keepDays + 1) < utcDay(now)) await place.remove(`${ERASED}/${file}`);
  }
}
