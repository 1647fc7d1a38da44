import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { findReminderSettings, findSettingId } from '@lunaria/db/queries/reminder-settings.ts';
import {
  type ClaimedReminder,
  claimReminders,
  finishReminder,
  noteMailed,
  noteMailTry,
  restReminder,
  showReminder,
} from '@lunaria/db/queries/reminders.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { endOfQuietHours } from '@lunaria/domain/reminders/quiet-hours.ts';
import type { ReminderSettings } from '@lunaria/domain/reminders/reminder-settings.ts';
import type { ReminderLinks } from '../../auth/reminder-link.ts';
import type { Logger } from '../../logging/logger.ts';
import { absoluteLink } from '../../mail/absolute-link.ts';
import { MailError } from '../../mail/mail.ts';
import type { SendMail } from '../../mail/mailer.ts';
import { composeReminder } from '../../mail/templates/reminder-mail.ts';
import { HoldLostError } from './hold-lost-error.ts';
import { findHolding } from './holds-still.ts';
import { pushReminder, type ReminderPush } from './push-reminder.ts';
import type { FactDependencies } from './read-facts.ts';

export interface ReminderDependencies extends FactDependencies {
  logger: Logger;
  /** What sends to her devices; null where push is off. */
  push: ReminderPush | null;
  sendMail: SendMail;
  reminderLinks: ReminderLinks;
  publicUrl: string;
}

/** So many are claimed at once, and so many of these sent side by side. */
const CLAIMED = 20;
const AT_ONCE = 5;
/** So long nobody else takes what was claimed; nothing of it is begun in the second half, in which mails under way end. */
const HOLD_MS = 10 * 60_000;
/**
 * Between these, requests come first (benchmarks/reminders): as long as the process has something else to do, nothing is sent for
 * so many times as long as it was busy, and no longer than this.
 */
const PAUSES = 3;
const PAUSE_MAX_MS = 5_000;
const LOOK_EVERY_MS = 20;
/** A process that is busy for a smaller share of the time has nothing else to do: a single request takes more. */
const AT_REST = 0.05;
/** After a mail that could not be handed over. */
const TRY_AGAIN_MS = 5 * 60_000;

/**
 * Sends everything that is due, the longest due first, each once by each of its ways; returns how many were claimed. Any number
 * of servers may do so at once. What a crash leaves is what it was: taken up again once nobody holds it, after `holdMs`.
 */
export async function sendDueReminders(
  dependencies: ReminderDependencies,
  stop: AbortSignal,
  clock: () => Date = () => new Date(),
  holdMs: number = HOLD_MS,
): Promise<number> {
  const { database, logger } = dependencies;
  let count = 0;
  while (!stop.aborted) {
    const claim = { now: clock(), limit: CLAIMED, holdMs };
    const claimed = await database.asWorker((tx) => claimReminders(tx, claim));
    for (let from = 0; from < claimed.length; from += AT_ONCE) {
      if (clock().getTime() - claim.now.getTime() > holdMs / 2) break;
      const before = performance.eventLoopUtilization();
      await Promise.all(
        claimed.slice(from, from + AT_ONCE).map(async (reminder) => {
          await sendReminder(dependencies, reminder, clock()).catch((error) =>
            logger.error('reminder_not_sent', {
              reminderId: reminder.id,
              kind: error instanceof Error ? error.name : 'unknown',
            }),
          );
        }),
      );
      await giveWay(performance.eventLoopUtilization(before).active);
    }
    count += claimed.length;
    if (claimed.length < CLAIMED) break;
  }
  return count;
}

async function giveWay(busyMs: number): Promise<void> {
  const until = performance.now() + Math.min(PAUSES * busyMs, PAUSE_MAX_MS);
  let utilization = 1;
  while (utilization > AT_REST && performance.now() < until) {
    const before = performance.eventLoopUtilization();
    await pause(LOOK_EVERY_MS);
    utilization = performance.eventLoopUtilization(before).utilization;
  }
}

/** Sends one that was claimed, unless it is of no use any more. */
export async function sendReminder(
  dependencies: ReminderDependencies,
  reminder: ClaimedReminder,
  now: Date,
): Promise<void> {
  const { database } = dependencies;
  const { id, userId, kind, usefulUntil } = reminder;
  const worker = database.asWorker.bind(database);
  const { settings } = await database.asUser(userId, (tx) => findReminderSettings(tx, userId));
  const { zone, quiet, kinds } = settings;
  const setting = kinds[kind];
  if (usefulUntil <= now || zone === null || !setting.is_on)
    return await worker((tx) => finishReminder(tx, id));
  const quietUntil = endOfQuietHours(now, quiet, zone);
  if (quietUntil !== null) {
    const isOfUse = quietUntil < usefulUntil;
    return await worker((tx) => (isOfUse ? restReminder(tx, id, quietUntil) : finishReminder(tx, id)));
  }
  const holding = await findHolding(dependencies, userId, [reminder], { ...settings, zone }, now);
  if (!holding.has(id)) return await worker((tx) => finishReminder(tx, id));
  if (setting.on_dashboard && reminder.shownAt === null)
    await worker((tx) => showReminder(tx, reminder, now));
  const isPushLeft = setting.by_push && !(await pushReminder(dependencies, reminder, settings, now));
  const mailing =
    setting.by_mail && reminder.mailedAt === null
      ? await mailReminder(dependencies, reminder, settings, now)
      : 'no mail';
  await worker(async (tx) => {
    if (mailing === 'mailed') await noteMailed(tx, id, now);
    if (isPushLeft || mailing === 'left') await restReminder(tx, id, new Date(now.getTime() + TRY_AGAIN_MS));
    else await finishReminder(tx, id);
  });
}

/**
 * Hands the mail over, which is to be noted at once; 'left' where another try makes sense. Over SMTP a crash between the server's
 * answer and that note sends it again with the same Message-ID (docs/decisions/reminders-once.md).
 */
async function mailReminder(
  { database, sendMail, reminderLinks, publicUrl }: ReminderDependencies,
  { id, userId, kind, heldUntil }: ClaimedReminder,
  { wording }: ReminderSettings,
  now: Date,
): Promise<'mailed' | 'left' | 'no mail'> {
  const recipient = await database.asWorker(async (tx) => {
    const [known, settingId] = [await findMailRecipient(tx, userId), await findSettingId(tx, userId, kind)];
    // Nobody is written to who did not confirm that the address is hers.
    if (known === null || settingId === null || !known.emailVerified) return null;
    if (!(await noteMailTry(tx, { id, heldUntil }, now))) throw new HoldLostError();
    return { address: known.email, settingId };
  });
  if (recipient === null) return 'no mail';
  const { address, settingId } = recipient;
  const linkTo = async (subject: Parameters<ReminderLinks['sign']>[0]) =>
    absoluteLink(publicUrl, '/reminders/unsubscribe', { token: await reminderLinks.sign(subject) });
  const unsubscribeUrl = await linkTo({ settingId });
  const stopAllUrl = await linkTo({ userId });
  const url = absoluteLink(publicUrl, '/dashboard');
  const content = await composeReminder({ kind, wording, url, unsubscribeUrl, stopAllUrl });
  try {
    await sendMail({ ...content, idempotencyKey: `reminder-${id}`, to: { address }, unsubscribeUrl });
  } catch (error) {
    // Refused for good: it is not sent again. On her dashboard it stands where she chose that.
    return error instanceof MailError && !error.isRetryable ? 'no mail' : 'left';
  }
  return 'mailed';
}
