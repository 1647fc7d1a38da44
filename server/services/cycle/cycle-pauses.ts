import type { Database } from '@lunaria/db/engine/database.ts';
import {
  deleteCyclePause as deleteRow,
  lockCyclePauses,
  upsertCyclePause,
} from '@lunaria/db/queries/cycle-pauses.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import type { CyclePause, CyclePauseWrite } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { mergeCyclePause } from '@lunaria/domain/cycle/history/merge-cycle-pause.ts';
import {
  CYCLE_RECORD_LIMITS,
  CYCLE_RECORD_TEXTS,
  findPauseFault,
} from '@lunaria/domain/cycle/history/record-faults.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * Saves a pause, merged with what another device wrote meanwhile; returns it as it is then. The same write twice
 * changes nothing the second time. Throws AppError('invalid_input') for days that cannot be.
 */
export async function saveCyclePause(
  database: Database,
  userId: string,
  write: CyclePauseWrite,
  now: Date = new Date(),
): Promise<CyclePause> {
  const today = latestTodayOnEarth(now);
  refuse(findPauseFault(write, today));
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'cycle_pauses', userId);
    const pauses = await lockCyclePauses(tx, userId);
    const stored = pauses.find(({ id }) => id === write.id) ?? null;
    if (stored === null && pauses.length >= CYCLE_RECORD_LIMITS.pauses) refuse(CYCLE_RECORD_TEXTS.pauses);
    const pause = mergeCyclePause(write, stored);
    if (stored === null || !isSamePause(pause, stored)) await upsertCyclePause(tx, userId, pause);
    return pause;
  });
}

function isSamePause(one: CyclePause, other: CyclePause): boolean {
  return one.from_on === other.from_on && one.to_on === other.to_on && one.reason === other.reason;
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new AppError('invalid_input', fault);
}

/** Deletes the pause with this id; fine when there is none, so that it may be asked for twice. */
export async function deleteCyclePause(database: Database, userId: string, id: string): Promise<void> {
  await database.asUser(userId, (tx) => deleteRow(tx, id));
}
