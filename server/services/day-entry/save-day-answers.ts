import type { Tx } from '@lunaria/db/engine/database.ts';
import { deleteDayAnswers, lockDayAnswers, upsertDayAnswers } from '@lunaria/db/queries/day-answers.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { findLogDateFault } from '@lunaria/domain/daily-log/daily-log.ts';
import {
  type DayAnswersRow,
  type DayAnswersWrite,
  EMPTY_ANSWERS,
  isEmptyAnswers,
} from '@lunaria/domain/day-entry/day-answers.ts';
import { areSameAnswers, mergeAnswers } from '@lunaria/domain/day-entry/merge-answers.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';

/**
 * Saves what she said of a day, merged with what another device wrote meanwhile; returns it as it is then, and what is
 * dangerous in it. The same write twice changes nothing the second time. Throws AppError('invalid_input') for a day that has
 * not come.
 */
export async function saveDayAnswers(
  dependencies: EntryDependencies,
  userId: string,
  write: DayAnswersWrite,
  now: Date = new Date(),
): Promise<WithSafety<DayAnswersRow>> {
  const { day, base } = write;
  const fault = findLogDateFault(day, latestTodayOnEarth(now));
  if (fault !== null) throw new AppError('invalid_input', fault);
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx) => {
    await lockRecords(tx, 'day_answers', userId);
    const before = (await lockDayAnswers(tx, userId, day)) ?? { day, ...EMPTY_ANSWERS };
    const merged = { day, ...mergeAnswers(base, write, before) };
    const isRepeated = areSameAnswers(before, merged);
    if (!isRepeated) await keep(tx, userId, merged);
    return { stored: merged, entry: { day, now, isRepeated } };
  });
  return withSafety(stored, safety);
}

/** A day of which nothing is said has no row. */
async function keep(tx: Tx, userId: string, answers: DayAnswersRow): Promise<void> {
  if (isEmptyAnswers(answers)) await deleteDayAnswers(tx, answers.day);
  else await upsertDayAnswers(tx, userId, answers);
}
