import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import {
  deleteMethodUse as deleteRow,
  findMethodUses as findRows,
  lockMethodUses,
  upsertMethodUse,
} from '@lunaria/db/queries/method-uses.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { mergeMethodUse } from '@lunaria/domain/methods/merge-method-use.ts';
import {
  findMethodFault,
  METHOD_TEXTS,
  METHOD_USES_MAX,
  type MethodUse,
  type MethodWrite,
  sortMethodUses,
} from '@lunaria/domain/methods/method-use.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';

/** Returns her methods, those that ended too: those that go on first, then the newest beginning. At most METHOD_USES_MAX. */
export async function findMethodUses(database: Database, userId: string): Promise<MethodUse[]> {
  return sortMethodUses(await database.readAsUser(userId, (tx) => findRows(tx, userId)));
}

/**
 * Saves a method, merged with what another device wrote meanwhile; returns it as it is then, and what is dangerous with it: a
 * headache with flashing lights is another thing where the pill has oestrogen. The same write twice changes nothing the second time. Throws AppError('invalid_input') for days that cannot be.
 */
export async function saveMethodUse(
  dependencies: EntryDependencies,
  userId: string,
  write: MethodWrite,
  now: Date = new Date(),
): Promise<WithSafety<MethodUse>> {
  refuse(findMethodFault(write, latestTodayOnEarth(now)));
  const { stored: kept, safety } = await keepEntry(dependencies, userId, async (tx) => {
    await lockRecords(tx, 'method_uses', userId);
    const uses = await lockMethodUses(tx, userId);
    const stored = uses.find(({ id }) => id === write.id) ?? null;
    if (stored === null && uses.length >= METHOD_USES_MAX) refuse(METHOD_TEXTS.room);
    const use = mergeMethodUse(write, stored);
    const isChanged = stored === null || !isSame(use, stored);
    if (isChanged) await upsertMethodUse(tx, userId, use);
    return { stored: use, entry: isChanged ? { day: null, now } : null };
  });
  return withSafety(kept, safety);
}

function isSame(one: MethodUse, other: MethodUse): boolean {
  return (
    one.method === other.method &&
    one.started_on === other.started_on &&
    one.started_certainty === other.started_certainty &&
    one.ended_on === other.ended_on
  );
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new AppError('invalid_input', fault);
}

/** Deletes the method with this id; fine when there is none, so that it may be asked for twice. */
export async function deleteMethodUse(
  dependencies: EntryDependencies,
  userId: string,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  await keepEntry(dependencies, userId, async (tx) => {
    await deleteRow(tx, id);
    return { stored: null, entry: { day: null, now } };
  });
}
