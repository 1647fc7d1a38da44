import { EXPORT_LIMITS, type ExportState } from '@lunaria/domain/export/data-export.ts';
import { and, asc, desc, eq, gt, inArray, lt, not, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { exports } from '../schema/exports.ts';
import { outbox } from '../schema/outbox.ts';

export type ExportRow = Omit<typeof exports.$inferSelect, 'passphrase'>;

const columns = {
  userId: exports.userId,
  id: exports.id,
  state: exports.state,
  leavesOut: exports.leavesOut,
  hasPassphrase: exports.hasPassphrase,
  progress: exports.progress,
  attempts: exports.attempts,
  filePath: exports.filePath,
  fileSize: exports.fileSize,
  digest: exports.digest,
  requestedAt: exports.requestedAt,
  heldUntil: exports.heldUntil,
  readyAt: exports.readyAt,
  downloadedAt: exports.downloadedAt,
  expiresAt: exports.expiresAt,
};

const IN_PROGRESS: ExportState[] = ['waiting', 'building'];
const isOne = (userId: string, id: string) => and(eq(exports.userId, userId), eq(exports.id, id));
/**
 * Its job is in the queue, or somebody took it there just now. One that was taken long ago tells nothing: of a process that was
 * killed it stays there for hours.
 */
const hasJob = sql`exists (select from pgboss.job j where j.name = 'make-export'
  and (j.state < 'active' or (j.state = 'active' and j.started_on > now() - interval '2 minutes'))
  and j.data->>'subjectId' = ${exports.id}::text)`;
const soon = sql`now() + interval '2 minutes'`;

/** Hers that are not over, the newest first. */
export async function findExports(tx: Tx, userId: string): Promise<ExportRow[]> {
  return await tx
    .select(columns)
    .from(exports)
    .where(and(eq(exports.userId, userId), gt(exports.expiresAt, sql`now()`)))
    .orderBy(desc(exports.requestedAt), asc(exports.id));
}

/** One of hers that is not over; null where there is none. */
export async function findExport(tx: Tx, userId: string, id: string): Promise<ExportRow | null> {
  const [row] = await tx
    .select(columns)
    .from(exports)
    .where(and(isOne(userId, id), gt(exports.expiresAt, sql`now()`)));
  return row ?? null;
}

/** Adds it; null when one with this id is there, or another is being made. */
export async function insertExport(
  tx: Tx,
  row: Pick<typeof exports.$inferInsert, 'userId' | 'id' | 'leavesOut' | 'hasPassphrase' | 'passphrase'>,
): Promise<ExportRow | null> {
  const [made] = await tx.insert(exports).values(row).onConflictDoNothing().returning(columns);
  return made ?? null;
}

/** Takes one that waits, under a path of its own for the file; null where it does not wait any more. */
export async function takeExport(
  tx: Tx,
  userId: string,
  id: string,
  filePath: string,
): Promise<(ExportRow & { passphrase: Uint8Array | null }) | null> {
  const [row] = await tx
    .update(exports)
    .set({
      state: 'building',
      filePath,
      progress: 0,
      attempts: sql`${exports.attempts} + 1`,
      heldUntil: soon,
    })
    .where(and(isOne(userId, id), eq(exports.state, 'waiting'), lt(exports.attempts, 5)))
    .returning({ ...columns, passphrase: exports.passphrase });
  return row ?? null;
}

/** Says how far it is, and that somebody goes on with it; false where it is made by somebody else by now, or gone. */
export async function holdExport(tx: Tx, filePath: string, progress: number): Promise<boolean> {
  const rows = await tx
    .update(exports)
    .set({ progress: sql`greatest(${exports.progress}, ${progress})`, heldUntil: soon })
    .where(and(eq(exports.filePath, filePath), eq(exports.state, 'building')))
    .returning({ id: exports.id });
  return rows.length === 1;
}

/** The file is whole: from here on it is offered. False as above. */
export async function finishExport(
  tx: Tx,
  filePath: string,
  file: { fileSize: number; digest: Uint8Array },
): Promise<boolean> {
  const rows = await tx
    .update(exports)
    .set({
      ...file,
      state: 'ready',
      progress: 100,
      passphrase: null,
      readyAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${EXPORT_LIMITS.keptDays})`,
    })
    .where(and(eq(exports.filePath, filePath), eq(exports.state, 'building')))
    .returning({ id: exports.id });
  return rows.length === 1;
}

/** It was not made: to be begun again, or, where that was tried often enough, over. */
export async function giveExportBack(tx: Tx, filePath: string, isOver: boolean): Promise<void> {
  const change = isOver ? ({ state: 'failed', passphrase: null } as const) : ({ state: 'waiting' } as const);
  await tx
    .update(exports)
    .set({ ...change, filePath: null, progress: 0, heldUntil: soon })
    .where(and(eq(exports.filePath, filePath), eq(exports.state, 'building')));
}

/** It was begun as often as it may be, and nobody could say why it ended. */
export async function endTiredExport(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .update(exports)
    .set({ state: 'failed', passphrase: null })
    .where(and(isOne(userId, id), eq(exports.state, 'waiting'), sql`${exports.attempts} >= 5`));
}

export async function noteDownload(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.update(exports).set({ downloadedAt: sql`now()` }).where(isOne(userId, id));
}

/** Takes one of hers away; false where there was none. Its file goes with the next sweep. */
export async function deleteExport(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ owner: sql`owner` }).from(sql`delete_own_exports(${id}) as owner`);
  return rows.length === 1;
}

/**
 * Promises anew what nobody has gone on with for two minutes, unless its job waits still: where many are made one waits longer. As
 * app_worker; returns how many.
 */
export async function promiseForgottenExports(tx: Tx): Promise<number> {
  const rows = await tx
    .update(exports)
    .set({ state: 'waiting', filePath: null, heldUntil: soon })
    .where(
      and(
        inArray(exports.state, IN_PROGRESS),
        lt(exports.heldUntil, sql`now()`),
        or(eq(exports.state, 'building'), not(hasJob)),
      ),
    )
    .returning({ userId: exports.userId, subjectId: exports.id });
  if (rows.length > 0) await tx.insert(outbox).values(rows.map((row) => ({ ...row, job: 'make-export' })));
  return rows.length;
}

/** Takes away what is over. As app_worker. */
export async function deleteOldExports(tx: Tx): Promise<void> {
  await tx.delete(exports).where(lt(exports.expiresAt, sql`now()`));
}

/** Which of these paths no row names. As app_worker. */
export async function findUnnamedExports(tx: Tx, filePaths: string[]): Promise<string[]> {
  if (filePaths.length === 0) return [];
  const rows = await tx
    .select({ filePath: exports.filePath })
    .from(exports)
    .where(inArray(exports.filePath, filePaths));
  const named = new Set(rows.map((row) => row.filePath));
  return filePaths.filter((path) => !named.has(path));
}
