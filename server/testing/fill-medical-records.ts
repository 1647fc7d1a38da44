import { randomUUID } from 'node:crypto';
import { upsertRecordRow } from '@lunaria/db/queries/medical-records.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { type FieldsOf, RECORD_LIMITS } from '@lunaria/domain/records/record-fields.ts';
import type { RecordKind } from '@lunaria/domain/records/record-kinds.ts';
import { openUserKey } from '../keys/open-user-key.ts';
import { sealRecord } from '../services/records/record-content.ts';
import type { TestApp } from './create-test-app.ts';
import type { Woman } from './woman.ts';

/** A record of each kind, one with all that a time can be, and details of a pregnancy that ended. */
export async function addMedicalRecords({ client, userId }: Woman): Promise<void> {
  const { past } = (await client.request('/api/stage/past')).json as { past: { id: string }[] };
  const add = async <Kind extends RecordKind>(kind: Kind, changes: Partial<FieldsOf<Kind>>) => {
    const id = randomUUID();
    const fields = { ...emptyFields(kind), ...changes };
    const json = { user_id: userId, id, kind, base: null, fields };
    const { status, text } = await client.request(`/api/medical-records/${id}`, { method: 'PUT', json });
    if (status !== 200) throw new Error(`${kind}: ${text}`);
  };
  await add('condition', {
    ...{ name: '=Migraine ☂', status: 'resolved', notes: 'With aura' },
    ...{
      started_on: '2011-01-01',
      started_precision: 'year',
      ended_on: '2024-03-31',
      ended_precision: 'month',
    },
  });
  await add('procedure', {
    ...{ name: 'Appendix', status: 'resolved', started_on: '2004-01-01', started_precision: 'age' },
    ...{ started_age: 14, bleeding: '' },
  });
  await add('allergy', { name: 'Penicillin', allergen: 'medication', reaction: 'Rash', severity: 'severe' });
  await add('medication', {
    ...{ name: 'Levothyroxine', strength: '50 µg', form: 'tablet', route: 'mouth', times: '07:00' },
    ...{ every_days: 1, started_on: '2026-01-05', started_precision: 'day' },
  });
  await add('vaccination', {
    ...{ name: 'Tetanus', dose_number: 2, dose_total: 3, lot: 'A1', started_on: '2020-05-01' },
    started_precision: 'month',
  });
  await add('obstetric', { pregnancy_id: past[0]?.id ?? null, weeks: 12, complications: 'None' });
  await add('obstetric', {
    outcome: 'birth',
    weeks: 39,
    started_on: '2015-01-01',
    started_precision: 'year',
  });
  await add('family', { relation: 'mother', name: 'Breast cancer', onset_age: 51, is_alive: 'yes' });
  await add('provider', { name: 'Dr Okafor', phone: '+44 20 7946 0018', dials: 'clinic' });
  await add('implant', { name: 'Pacemaker', renew_by: '2031-06-01' });
}

/** As many as there may be, each with the longest texts: more than one answer holds. */
export async function fillMedicalRecords(
  { opened, keyring }: Pick<TestApp, 'opened' | 'keyring'>,
  { userId }: Woman,
  count = 130,
): Promise<void> {
  const notes = '☂'.repeat(RECORD_LIMITS.notes);
  await opened.database.asUser(userId, async (tx) => {
    const userKey = await openUserKey(tx, keyring, userId);
    for (let added = 0; added < count; added += 1) {
      const fields = { ...emptyFields('condition'), name: `Condition ${added}`, notes };
      const record = { id: randomUUID(), kind: 'condition' as const, origin: 'typed' as const, fields };
      await upsertRecordRow(tx, userId, sealRecord(userKey, userId, record));
    }
  });
}
