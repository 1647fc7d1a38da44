import {
  type CorrectionWrite,
  correctionWriteSchema,
  type ValueCorrection,
  type ValueFields,
  valueKeySchema,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import { mergeFields } from '@lunaria/domain/merge-fields.ts';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';

/** One step in the history of a value that was read from a document, or that she added to it. */
export type ValueChange =
  | { op: 'correct'; documentId: string; valueKey: string; write: CorrectionWrite }
  /** Back to what was read; one that she added goes. */
  | { op: 'revert'; documentId: string; valueKey: string; userId: string };

const about = { documentId: z.uuid(), valueKey: valueKeySchema };
const valueChangeSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('correct'), ...about, write: correctionWriteSchema }),
  z.object({ op: z.literal('revert'), ...about, userId: z.string() }),
]);

/** Her corrections after the changes: what the server will hold once it has them. */
export function applyValueChanges(
  stored: readonly ValueCorrection[],
  changes: readonly ValueChange[],
): ValueCorrection[] {
  const corrections = new Map(stored.map((correction) => [correction.value_key, correction]));
  for (const change of changes) {
    if (change.op === 'revert') corrections.delete(change.valueKey);
    else corrections.set(change.valueKey, correct(corrections.get(change.valueKey), change));
  }
  return [...corrections.values()];
}

function correct(
  stored: ValueCorrection | undefined,
  { valueKey, write }: Extract<ValueChange, { op: 'correct' }>,
): ValueCorrection {
  return {
    value_key: valueKey,
    read: stored?.read ?? write.read,
    fields: mergeFields<ValueFields>(write.base, write.fields, stored?.fields ?? write.base),
  };
}

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combineValueChanges(older: ValueChange, newer: ValueChange): ValueChange | null {
  if (newer.op === 'revert') return newer;
  if (older.op === 'revert') return null;
  const fields = mergeFields<ValueFields>(newer.write.base, newer.write.fields, older.write.fields);
  return { ...newer, write: { ...older.write, fields } };
}

/** Each value of a document is a record of its own. */
export const laneOfValue = ({ documentId, valueKey }: ValueChange) => `${documentId} ${valueKey}`;

export const VALUE_WRITES = defineWrites<ValueChange>({
  name: 'document-values',
  schema: valueChangeSchema,
  combine: combineValueChanges,
  async send(change, signal) {
    const one = api['health-documents'][':id'].corrections[':value_key'];
    const init = { init: { signal } };
    const param = { id: change.documentId, value_key: change.valueKey };
    if (change.op === 'correct') return await one.$put({ param, json: change.write }, init);
    return await one.$delete({ param, query: { user_id: change.userId } }, init);
  },
});
