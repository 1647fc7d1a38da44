import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import {
  type MedicalRecord,
  medicalRecordSchema,
  type RecordWrite,
  recordIdSchema,
  recordWriteSchema,
} from '@lunaria/domain/records/medical-record.ts';
import { mergeRecord } from '@lunaria/domain/records/merge-record.ts';
import { sortRecords } from '@lunaria/domain/records/sort-records.ts';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords } from '../records/define-records.ts';

/** One step in the history of an entry. */
export type RecordChange =
  | { op: 'put'; write: RecordWrite }
  | { op: 'remove'; id: string; userId: string }
  /** Carries the record, so that it is in view again before the server has said so. */
  | { op: 'restore'; record: MedicalRecord; userId: string };

/** Entries of her medical history; each is a record of its own. */
export const RECORD_WRITES = defineWrites<RecordChange>({
  name: 'medical-records',
  schema: z.discriminatedUnion('op', [
    z.object({ op: z.literal('put'), write: recordWriteSchema }),
    z.object({ op: z.literal('remove'), id: recordIdSchema, userId: z.string() }),
    z.object({ op: z.literal('restore'), record: medicalRecordSchema, userId: z.string() }),
  ]),
  combine: combineRecordChanges,
  async send(change, signal) {
    const one = api['medical-records'][':id'];
    const param = { id: idOf(change) };
    const init = { init: { signal } };
    if (change.op === 'put') return await one.$put({ param, json: change.write }, init);
    if (change.op === 'restore')
      return await one.restore.$post({ param, json: { user_id: change.userId } }, init);
    const response = await one.$delete({ param, query: { user_id: change.userId } }, init);
    // Gone already: an answer that was lost, or another device. It is as she wants it.
    return Number(response.status) === 404 ? new Response(null, { status: 204 }) : response;
  },
});

/** Her medical history of all kinds, what holds now first. Details of pregnancies are kept on no device, as pregnancies are not. */
export const MEDICAL_RECORDS = defineRecords<readonly MedicalRecord[]>({
  key: (userId) => ['medical-records', userId],
  schema: z.array(medicalRecordSchema),
  none: [],
  async load(signal) {
    const pages = await readAllPages({}, (query) =>
      api['medical-records'].$get({ query }, { init: { signal } }),
    );
    return sortRecords(pages.flatMap((page) => page.medical_records));
  },
  keptAs: () => 'medical-records',
  toKeep: (rows) => rows.filter(({ kind }) => kind !== 'obstetric'),
  changedBy: [
    by(RECORD_WRITES, {
      layOver: applyRecordChanges,
      take(rows, change, answer) {
        const stored = change.op === 'remove' ? null : medicalRecordSchema.safeParse(answer).data;
        if (stored === undefined) return null;
        const others = rows.filter(({ id }) => id !== idOf(change));
        return stored ? sortRecords([...others, stored]) : others;
      },
    }),
  ],
  // No word of what it was.
  after: (event) => sayUnsaved(event, 'Failed to save your change'),
});

export function idOf(change: RecordChange): string {
  return change.op === 'put' ? change.write.id : change.op === 'restore' ? change.record.id : change.id;
}

/** The entries after the changes: what the server will hold once it has them. */
export function applyRecordChanges(
  rows: readonly MedicalRecord[],
  changes: readonly RecordChange[],
): MedicalRecord[] {
  const today = latestTodayOnEarth(new Date());
  const records = new Map(rows.map((record) => [record.id, record]));
  for (const change of changes) {
    const id = idOf(change);
    const stored = records.get(id) ?? null;
    if (change.op === 'remove') records.delete(id);
    else if (change.op === 'restore') records.set(id, stored ?? change.record);
    else records.set(id, mergeRecord(change.write, stored, today));
  }
  return sortRecords(records.values());
}

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combineRecordChanges(older: RecordChange, newer: RecordChange): RecordChange | null {
  if (idOf(older) !== idOf(newer)) return null;
  // What is deleted may be brought back: it arrives first, and is deleted then.
  if (older.op !== 'put' || newer.op !== 'put') return null;
  const { user_id, base, id, kind, fields } = older.write;
  const seen = { id, kind, fields, origin: 'typed' } as MedicalRecord; // as: the fields are of its kind
  const merged = mergeRecord(newer.write, seen, latestTodayOnEarth(new Date()));
  return { op: 'put', write: { user_id, id, kind, base, fields: merged.fields } as RecordWrite }; // as: as above
}
