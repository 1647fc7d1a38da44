import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findReminderSettings, findUsersToRemind } from '@lunaria/db/queries/reminder-settings.ts';
import { deleteOldReminders, endReminders, promiseReminder } from '@lunaria/db/queries/reminders.ts';
import { planReminders } from '@lunaria/domain/reminders/plan-reminders.ts';
import { wallTimeAt } from '@lunaria/domain/time/wall-time.ts';
import type { Logger } from '../../logging/logger.ts';
import { type FactDependencies, readReminderFacts } from './read-facts.ts';

const USERS_AT_ONCE = 100;

interface PlanDependencies extends FactDependencies {
  logger: Logger;
}

/**
 * Plans anew what one user is to be reminded of: promises what is due next and ends what is not any more. Where her settings
 * changed meanwhile it leaves all as it is: who changed them plans by them.
 */
export async function planForUser(
  dependencies: FactDependencies,
  userId: string,
  now: Date = new Date(),
): Promise<void> {
  const { database } = dependencies;
  const known = await database.asUser(userId, (tx) => findReminderSettings(tx, userId));
  const { settings, changedAt } = known;
  const facts =
    settings.zone === null
      ? null
      : await readReminderFacts(dependencies, userId, settings, wallTimeAt(now, settings.zone).day);
  const planned =
    facts === null
      ? []
      : planReminders(facts, settings, { now, changedAt: (kind) => changedAt.get(kind) ?? null });
  await database.asWorker(async (tx) => {
    await lockRecords(tx, 'reminders', userId);
    if (!isDeepStrictEqual(await findReminderSettings(tx, userId), known)) return;
    const ids: string[] = [];
    for (const one of planned) {
      const id = await promiseReminder(tx, { userId, ...one }, now);
      if (id !== null) ids.push(id);
    }
    await endReminders(tx, userId, ids, now);
  });
}

/** The regular planning of everybody, a page of ids after the other; one that fails holds up nobody else's. */
export async function planForEverybody(
  dependencies: PlanDependencies,
  stop: AbortSignal,
  now: Date = new Date(),
): Promise<void> {
  const { database, logger } = dependencies;
  await database.asWorker((tx) => deleteOldReminders(tx));
  let after: string | null = null;
  while (!stop.aborted) {
    const users: string[] = await findPage(database, after);
    for (const userId of users) {
      if (stop.aborted) return;
      await planForUser(dependencies, userId, now).catch((error) =>
        logger.error('reminders_not_planned', {
          userId,
          kind: error instanceof Error ? error.name : 'unknown',
        }),
      );
    }
    after = users.at(-1) ?? null;
    if (users.length < USERS_AT_ONCE) return;
  }
}

async function findPage(database: Database, after: string | null): Promise<string[]> {
  return await database.asWorker((tx) => findUsersToRemind(tx, after, USERS_AT_ONCE));
}
