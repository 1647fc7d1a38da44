import { mergeMethodUse } from '@lunaria/domain/methods/merge-method-use.ts';
import {
  type MethodUse,
  type MethodWrite,
  methodUseSchema,
  methodUsesSchema,
  methodWriteSchema,
  sortMethodUses,
} from '@lunaria/domain/methods/method-use.ts';
import * as z from 'zod/mini';
import { api, readApiError } from '../../app/api-client.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords } from '../records/define-records.ts';

/** One step in the history of her methods. */
export type MethodChange =
  /** Entered, corrected, ended, or put back after it was removed. */
  { op: 'put'; write: MethodWrite } | { op: 'remove'; id: string; userId: string };

/** Methods that she uses or used; each is a record of its own. */
export const METHOD_WRITES = defineWrites<MethodChange>({
  name: 'methods',
  schema: z.discriminatedUnion('op', [
    z.object({ op: z.literal('put'), write: methodWriteSchema }),
    z.object({ op: z.literal('remove'), id: methodUseSchema.shape.id, userId: z.string() }),
  ]),
  combine: combineMethodChanges,
  async send(change, signal) {
    const method = api.methods[':id'];
    if (change.op === 'put')
      return await method.$put({ param: { id: change.write.id }, json: change.write }, { init: { signal } });
    const removal = { param: { id: change.id }, query: { user_id: change.userId } };
    return await method.$delete(removal, { init: { signal } });
  },
});

/** All her methods, those that ended too: those that go on first, then the newest beginning. */
export const METHOD_USES = defineRecords<readonly MethodUse[]>({
  key: (userId) => ['methods', userId],
  schema: methodUsesSchema.shape.methods,
  none: [],
  async load(signal) {
    const response = await api.methods.$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return (await response.json()).methods;
  },
  keptAs: () => 'methods',
  changedBy: [
    by(METHOD_WRITES, {
      layOver: applyMethodChanges,
      take(rows, change, answer) {
        const stored = change.op === 'put' ? methodUseSchema.safeParse(answer).data : null;
        if (stored === undefined) return null;
        const others = rows.filter(({ id }) => id !== idOf(change));
        return stored ? sortMethodUses([...others, stored]) : others;
      },
    }),
  ],
  // No word of what it was.
  after: (event) => sayUnsaved(event, 'Failed to save your change'),
});

export function idOf(change: MethodChange): string {
  return change.op === 'put' ? change.write.id : change.id;
}

/** The methods after the changes: what the server will hold once it has them. */
export function applyMethodChanges(
  rows: readonly MethodUse[],
  changes: readonly MethodChange[],
): MethodUse[] {
  const uses = new Map(rows.map((use) => [use.id, use]));
  for (const change of changes) {
    const id = idOf(change);
    if (change.op === 'remove') uses.delete(id);
    else uses.set(id, mergeMethodUse(change.write, uses.get(id) ?? null));
  }
  return sortMethodUses(uses.values());
}

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combineMethodChanges(older: MethodChange, newer: MethodChange): MethodChange | null {
  if (idOf(older) !== idOf(newer)) return null;
  // Whatever was to be changed before is gone with the method.
  if (newer.op === 'remove') return newer;
  if (older.op === 'remove') return null;
  const { user_id, base, ...use } = older.write;
  return { op: 'put', write: { ...mergeMethodUse(newer.write, use), user_id, base } };
}
