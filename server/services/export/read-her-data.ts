import { TAKEN_TABLES } from '@lunaria/db/classes/table-classes.ts';
import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { listSealed, readTakenRows, type TakenRow } from '@lunaria/db/queries/taken-data.ts';
import { EXPORT_SCHEMA, type ExportedData, type LeavablePart } from '@lunaria/domain/export/exported-data.ts';
import { leaveOut } from '@lunaria/domain/export/leave-out.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { openColumn } from './sealed-columns.ts';

/** What her own role does not read: how she signs in. */
const OF_THE_ACCOUNT: readonly string[] = ['users', 'sign_ins'];

export type HerData = Omit<ExportedData, 'documents' | 'made_at'>;

export interface ReadData {
  data: HerData;
  /** Her tables for the FHIR writer, which leaves out losses and their traces itself: with them still in. */
  tablesWithLosses: HerData['tables'];
}

/**
 * Everything of hers that is in the file, but for the originals of her documents, as it stood at one instant. A text that was
 * not written for its place is left out, as her pages leave it out: it must not keep the rest from her.
 */
export async function readHerData(
  database: Database,
  userKey: UserKey,
  userId: string,
  leavesOut: readonly LeavablePart[],
): Promise<ReadData> {
  const rows = await database.asUser(userId, (tx) => readHerRows(tx, userKey, userId));
  const ofAccount = await readTakenRows(database.auth, userId, OF_THE_ACCOUNT);
  const [user] = ofAccount.get('users') ?? [];
  const tables = { ...rows, ...Object.fromEntries(ofAccount) };
  return {
    data: {
      format: 'lunaria',
      schema: EXPORT_SCHEMA,
      account: { email: String(user?.email ?? ''), full_name: String(user?.full_name ?? '') },
      left_out: [...leavesOut],
      tables: leaveOut(tables, leavesOut),
    },
    tablesWithLosses: leaveOut(
      tables,
      leavesOut.filter((part) => part !== 'losses'),
    ),
  };
}

/** Her tables, opened, in a transaction of hers. */
export async function readHerRows(
  tx: Tx,
  userKey: UserKey,
  userId: string,
): Promise<Record<string, TakenRow[]>> {
  const tables = TAKEN_TABLES.filter((table) => !OF_THE_ACCOUNT.includes(table));
  const taken = await readTakenRows(tx, userId, tables);
  const pregnancies = taken.get('pregnancies') ?? [];
  return Object.fromEntries(
    [...taken].map(([table, rows]) => {
      const opened = rows.map((row) => openRow(userKey, userId, table, row));
      return [table, inOrder(table === 'medical_records' ? namePregnancies(opened, pregnancies) : opened)];
    }),
  );
}

/**
 * Details of a pregnancy point at its id, which is another one in every account: in the file they name it by when it was recorded,
 * which is the same in all.
 */
function namePregnancies(records: readonly TakenRow[], pregnancies: readonly TakenRow[]): TakenRow[] {
  return records.map((row) => {
    const content = row.content as TakenRow | null; // as: JSON of the row, or not to be opened
    if (row.kind !== 'obstetric' || typeof content?.pregnancy_id !== 'string') return row;
    const pregnancy = pregnancies.find(({ id }) => id === content.pregnancy_id);
    return { ...row, content: { ...content, pregnancy_id: pregnancy?.created_at ?? null } };
  });
}

/** By what stands in them: what is encrypted comes in another order each time. */
function inOrder(rows: TakenRow[]): TakenRow[] {
  const keyed = rows.map((row): [string, TakenRow] => [JSON.stringify(row), row]);
  return keyed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function openRow(userKey: UserKey, userId: string, table: string, row: TakenRow): TakenRow {
  const opened = { ...row };
  for (const column of listSealed(table)) {
    if (row[column] === null) continue;
    try {
      opened[column] = openColumn(userKey, userId, { table, column, row });
    } catch (error) {
      if (!(error instanceof TamperedError)) throw error;
      opened[column] = null;
    }
  }
  return opened;
}
