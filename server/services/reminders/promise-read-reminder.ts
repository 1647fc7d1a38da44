import type { Tx } from '@lunaria/db/engine/database.ts';
import { findReminderSettings } from '@lunaria/db/queries/reminder-settings.ts';
import { promiseReminder } from '@lunaria/db/queries/reminders.ts';
import { placeEvent } from '@lunaria/domain/reminders/plan-reminders.ts';
import { wallTimeAt } from '@lunaria/domain/time/wall-time.ts';

/** Promises to tell her that a document was read, where she wants to be told; read again on the same day it is told once. */
export async function promiseReadReminder(
  tx: Tx,
  { userId, documentId }: { userId: string; documentId: string },
  now: Date = new Date(),
): Promise<void> {
  const { settings } = await findReminderSettings(tx, userId);
  const { zone, kinds } = settings;
  if (zone === null || !kinds['document-read'].is_on) return;
  const on = wallTimeAt(now, zone).day;
  const reminder = { userId, kind: 'document-read', subjectId: documentId, on } as const;
  await promiseReminder(tx, { ...reminder, ...placeEvent(now, settings) }, now);
}
