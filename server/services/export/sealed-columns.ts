import type { TakenRow } from '@lunaria/db/queries/taken-data.ts';
import { decryptText, encryptText, type TextPlace } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';

interface SealedColumn {
  /** What names the row in the place that the text is bound to. */
  rowKey: (row: TakenRow, userId: string) => string;
  /** What lies in it is JSON, in every row or in some. */
  isJson?: true | ((row: TakenRow) => boolean);
  /** Filled up with spaces to a multiple of so many bytes, so that its length tells nothing. */
  block?: number;
}

const id = (row: TakenRow) => String(row.id);

/** Every encrypted column that can be in the file, and what its text is bound to. A test opens all of them. */
export const SEALED_COLUMNS: Record<string, SealedColumn> = {
  'calendar_feeds.own_title': { rowKey: id },
  'consents.detail': { rowKey: id },
  'daily_health_signals.notes': { rowKey: (row) => String(row.signal_date) },
  'daily_logs.blood_pressure': { rowKey: (row) => String(row.log_date) },
  'dismissed_proposals.said': { rowKey: (row) => `${row.document_id} ${row.value_key}`, isJson: true },
  'document_corrections.content': {
    rowKey: (row) => `${row.document_id} ${row.value_key}`,
    isJson: true,
  },
  'document_readings.understanding': { rowKey: (row) => String(row.document_id), isJson: true },
  'document_readings.model_reading': { rowKey: (row) => String(row.document_id), isJson: true },
  'emergency_cards.content': { rowKey: (_, userId) => userId, isJson: true },
  'emergency_contacts.content': { rowKey: id, isJson: true },
  'guardians.email': { rowKey: id },
  'health_documents.file_name': { rowKey: id },
  'health_documents.notes': { rowKey: id },
  'health_documents.ai_suggested_name': { rowKey: id },
  'health_documents.ai_summary': { rowKey: id },
  'health_documents.ai_digest': { rowKey: id, isJson: true },
  'health_documents.own_name': { rowKey: id },
  'measurements.content': {
    rowKey: (row) => `${row.kind} ${row.local_day} ${row.id}`,
    isJson: ({ kind }) => kind === 'lab',
  },
  'medical_records.content': { rowKey: id, isJson: true },
  'onboarding_answers.health_conditions': { rowKey: () => 'answers' },
  'own_tags.name': { rowKey: id },
  'pregnancies.complications': { rowKey: id },
  'record_anchors.quote': { rowKey: id, isJson: true },
  'safety_alerts.content': { rowKey: id, isJson: true, block: 512 },
};

function placeOf(userId: string, table: string, column: string, row: TakenRow): TextPlace {
  const sealed = SEALED_COLUMNS[`${table}.${column}`];
  if (!sealed) throw new Error(`Nobody says what ${table}.${column} is bound to`);
  return { table, column, userId, rowKey: sealed.rowKey(row, userId) };
}

/** What lies in an encrypted column, from its bytes in base64. Throws a TamperedError where it was not written for this place. */
export function openColumn(
  userKey: UserKey,
  userId: string,
  { table, column, row }: { table: string; column: string; row: TakenRow },
): unknown {
  const text = decryptText(
    userKey,
    placeOf(userId, table, column, row),
    Buffer.from(String(row[column]), 'base64'),
  );
  return isJsonIn(SEALED_COLUMNS[`${table}.${column}`], row) ? JSON.parse(text) : text;
}

function isJsonIn(sealed: SealedColumn | undefined, row: TakenRow): boolean {
  return typeof sealed?.isJson === 'function' ? sealed.isJson(row) : sealed?.isJson === true;
}

/** The bytes of an encrypted column as the database reads them (`\x…`), from what `openColumn` made of others. */
export function sealColumn(
  userKey: UserKey,
  userId: string,
  { table, column, row }: { table: string; column: string; row: TakenRow },
): string {
  const sealed = SEALED_COLUMNS[`${table}.${column}`];
  const { block = 1 } = sealed ?? {};
  const text = isJsonIn(sealed, row) ? JSON.stringify(row[column]) : String(row[column]);
  const missing = (block - (Buffer.byteLength(text) % block)) % block;
  const bytes = encryptText(userKey, placeOf(userId, table, column, row), text + ' '.repeat(missing));
  return `\\x${bytes.toString('hex')}`;
}
