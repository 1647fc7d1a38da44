import type { MedicalRecord } from '@lunaria/domain/records/medical-record.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import type { FieldsOf } from '@lunaria/domain/records/record-fields.ts';
import type { RecordKind } from '@lunaria/domain/records/record-kinds.ts';
import { type APIRequestContext, expect } from '@playwright/test';

export const MEDICAL_HISTORY = '/dashboard?section=b2-5';

export const whoseOf = async (request: APIRequestContext) =>
  (await (await request.get('/api/auth/token')).json()).user.id;

/** Adds an entry through the API, as another device of hers would. */
export async function noteRecord<Kind extends RecordKind>(
  request: APIRequestContext,
  kind: Kind,
  changes: Partial<FieldsOf<Kind>>,
): Promise<void> {
  const id = crypto.randomUUID();
  const fields = { ...emptyFields(kind), ...changes };
  const answer = await request.put(`/api/medical-records/${id}`, {
    data: { user_id: await whoseOf(request), id, kind, fields, base: null },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Changes fields of an entry that the server holds, as another device would. */
export async function changeRecord(
  request: APIRequestContext,
  { id, kind, fields }: MedicalRecord,
  changes: object,
): Promise<void> {
  const answer = await request.put(`/api/medical-records/${id}`, {
    data: {
      ...{ user_id: await whoseOf(request), id, kind },
      ...{ base: fields, fields: { ...fields, ...changes } },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What the server holds. */
export async function storedRecords(request: APIRequestContext): Promise<MedicalRecord[]> {
  const answer = await request.get('/api/medical-records');
  expect(answer.status()).toBe(200);
  return (await answer.json()).medical_records;
}
