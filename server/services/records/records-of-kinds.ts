import type { Tx } from '@lunaria/db/engine/database.ts';
import { findRecordRowsOfKinds } from '@lunaria/db/queries/medical-records.ts';
import type { MedicalRecord } from '@lunaria/domain/records/medical-record.ts';
import type { RecordKind } from '@lunaria/domain/records/record-kinds.ts';
import type { UserKey } from '../../encryption/user-key.ts';
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
