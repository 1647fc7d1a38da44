import type { MedicalRecord, RecordWrite } from '@lunaria/domain/records/medical-record.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Loaded } from '../records/load-rows.ts';
import {
  applyRecordChanges,
  combineRecordChanges,
  MEDICAL_RECORDS,
  RECORD_WRITES,
  type RecordChange,
} from './medical-records.ts';

const user_id = '00000000-0000-4000-8000-000000000009';
const migraine: MedicalRecord = medicalRecord('condition', { name: 'Migraine' });
const pollen: MedicalRecord = medicalRecord('allergy', { name: 'Pollen' });

const put = ({ id, kind, fields }: MedicalRecord, seen: MedicalRecord | null = null): RecordChange => ({
  op: 'put',
  write: { user_id, id, kind, fields, base: seen?.fields ?? null } as RecordWrite, // as: the fields are of its kind
});
const remove = ({ id }: MedicalRecord): RecordChange => ({ op: 'remove', id, userId: user_id });
const restore = (record: MedicalRecord): RecordChange => ({ op: 'restore', record, userId: user_id });
const withFields = (record: MedicalRecord, changes: object): MedicalRecord =>
  ({ ...record, fields: { ...record.fields, ...changes } }) as MedicalRecord; // as: of the same kind

describe('what the server has taken', () => {
  let client: QueryClient;
  const rows = () => client.getQueryData<Loaded<MedicalRecord[]>>(MEDICAL_RECORDS.key(user_id))?.rows;
  const isOutdated = () => client.getQueryState(MEDICAL_RECORDS.key(user_id))?.isInvalidated;
  const take = (change: RecordChange, answer: unknown) =>
    MEDICAL_RECORDS.hear(client, {
      ...{ type: 'saved', kind: RECORD_WRITES.name, userId: user_id, recordKey: 'a' },
      ...{ change, answer },
    });

  beforeEach(() => {
    client = new QueryClient();
    client.setQueryData<Loaded<MedicalRecord[]>>(MEDICAL_RECORDS.key(user_id), {
      ...{ rows: [migraine], isKept: false },
    });
  });

  test('RE-010: takes its place once, as the server has merged it, and goes and comes back', () => {
    for (let again = 0; again < 2; again += 1) take(put(pollen), pollen);
    expect(rows()).toEqual([migraine, pollen]);
    const merged = withFields(migraine, { notes: 'Theirs', status: 'inactive' });
    take(put(withFields(migraine, { status: 'inactive' }), migraine), merged);
    expect(rows()).toEqual([pollen, merged]);
    take(remove(merged), null);
    expect(rows()).toEqual([pollen]);
    take(restore(merged), merged);
    expect(rows()).toEqual([pollen, merged]);
    expect(isOutdated()).toBe(false);
  });

  test('is asked for again where it cannot be read', () => {
    take(put(pollen), { id: 'x' });
    expect(isOutdated()).toBe(true);
  });
});

test('what a device keeps has no word of a pregnancy', () => {
  const birth: MedicalRecord = medicalRecord('obstetric', { outcome: 'birth' });
  expect(MEDICAL_RECORDS.toKeep?.([migraine, birth])).toEqual([migraine]);
});

test('what was added, changed and deleted before it was sent all arrives, so that it can come back', () => {
  const added = put(pollen);
  const changed = put(withFields(pollen, { notes: 'In May' }), pollen);
  expect(combineRecordChanges(added, changed)).toEqual(put(withFields(pollen, { notes: 'In May' })));
  expect(combineRecordChanges(added, remove(pollen))).toBeNull();
  expect(combineRecordChanges(remove(pollen), restore(pollen))).toBeNull();
  expect(applyRecordChanges([], [added, remove(pollen), restore(pollen)])).toEqual([pollen]);
});

test('a delete whose answer was lost is taken as done', async () => {
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = async () => Response.json({ code: 'not_found', message: 'Gone.' }, { status: 404 });
  try {
    const { signal } = new AbortController();
    expect((await RECORD_WRITES.send(remove(pollen), signal)).status).toBe(204);
    expect((await RECORD_WRITES.send(restore(pollen), signal)).status).toBe(404);
  } finally {
    globalThis.fetch = fetchBefore;
  }
});

test('combining never changes what is shown, whatever she does in whatever order', () => {
  const steps = [
    { notes: 'With aura' },
    { status: 'resolved' },
    { started_on: '2011-01-01', started_precision: 'year' },
    { ended_on: '2009-12-31', ended_precision: 'year' },
    { name: 'Other' },
  ];
  const act = fc.oneof(fc.constantFrom(...steps), fc.constantFrom('remove' as const, 'put back' as const));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 8 }), fc.boolean(), (acts, isStored) => {
      const rows = isStored ? [migraine] : [];
      const all: RecordChange[] = isStored ? [] : [put(migraine)];
      let last: MedicalRecord = migraine;
      for (const step of acts) {
        const [seen] = applyRecordChanges(rows, all);
        if (seen) last = seen;
        if (step === 'remove') all.push(remove(last));
        else if (step === 'put back') {
          if (!seen) all.push(restore(last));
        } else if (seen) all.push(put(withFields(seen, step), seen));
      }
      const combined: RecordChange[] = [];
      for (const change of all) {
        const older = combined.at(-1);
        const one = older ? combineRecordChanges(older, change) : null;
        if (one) combined.pop();
        combined.push(one ?? change);
      }
      expect(applyRecordChanges(rows, combined)).toEqual(applyRecordChanges(rows, all));
    }),
  );
});
