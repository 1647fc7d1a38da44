import { asPrinted } from '@lunaria/domain/laboratory/lab-result.ts';
import {
  type LabRead,
  type LabValue,
  type LabWrite,
  labIdSchema,
  labPageSchema,
  labValueSchema,
  labWriteSchema,
  mergeLabValue,
  sortLabValues,
} from '@lunaria/domain/laboratory/lab-value.ts';
import * as z from 'zod/mini';
import { api, readApiError } from '../../app/api-client.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { askedAgainBy, by, defineRecords } from '../records/define-records.ts';
import { createRowsSoFar } from '../records/rows-so-far.ts';

/**
 * What a value says that she has just typed. The table of analytes is fetched with the section: before, or on a page that never shows
 * it, a value stands as it is printed until the server has answered.
 */
let read: typeof asPrinted = asPrinted;
export function readWith(reader: typeof asPrinted): void {
  read = reader;
}

/** One step in the history of a value. */
export type LabChange =
  /** Typed, corrected, or put back after it was removed. */
  { op: 'put'; write: LabWrite } | { op: 'remove'; id: string; userId: string };

/** Results of laboratories; each is a record of its own. */
export const LAB_WRITES = defineWrites<LabChange>({
  name: 'lab-values',
  schema: z.discriminatedUnion('op', [
    z.object({ op: z.literal('put'), write: labWriteSchema }),
    z.object({ op: z.literal('remove'), id: labIdSchema, userId: z.string() }),
  ]),
  combine: combineLabChanges,
  async send(change, signal) {
    const one = api['lab-values'][':id'];
    const init = { init: { signal } };
    if (change.op === 'put')
      return await one.$put({ param: { id: change.write.id }, json: change.write }, init);
    const response = await one.$delete({ param: { id: change.id }, query: { user_id: change.userId } }, init);
    // Gone already: an answer that was lost, or another device. It is as she wants it.
    return Number(response.status) === 404 ? new Response(null, { status: 204 }) : response;
  },
});

/** The newest of many values, until all are there. */
export const LAB_VALUES_SO_FAR = createRowsSoFar<readonly LabValue[]>();

/** All her values, newest first. Whose they are stands in the request, because it is one that is sent. */
export const LAB_VALUES = defineRecords<readonly LabValue[], [userId: string]>({
  key: (userId) => ['lab-values', userId],
  schema: z.array(labValueSchema),
  none: [],
  async load(signal, userId) {
    const values: LabValue[] = [];
    for (let behind: LabRead['behind'] = null; ; ) {
      const json: LabRead = { user_id: userId, analytes: null, from: null, to: null, behind };
      const response = await api['lab-values'].read.$post({ json }, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      const page = labPageSchema.parse(await response.json());
      values.push(...page.values);
      if (page.rest === null) break;
      // The newest are shown while the older ones come.
      if (behind === null) LAB_VALUES_SO_FAR.tell(userId, page.values);
      behind = page.rest;
    }
    // Once all of them are there: a moment without either would take the page away under her hands.
    setTimeout(() => LAB_VALUES_SO_FAR.tell(userId, null));
    return values;
  },
  keptAs: () => 'lab-values',
  changedBy: [
    by(LAB_WRITES, {
      layOver: applyLabChanges,
      take(rows, change, answer) {
        const stored = change.op === 'put' ? labValueSchema.safeParse(answer).data : null;
        if (stored === undefined) return null;
        const others = rows.filter(({ id }) => id !== idOf(change));
        return stored ? sortLabValues([...others, stored]) : others;
      },
    }),
    // What she corrects in a document is corrected in the result that came from it; deleted, it is said to be gone.
    ...askedAgainBy('document-values', 'health-documents'),
  ],
  // No word of what it was.
  after(event) {
    if (event.kind === LAB_WRITES.name) sayUnsaved(event, 'Failed to save your change');
  },
});

export function idOf(change: LabChange): string {
  return change.op === 'put' ? change.write.id : change.id;
}

/** The values after the changes: what the server will hold once it has them. */
export function applyLabChanges(rows: readonly LabValue[], changes: readonly LabChange[]): LabValue[] {
  const values = new Map(rows.map((value) => [value.id, value]));
  for (const change of changes) {
    const id = idOf(change);
    if (change.op === 'remove') values.delete(id);
    else values.set(id, mergeLabValue(change.write, values.get(id) ?? null, read));
  }
  return sortLabValues(values.values());
}

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combineLabChanges(older: LabChange, newer: LabChange): LabChange | null {
  if (idOf(older) !== idOf(newer)) return null;
  // Whatever was to be changed before is gone with the value.
  if (newer.op === 'remove') return newer;
  if (older.op === 'remove') return null;
  const { user_id, base, id } = older.write;
  return { op: 'put', write: { user_id, id, base, entry: newer.write.entry } };
}
