import type { Database } from '@lunaria/db/engine/database.ts';
import { type ClaimedReminder, notePushed, notePushTry } from '@lunaria/db/queries/reminders.ts';
import { findActiveSession } from '@lunaria/db/queries/sessions.ts';
import { composePushMessage, pushTtlSeconds, tagOf } from '@lunaria/domain/reminders/push-message.ts';
import type { Wording } from '@lunaria/domain/reminders/reminder-settings.ts';
import type { Logger } from '../../logging/logger.ts';
import type { PushOutcome, PushSender } from '../../push/push-sender.ts';
import type { PushDeviceContent } from '../push/push-address.ts';
import { endPushSubscription, openDevices, type PushDependencies } from '../push/push-subscriptions.ts';
import { HoldLostError } from './hold-lost-error.ts';

/** What it takes to send to devices. */
export type ReminderPush = Pick<PushDependencies, 'keyring' | 'auditKey'> & { pushSender: PushSender };

interface PushReminderDependencies {
  database: Database;
  logger: Logger;
  push: ReminderPush | null;
}

interface Target {
  sessionId: string;
  content: PushDeviceContent;
}

/**
 * Sends it to each of her devices that does not have it; false where another try makes sense. What a crash between the service's
 * answer and our note sends again has the same topic and the same tag: it takes the place of the first
 * (docs/decisions/reminders-to-devices.md).
 */
export async function pushReminder(
  { database, logger, push }: PushReminderDependencies,
  reminder: ClaimedReminder,
  { wording }: { wording: Wording },
  now: Date,
): Promise<boolean> {
  if (push === null) return true;
  const targets = await findTargets(database, push, reminder);
  if (targets.length === 0) return true;
  const { id, userId, kind, usefulUntil } = reminder;
  const text = composePushMessage(id, kind, wording);
  const options = { ttlSeconds: pushTtlSeconds(now, usefulUntil), topic: tagOf(id) };
  if (!(await database.asWorker((tx) => notePushTry(tx, reminder, now)))) throw new HoldLostError();
  const outcomes = await Promise.all(
    targets.map(async ({ sessionId, content }): Promise<PushOutcome['kind']> => {
      const outcome = await push.pushSender.send(content, text, options);
      if (outcome.kind === 'taken') await database.asWorker((tx) => notePushed(tx, id, sessionId, now));
      if (outcome.kind === 'gone')
        await endPushSubscription({ database, ...push }, userId, sessionId, 'gone');
      if (outcome.kind === 'refused') logger.warn('push_refused', { reminderId: id, status: outcome.status });
      return outcome.kind;
    }),
  );
  return !outcomes.includes('later');
}

/** Devices on which she is still signed in: a session that ran out is no device of hers any more. */
async function findTargets(
  database: Database,
  { keyring }: ReminderPush,
  { userId, pushedTo }: ClaimedReminder,
): Promise<Target[]> {
  const devices = await database.asUser(userId, (tx) => openDevices(tx, keyring, userId));
  const targets: Target[] = [];
  for (const { sessionId, content } of devices) {
    if (content === null || pushedTo.includes(sessionId)) continue;
    const session = await findActiveSession(database.auth, sessionId);
    if (session?.userId === userId) targets.push({ sessionId, content });
  }
  return targets;
}
