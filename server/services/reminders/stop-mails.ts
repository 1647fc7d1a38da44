import type { Database } from '@lunaria/db/engine/database.ts';
import { hasReminderMails, stopReminderMails } from '@lunaria/db/queries/reminder-settings.ts';
import type { ReminderLinks } from '../../auth/reminder-link.ts';

export interface StopMailsDependencies {
  database: Database;
  reminderLinks: ReminderLinks;
}

/** `invalid`: not a link of ours. `stopped`: no such mails go out. */
export type ReminderMailsState = { kind: 'invalid' } | { kind: 'stopped' } | { kind: 'open'; isAll: boolean };

/** What the link of a mail shows. Reading it stops nothing: programs that look through mails open links. */
export async function readReminderMails(
  { database, reminderLinks }: StopMailsDependencies,
  token: string,
): Promise<ReminderMailsState> {
  const which = await reminderLinks.verify(token);
  if (which === null) return { kind: 'invalid' };
  const isOpen = await database.asWorker((tx) => hasReminderMails(tx, which));
  return isOpen ? { kind: 'open', isAll: 'userId' in which } : { kind: 'stopped' };
}

/** Stops them, once or again. */
export async function stopMailsByLink(
  { database, reminderLinks }: StopMailsDependencies,
  token: string,
): Promise<ReminderMailsState> {
  const which = await reminderLinks.verify(token);
  if (which === null) return { kind: 'invalid' };
  await database.asWorker((tx) => stopReminderMails(tx, which));
  return { kind: 'stopped' };
}
