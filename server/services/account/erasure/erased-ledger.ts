import { Readable } from 'node:stream';
import type { ErasedAccount } from '@lunaria/db/queries/erasures.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Storage } from '../../../storage/storage.ts';

/*
 * Beside the files lies who was erased, as `erased/<day>/<hash>`: should an older copy of the database be put back beside them, by
 * whatever means, it is compared with this (eraseReturnedAccounts). The day is `backups_gone_on`. The name says everything: nobody without the
 * audit key can make one, and what lies in it does not matter.
 */
const FOLDER = 'erased';
const ENTRY = /^erased\/(\d{4}-\d{2}-\d{2})\/([0-9a-f]{64})$/;

interface LedgerEntry {
  key: string;
  backupsGoneOn: CalendarDate;
  /** In hexadecimal digits. */
  accountHash: string;
}

/** Adds those that are missing. */
export async function noteInLedger(storage: Storage, erased: readonly ErasedAccount[]): Promise<void> {
  if (erased.length === 0) return;
  const there = new Set((await readLedger(storage)).map(({ key }) => key));
  for (const { accountHash, backupsGoneOn } of erased) {
    const hash = Buffer.from(accountHash).toString('hex');
    const key = `${FOLDER}/${backupsGoneOn}/${hash}`;
    const content = Buffer.from(backupsGoneOn);
    if (!there.has(key))
      await storage.putStored(key, Readable.from([content], { objectMode: false }), content.length);
  }
}

export async function readLedger(storage: Storage): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const { key } of storage.list(FOLDER)) {
    const [, day, accountHash] = ENTRY.exec(key) ?? [];
    // as: by the pattern
    if (day !== undefined && accountHash !== undefined)
      entries.push({ key, backupsGoneOn: day as CalendarDate, accountHash });
  }
  return entries;
}

/** Removes those that no backup holds any more. */
export async function sweepLedger(storage: Storage, today: CalendarDate): Promise<void> {
  for (const { key, backupsGoneOn } of await readLedger(storage)) {
    if (backupsGoneOn < today) await storage.remove(key);
  }
}
