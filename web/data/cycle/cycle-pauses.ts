import {
  type CyclePause,
  type CyclePauseWrite,
  cyclePauseSchema,
  cyclePauseWriteSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { mergeCyclePause } from '@lunaria/domain/cycle/history/merge-cycle-pause.ts';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';

/** One step in the history of her times without cycles. */
export type PauseChange =
  /** Entered, changed, ended, or put back after it was removed. */
  { op: 'put'; write: CyclePauseWrite } | { op: 'remove'; id: string; userId: string };

/** Times without cycles that she entered. */
export const PAUSE_WRITES = defineWrites<PauseChange>({
  name: 'cycle-pauses',
  schema: z.discriminatedUnion('op', [
    z.object({ op: z.literal('put'), write: cyclePauseWriteSchema }),
    z.object({ op: z.literal('remove'), id: cyclePauseSchema.shape.id, userId: z.string() }),
  ]),
  combine: combinePauseChanges,
  async send(change, signal) {
    const pauses = api['cycle-pauses'];
    if (change.op === 'put') return await pauses.$post({ json: change.write }, { init: { signal } });
    const removal = { param: { id: change.id }, query: { user_id: change.userId } };
    return await pauses[':id'].$delete(removal, { init: { signal } });
  },
});

/** Each pause is a record of its own. */
function pauseIdOf(change: PauseChange): string {
  return change.op === 'put' ? change.write.id : change.id;
}

/** The pauses after the changes, oldest first. */
export function applyPauseChanges(
  rows: readonly CyclePause[],
  changes: readonly PauseChange[],
): CyclePause[] {
  const pauses = new Map(rows.map((pause) => [pause.id, pause]));
  for (const change of changes) {
    const id = pauseIdOf(change);
    if (change.op === 'remove') pauses.delete(id);
    else pauses.set(id, mergeCyclePause(change.write, pauses.get(id) ?? null));
  }
  return sortPauses([...pauses.values()]);
}

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combinePauseChanges(older: PauseChange, newer: PauseChange): PauseChange | null {
  if (pauseIdOf(older) !== pauseIdOf(newer)) return null;
  if (newer.op === 'remove') return newer;
  if (older.op === 'remove') return null;
  const { user_id, base, ...pause } = older.write;
  return { op: 'put', write: { ...mergeCyclePause(newer.write, pause), user_id, base } };
}

function sortPauses(pauses: CyclePause[]): CyclePause[] {
  return pauses.sort((a, b) => (a.from_on < b.from_on || (a.from_on === b.from_on && a.id < b.id) ? -1 : 1));
}
