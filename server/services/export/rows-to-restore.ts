import { createHash } from 'node:crypto';
import { columnsOf, RESTORED_TABLES } from '@lunaria/db/classes/table-classes.ts';
import { listSealed, type TakenRow } from '@lunaria/db/queries/taken-data.ts';
import { contactTextsSchema } from '@lunaria/domain/emergency/emergency-contact.ts';
import type { ExportedData } from '@lunaria/domain/export/exported-data.ts';
import { labResultSchema } from '@lunaria/domain/laboratory/lab-result.ts';
import { anchorTextSchema, saidRowSchema } from '@lunaria/domain/proposals/said-row.ts';
import * as z from 'zod/mini';
import { fingerprintText } from '../../encryption/fingerprint.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { sealColumn } from './sealed-columns.ts';

export type Tables = Record<string, TakenRow[]>;

/** Of JSON that lies encrypted, the form its readers rely on: the database cannot look into it. */
const FORMS: Record<string, z.ZodMiniType> = {
  'emergency_contacts.content': contactTextsSchema,
  'emergency_cards.content': z.record(z.string(), z.string()),
  'dismissed_proposals.said': saidRowSchema,
  'record_anchors.quote': anchorTextSchema,
  'document_corrections.content': z.looseObject({ value_key: z.string() }),
  // A blood pressure, or a result of a laboratory.
  'measurements.content': z.union([z.string(), labResultSchema]),
  'medical_records.content': z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  'safety_alerts.content': z.looseObject({
    rule: z.string(),
    source: z.nullable(z.string()),
    because: z.array(z.looseObject({ fact: z.string(), words: z.string(), from: z.string() })),
  }),
};

/** Something in the file has no place in the database. */
export class UnfitRowError extends Error {
  override readonly name = 'UnfitRowError';
}

/**
 * What of all tables is restored: the columns of class `export`. Of a file (`documents`) her documents only where their originals
 * are in it; of what is stored every one counts.
 */
export function pickTables({
  tables,
  documents,
}: {
  tables: Tables;
  documents?: ExportedData['documents'];
}): Tables {
  const originals = documents && new Set<unknown>(documents.map(({ id }) => id));
  const isHere = (id: unknown) => originals?.has(id) ?? true;
  return Object.fromEntries(
    RESTORED_TABLES.map((table) => {
      const columns = columnsOf(table, 'export');
      const rows = (tables[table] ?? []).flatMap((row): TakenRow[] => {
        const fitting = fit(table, row, isHere);
        return fitting === null ? [] : [fitting];
      });
      return [table, rows.map((row) => pick(row, columns))];
    }),
  );
}

/** The row where some documents are not in the file; null: it does not stand without its own. */
function fit(table: string, row: TakenRow, isHere: (documentId: unknown) => boolean): TakenRow | null {
  const { id, document_id: of } = row;
  switch (table) {
    case 'health_documents':
      return isHere(id) ? row : null;
    case 'document_corrections':
    case 'dismissed_proposals':
      return isHere(of) ? row : null;
    // A value whose document is not in the file stands without it.
    case 'measurements':
      return of && !isHere(of) ? { ...row, document_id: null } : row;
    // Nobody deleted it: that must not be said.
    case 'record_anchors':
      if (!of || isHere(of)) return row;
      return row.document_gone_at ? { ...row, document_id: null } : null;
    default:
      return row;
  }
}

function pick(row: TakenRow, columns: readonly string[]): TakenRow {
  return Object.fromEntries(columns.flatMap((name) => (name in row ? [[name, row[name]]] : [])));
}

/** Whether two sets of tables hold the same rows, in whatever order. */
export function areSame(one: Tables, other: Tables): boolean {
  return RESTORED_TABLES.every((table) => digest(one[table] ?? []) === digest(other[table] ?? []));
}

function digest(rows: readonly TakenRow[]): string {
  const lines = rows.map((row) => JSON.stringify(sortKeys(row))).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  // A column that is younger than the file is missing there, and empty here.
  const there = Object.entries(value).filter(([, part]) => part !== null);
  const entries = there.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sortKeys(part)]));
}

/** Whether nothing is recorded: the profile comes with the account. */
export function isBlank(tables: Tables): boolean {
  return RESTORED_TABLES.every((table) => table === 'profiles' || (tables[table] ?? []).length === 0);
}

/**
 * The rows of a table as they are stored in her account: hers, encrypted with her key. Throws an UnfitRowError.
 */
export function sealRows(
  userKey: UserKey,
  userId: string,
  table: string,
  rows: readonly TakenRow[],
): TakenRow[] {
  const sealed = listSealed(table).filter((column) => columnsOf(table, 'export').includes(column));
  return rows.map((row) => {
    const stored: TakenRow = { ...row, user_id: userId };
    for (const column of sealed) {
      if (row[column] === null || row[column] === undefined) continue;
      checkForm(table, column, row[column]);
      stored[column] = sealColumn(userKey, userId, { table, column, row });
    }
    // Keyed with her key of then: of these facts it is not known again, and the alert stands as it was.
    if (table === 'safety_alerts') {
      const place = { table, column: 'facts_key', userId };
      stored.facts_key = `\\x${fingerprintText(userKey, place, `restored\n${row.id}`).toString('hex')}`;
    }
    return stored;
  });
}

function checkForm(table: string, column: string, value: unknown): void {
  const form = FORMS[`${table}.${column}`];
  const isFit = form === undefined ? typeof value === 'string' : z.safeParse(form, value).success;
  if (!isFit) throw new UnfitRowError(`${table}.${column} holds something else`);
}

/**
 * Details of a pregnancy name it by when it was recorded (`namePregnancies`): here by the id that it gets in her account, null
 * where it is not in the file.
 */
export function pointAtPregnancies(
  records: readonly TakenRow[],
  pregnancies: readonly TakenRow[],
  userId: string,
): TakenRow[] {
  return records.map((row) => {
    const { pregnancy_id: named, ...content } = (row.content ?? {}) as TakenRow; // as: looked at by its form
    if (row.kind !== 'obstetric' || typeof named !== 'string') return row;
    const at = pregnancies.findIndex(({ created_at }) => created_at === named);
    const id = at < 0 ? null : deriveId(userId, pregnancies[at]?.id ?? at);
    return { ...row, content: { ...content, pregnancy_id: id } };
  });
}

/**
 * An id that no other account has, the same each time: of the one table whose ids are unique among all accounts, and which
 * may be there still.
 */
export function deriveId(userId: string, id: unknown): string {
  const hash = createHash('sha256').update(`lunaria restored id\n${userId}\n${id}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
