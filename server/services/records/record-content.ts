import type { RecordRow } from '@lunaria/db/queries/medical-records.ts';
import {
  type MedicalRecord,
  medicalRecordSchema,
  writeContent,
} from '@lunaria/domain/records/medical-record.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { decryptText, encryptText } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';

/** The record as it is stored. */
export function sealRecord(userKey: UserKey, userId: string, record: MedicalRecord): RecordRow {
  const { id, kind, origin, fields } = record;
  const { status, started_on, started_precision, ended_on, ended_precision } = fields;
  const content = encryptText(userKey, placeOf(userId, id), writeContent(fields));
  return { id, kind, origin, status, started_on, started_precision, ended_on, ended_precision, content };
}

/** As she wrote it. One that was not written for this place is marked: it must not take the others with it. */
export function openRecord(userKey: UserKey, userId: string, row: RecordRow): MedicalRecord {
  const { content: _, id, kind, origin, ...columns } = row;
  const texts = openContent(userKey, userId, row);
  const fields = { ...emptyFields(kind), ...texts, ...columns };
  const record = texts && medicalRecordSchema.safeParse({ id, kind, origin, fields }).data;
  if (record) return record;
  // When it was is left out too: how old she was lies in what cannot be read.
  const empty = { ...emptyFields(kind), status: columns.status };
  return { id, kind, origin, fields: empty, unreadable: true } as MedicalRecord; // as: the fields are of its kind
}

function openContent(userKey: UserKey, userId: string, { id, content }: RecordRow): object | null {
  try {
    return JSON.parse(decryptText(userKey, placeOf(userId, id), content)) as object; // as: looked at by its schema
  } catch (error) {
    if (error instanceof TamperedError) return null;
    throw error;
  }
}

function placeOf(userId: string, id: string) {
  return { table: 'medical_records', column: 'content', userId, rowKey: id };
}
