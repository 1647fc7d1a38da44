import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { dismissNotice, findNotices } from '@lunaria/db/queries/notices.ts';
import { findReminderSettings, upsertReminderSettings } from '@lunaria/db/queries/reminder-settings.ts';
import { findSentReminders } from '@lunaria/db/queries/reminders.ts';
import { REMINDER_KINDS, type ReminderKind } from '@lunaria/domain/reminders/kinds.ts';
import {
  applyReminderWrites,
  type KindSetting,
  NOTICES_MAX,
  type Notice,
  type NoticeWrite,
  REMINDER_TEXTS,
  type ReminderRecord,
  type ReminderWrite,
} from '@lunaria/domain/reminders/reminder-settings.ts';
import { AppError } from '../../errors/app-error.ts';
import { findHolding } from './holds-still.ts';
import { planForUser } from './plan-for-users.ts';
import type { FactDependencies } from './read-facts.ts';

const SENT_MAX = 30;

/** How she is reminded, and of what she was lately. */
export async function getReminders(database: Database, userId: string): Promise<ReminderRecord> {
  return await database.asUser(userId, async (tx) => {
    const { settings } = await findReminderSettings(tx, userId);
    return { ...settings, sent: await findSentReminders(tx, userId, SENT_MAX) };
  });
}

/**
 * Saves what is named, plans what is due next by it, and returns all as it is then. Throws AppError('invalid_input') while it
 * is not known by whose clock.
 */
export async function saveReminders(
  dependencies: FactDependencies,
  userId: string,
  write: ReminderWrite,
  now: Date = new Date(),
): Promise<ReminderRecord> {
  const { database } = dependencies;
  await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'reminder_settings', userId);
    const before = await findReminderSettings(tx, userId);
    const after = applyReminderWrites(before.settings, [write]);
    const { zone } = after;
    if (zone === null) throw new AppError('invalid_input', REMINDER_TEXTS.zone);
    const changed = new Map<ReminderKind, Date>();
    for (const kind of REMINDER_KINDS) {
      if (write.kinds?.[kind] === undefined) continue;
      const isMoved = comesOtherwise(before.settings.kinds[kind], after.kinds[kind]);
      changed.set(kind, isMoved ? now : (before.changedAt.get(kind) ?? now));
    }
    await upsertReminderSettings(tx, userId, { ...after, zone }, changed);
  });
  await planForUser(dependencies, userId, now);
  return await getReminders(database, userId);
}

/** Whether it comes at other times than before; by which way it comes has nothing to do with it. */
function comesOtherwise(before: KindSetting, after: KindSetting): boolean {
  const keys = ['is_on', 'lead_days', 'minute', 'weekdays', 'first_on', 'every_days'] as const;
  return keys.some((key) => before[key] !== after[key]);
}

/** What stands on her dashboard and still holds by what she has recorded, and what she put away. */
export async function getNotices(
  dependencies: FactDependencies,
  userId: string,
  now: Date = new Date(),
): Promise<Notice[]> {
  const { database } = dependencies;
  const rows = await database.readAsUser(userId, (tx) => findNotices(tx, userId, now, NOTICES_MAX));
  if (rows.length === 0) return [];
  const { settings } = await database.asUser(userId, (tx) => findReminderSettings(tx, userId));
  const { zone } = settings;
  if (zone === null) return [];
  const open = rows.filter(({ dismissedAt }) => dismissedAt === null);
  const holding = await findHolding(dependencies, userId, open, { ...settings, zone }, now);
  return rows.flatMap(({ id, kind, madeAt, dismissedAt }) =>
    dismissedAt !== null || holding.has(id)
      ? [{ id, kind, made_at: madeAt.toISOString(), is_dismissed: dismissedAt !== null }]
      : [],
  );
}

/** Puts a notice away, or back; fine where there is none. */
export async function saveNotice(
  database: Database,
  userId: string,
  { id, is_dismissed }: NoticeWrite,
  now: Date = new Date(),
): Promise<void> {
  await database.asUser(userId, (tx) => dismissNotice(tx, userId, id, is_dismissed ? now : null));
}
