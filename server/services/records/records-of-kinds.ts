import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { findRecordRowsOfKinds, hasRecordRowsOfKind } from '@lunaria/db/queries/medical-records.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import type { MedicalRecord } from '@lunaria/domain/records/medical-record.ts';
import type { RecordKind } from '@lunaria/domain/records/record-kinds.ts';
import { MasterKeyError, type MasterKeyring } from '../../encryption/master-key.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { type UserKey, unwrapUserKey } from '../../encryption/user-key.ts';
import { openRecord } from './record-content.ts';

/** What one statement reads of them. */
const ROWS = 128;

/** Her records of these kinds as she wrote them, for whoever works with some of them alone; those that do not open are marked. */
export async function readRecordsOfKinds(
  tx: Tx,
  userKey: UserKey,
  userId: string,
  kinds: readonly RecordKind[],
): Promise<MedicalRecord[]> {
  const records: MedicalRecord[] = [];
  for (;;) {
    const behind = records.at(-1)?.id ?? null;
    const rows = await findRecordRowsOfKinds(tx, userId, kinds, { behind, rows: ROWS });
    records.push(...rows.map((row) => openRecord(userKey, userId, row)));
    if (rows.length < ROWS) return records;
  }
}

/**
 * Her records of one kind, for work that does much else: none where her key is missing or does not open, which is told to her where she
 * opens them. Nothing is decrypted for a woman without one.
 */
export async function readRecordsIfOpen(
  { database, keyring }: { database: Database; keyring: MasterKeyring },
  userId: string,
  kind: RecordKind,
): Promise<MedicalRecord[]> {
  return await database.readAsUser(userId, async (tx) => {
    if (!(await hasRecordRowsOfKind(tx, userId, kind))) return [];
    const wrapped = await findUserKey(tx, userId);
    const userKey = wrapped && openOrNull(() => unwrapUserKey(keyring, userId, wrapped));
    return userKey === null ? [] : await readRecordsOfKinds(tx, userKey, userId, [kind]);
  });
}

function openOrNull(open: () => UserKey): UserKey | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof TamperedError || error instanceof MasterKeyError) return null;
    throw error;
  }
}
