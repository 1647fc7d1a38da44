import { REMINDER_KINDS, type ReminderKind } from '@lunaria/domain/reminders/kinds.ts';
import {
  type KindSetting,
  NO_SETTINGS,
  type ReminderSettings,
} from '@lunaria/domain/reminders/reminder-settings.ts';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { reminderPreferences } from '../schema/reminder-preferences.ts';
import { reminderSettings } from '../schema/reminder-settings.ts';

/** How she is reminded, and when she last changed when each kind comes; those she never touched have no such moment. */
export interface StoredReminderSettings {
  settings: ReminderSettings;
  changedAt: ReadonlyMap<ReminderKind, Date>;
}

export async function findReminderSettings(tx: Tx, userId: string): Promise<StoredReminderSettings> {
  const [preferences] = await tx
    .select()
    .from(reminderPreferences)
    .where(eq(reminderPreferences.userId, userId));
  const rows = await tx.select().from(reminderSettings).where(eq(reminderSettings.userId, userId));
  const kinds = { ...NO_SETTINGS.kinds };
  const changedAt = new Map<ReminderKind, Date>();
  for (const row of rows) {
    const kind = row.kind as ReminderKind; // as: the table's CHECK holds the same codes
    changedAt.set(kind, row.changedAt);
    kinds[kind] = {
      is_on: row.isOn,
      lead_days: row.leadDays,
      minute: row.minute,
      weekdays: row.weekdays,
      first_on: row.firstOn as KindSetting['first_on'], // as: a date, given as YYYY-MM-DD
      every_days: row.everyDays,
      by_mail: row.byMail,
      on_dashboard: row.onDashboard,
      by_push: row.byPush,
    };
  }
  if (preferences === undefined) return { settings: { ...NO_SETTINGS, kinds }, changedAt };
  const { zone, quietFrom: from, quietTo: to, wording } = preferences;
  return {
    settings: {
      zone,
      quiet: from === null || to === null ? null : { from, to },
      wording: wording as ReminderSettings['wording'], // as: the table's CHECK
      kinds,
    },
    changedAt,
  };
}

/** Saves by whose clock, quiet hours and wording, and the kinds that are named. */
export async function upsertReminderSettings(
  tx: Tx,
  userId: string,
  settings: ReminderSettings & { zone: string },
  changed: ReadonlyMap<ReminderKind, Date>,
): Promise<void> {
  const { zone, quiet, wording, kinds } = settings;
  const values = { zone, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null, wording };
  await tx
    .insert(reminderPreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: reminderPreferences.userId, set: values });
  for (const kind of REMINDER_KINDS) {
    const changedAt = changed.get(kind);
    if (changedAt === undefined) continue;
    const one = kinds[kind];
    const row = {
      isOn: one.is_on,
      leadDays: one.lead_days,
      minute: one.minute,
      weekdays: one.weekdays,
      firstOn: one.first_on,
      everyDays: one.every_days,
      byMail: one.by_mail,
      onDashboard: one.on_dashboard,
      byPush: one.by_push,
      changedAt,
    };
    await tx
      .insert(reminderSettings)
      .values({ userId, kind, ...row })
      .onConflictDoUpdate({ target: [reminderSettings.userId, reminderSettings.kind], set: row });
  }
}

const isReminded = and(
  reminderSettings.isOn,
  or(reminderSettings.byMail, reminderSettings.onDashboard, reminderSettings.byPush),
);

/** Those who turned something on, in the order of their ids, from behind `after`. Runs as app_worker. */
export async function findUsersToRemind(tx: Tx, after: string | null, limit: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: reminderSettings.userId })
    .from(reminderSettings)
    .where(and(isReminded, after === null ? undefined : gt(reminderSettings.userId, after)))
    .orderBy(asc(reminderSettings.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** What stands in the links of her mails of a kind; null where she never touched it. Runs as app_worker. */
export async function findSettingId(tx: Tx, userId: string, kind: ReminderKind): Promise<string | null> {
  const [row] = await tx
    .select({ id: reminderSettings.id })
    .from(reminderSettings)
    .where(and(eq(reminderSettings.userId, userId), eq(reminderSettings.kind, kind)));
  return row?.id ?? null;
}

/** All of hers, or one by its id. */
export type MailsToStop = { userId: string } | { settingId: string };

const ofMails = (which: MailsToStop) =>
  'userId' in which ? eq(reminderSettings.userId, which.userId) : eq(reminderSettings.id, which.settingId);

/** Whether mails of these still go out. Runs as app_worker. */
export async function hasReminderMails(tx: Tx, which: MailsToStop): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(reminderSettings)
    .where(and(ofMails(which), reminderSettings.byMail))
    .limit(1);
  return rows.length > 0;
}

/** Runs as app_worker. */
export async function stopReminderMails(tx: Tx, which: MailsToStop): Promise<void> {
  await tx.update(reminderSettings).set({ byMail: false }).where(ofMails(which));
}
