import type { SendMail } from '../mail/mailer.ts';
import type { ReminderDependencies } from '../services/reminders/send-due.ts';
import type { TestApp } from './create-test-app.ts';
import type { Woman } from './woman.ts';

/** What sends reminders in a test. */
export function reminderParts(
  parts: Pick<ReminderDependencies, 'database' | 'keyring' | 'logger' | 'reminderLinks'> &
    Partial<Pick<ReminderDependencies, 'push'>>,
  sendMail: SendMail,
): ReminderDependencies {
  return { push: null, ...parts, sendMail, publicUrl: 'https://lunaria.example' };
}

/** What erases accounts beside jobs that are about something else. */
export const NO_MAILS = {
  forgetMails: async () => {},
  backupKeepDays: 30,
  noteInBackups: async () => {},
};

/** As if she had opened the link of the mail that confirms her address. */
export async function confirmAddress({ opened }: TestApp, { userId }: Woman): Promise<void> {
  await opened.asRole(
    'app_auth',
    undefined,
    `update users set email_verified = true, email_proved_at = now() where id = '${userId}'`,
  );
}
