import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import {
  correctPregnancyEnd,
  deletePastPregnancy as deleteRow,
  findPregnancySpans,
  type PregnancySpan,
} from '@lunaria/db/queries/pregnancies.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { pregnancyStart } from '@lunaria/domain/pregnancy/dating.ts';
import {
  findPastEndFault,
  mergePregnancyEnd,
  type PastPregnancy,
  type PastPregnancyWrite,
} from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';

/** Her pregnancies that ended, newest first. */
export async function findPastPregnancies(database: Database, userId: string): Promise<PastPregnancy[]> {
  const spans = await database.readAsUser(userId, (tx) => findPregnancySpans(tx, userId));
  return spans.flatMap(toPast).sort((one, other) => (one.to > other.to ? -1 : 1));
}

/**
 * Corrects how and when a pregnancy ended, merged with what another device said meanwhile; returns it as it then is, or
 * null: there is none with this id, it was deleted and stays so. Throws AppError('invalid_input') for a day that cannot be.
 */
export async function correctPastPregnancy(
  dependencies: EntryDependencies,
  userId: string,
  write: PastPregnancyWrite,
  now: Date = new Date(),
): Promise<PastPregnancy | null> {
  const { stored: past } = await keepEntry(dependencies, userId, async (tx) => {
    await lockRecords(tx, 'pregnancies', userId);
    const find = async () =>
      (await findPregnancySpans(tx, userId)).filter(({ id }) => id === write.id).flatMap(toPast)[0] ?? null;
    const stored = await find();
    if (stored === null) return { stored, entry: null };
    const merged = mergePregnancyEnd(write, stored);
    const fault = findPastEndFault(merged.ended_on, stored.from, latestTodayOnEarth(now));
    if (fault !== null) throw new AppError('invalid_input', fault);
    await correctPregnancyEnd(tx, write.id, { reason: merged.reason, endedOn: merged.ended_on });
    return { stored: await find(), entry: { day: null, now, isOfHer: true } };
  });
  return past;
}

/** Deletes one that ended, with all that was said of it; fine when there is none, so that it may be asked for twice. */
export async function deletePastPregnancy(
  dependencies: EntryDependencies,
  userId: string,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  await keepEntry(dependencies, userId, async (tx) => {
    await deleteRow(tx, id);
    return { stored: null, entry: { day: null, now, isOfHer: true } };
  });
}

function toPast({ id, dating, endedOn, givenOn, end }: PregnancySpan): PastPregnancy[] {
  if (endedOn === null || end === null) return [];
  const from = pregnancyStart(dating);
  // A due date may have put the first day after the end.
  return [{ id, from: endedOn < from ? endedOn : from, to: endedOn, reason: end, ended_on: givenOn }];
}
