import {
  mergePregnancyEnd,
  type PastPregnancy,
  type PastPregnancyWrite,
  pastPregnancySchema,
  pastPregnancyWriteSchema,
} from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import * as z from 'zod/mini';

/** What she can do with a pregnancy that ended: correct how and when, or delete it. */
export type PastChange =
  | { op: 'correct'; write: PastPregnancyWrite }
  | { op: 'delete'; id: string; userId: string };

const pastChangeSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('correct'), write: pastPregnancyWriteSchema }),
  z.object({ op: z.literal('delete'), id: pastPregnancySchema.shape.id, userId: z.string() }),
]);

export function isPastChange(change: unknown): change is PastChange {
  return pastChangeSchema.safeParse(change).success;
}

/** What she sees: the server's list with the waiting changes on top. */
export function applyPastChanges(
  stored: readonly PastPregnancy[],
  changes: readonly PastChange[],
): PastPregnancy[] {
  return changes.reduce<PastPregnancy[]>(
    (rows, change) => {
      if (change.op === 'delete') return rows.filter(({ id }) => id !== change.id);
      const { write } = change;
      return rows.map((row) => {
        if (row.id !== write.id) return row;
        const end = mergePregnancyEnd(write, row);
        // Where she takes the day back, only the server knows on which one she said so.
        return { ...row, ...end, to: end.ended_on ?? row.to };
      });
    },
    [...stored],
  );
}

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combinePastChanges(older: PastChange, newer: PastChange): PastChange | null {
  if (newer.op === 'delete') return newer;
  // Deleted here before: that stands, as it does on the server.
  if (older.op === 'delete') return older;
  const { base, user_id, id } = older.write;
  return { op: 'correct', write: { user_id, id, base, ...mergePregnancyEnd(newer.write, older.write) } };
}
