import type { RecordRow } from '@lunaria/db/queries/medical-records.ts';
import {
  type MedicalRecord,
  medicalRecordSchema,
  writeContent,
} from '@lunaria/domain/records/medical-record.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { decryptJson, encryptText } from '../../encryption/text.ts';
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
  const { content, id, kind, origin, ...columns } = row;
  // as: looked at by its schema
  const texts = decryptJson(userKey, placeOf(userId, id), content) as object | null;
  const fields = { ...emptyFields(kind), ...texts, ...columns };
  const record = texts && medicalRecordSchema.safeParse({ id, kind, origin, fields }).data;
  if (record) return record;
  // When it was is left out too: how old she was lies in what cannot be read.
  const empty = { ...emptyFields(kind), status: columns.status };
  return { id, kind, origin, fields: empty, unreadable: true } as MedicalRecord; // as: the fields are of its kind
}

function placeOf(userId: string, id: string) {
  return { table: 'medical_records', column: 'content', userId, rowKey: id };
}
