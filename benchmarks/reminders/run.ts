// node benchmarks/reminders/run.ts: ten thousand reminders due within one minute, taken by two senders side by side.
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { users } from '@lunaria/db/schema/users.ts';
import { openTestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { createReminderLinks } from '@lunaria/server/auth/reminder-link.ts';
import { createLogger } from '@lunaria/server/logging/logger.ts';
import { sendDueReminders } from '@lunaria/server/services/reminders/send-due.ts';
import { queueInstallation } from '@lunaria/server/testing/queue-installation.ts';
import setUpDatabases from '../../scripts/test/set-up-databases.ts';
import { describeMachine } from '../api/describe-machine.ts';
import { writeReport } from '../api/write-report.ts';

const COUNT = 10_000;
const SENDERS = 2;
const DUE = '2026-11-27 20:00:00+00';

const takeBack = await setUpDatabases();
const { database, asOwner, close } = await openTestDatabase('postgres', queueInstallation);
try {
  for (let from = 0; from < COUNT; from += 1_000) {
    const made = Array.from({ length: 1_000 }, (_, at) => ({
      id: crypto.randomUUID(),
      email: `user-${from + at}@example.org`,
      ...{ fullName: 'Maria', emailVerified: true, termsVersion: '2026-01', termsAcceptedAt: new Date() },
    }));
    await database.auth.insert(users).values(made);
  }
  const tables = ['users', 'reminder_preferences', 'reminder_settings', 'reminders'];
  await asOwner(`
    ${tables.map((table) => `alter table ${table} no force row level security;`).join('')}
    insert into reminder_preferences (user_id, zone) select id, 'UTC' from users;
    insert into reminder_settings
      (user_id, kind, is_on, lead_days, minute, weekdays, by_mail, on_dashboard, changed_at)
      select id, 'log-today', true, 0, 1200, 127, true, true, '2026-11-01' from users;
    insert into reminders (user_id, kind, on_day, due_at, useful_until)
      select id, 'log-today', '2026-11-27', '${DUE}'::timestamptz + random() * interval '59 seconds', '2026-11-28'
      from users;
    ${tables.map((table) => `alter table ${table} force row level security;`).join('')}`);
  const due = await database.runAsWorker('select id from reminders order by due_at, id');
  const placeOf = new Map((due.rows as { id: string }[]).map(({ id }, place) => [`reminder-${id}`, place])); // as: the one column

  const sent: string[] = [];
  const parts = {
    database,
    logger: createLogger(() => {}),
    push: null,
    sendMail: async ({ idempotencyKey }: { idempotencyKey: string }) => void sent.push(idempotencyKey),
    reminderLinks: createReminderLinks('a secret of more than thirty-two characters'),
    publicUrl: 'https://lunaria.example',
  };
  const now = () => new Date('2026-11-27T20:01:00Z');
  const { signal } = new AbortController();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: SENDERS }, () => sendDueReminders(parts, signal, now)));
  const seconds = (performance.now() - startedAt) / 1_000;

  const shifts = sent.map((key, at) => Math.abs((placeOf.get(key) ?? Number.NaN) - at));
  const result = [
    ...describeMachine(),
    `- ${sent.length} mails for ${COUNT} reminders, ${new Set(sent).size} different ones, in ${seconds.toFixed(0)} s: ${(COUNT / seconds).toFixed(0)} a second with ${SENDERS} senders`,
    `- furthest from its place in the order of due times: ${Math.max(...shifts)} places`,
  ].join('\n');
  process.stdout.write(`${result}\n`);
  writeReport(fileURLToPath(new URL('README.md', import.meta.url)), result);
} finally {
  await close();
  await takeBack();
}
