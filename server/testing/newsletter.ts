import { findWaitingOutbox, markHandedOver } from '@lunaria/db/queries/outbox.ts';
import { NEWSLETTER_WORDING_VERSION } from '@lunaria/domain/newsletter/wording.ts';
import { createNewsletterConfirmationJob } from '../jobs/send-newsletter-confirmation.ts';
import { createNewsletterIssueJob } from '../jobs/send-newsletter-issue.ts';
import type { Mail } from '../mail/mail.ts';
import type { SendMail } from '../mail/mailer.ts';
import type { TestApp } from './create-test-app.ts';
import { aTry } from './job-run.ts';

/** A mailbox that takes everything. */
export function createMailbox(): { sent: Mail[]; sendMail: SendMail } {
  const sent: Mail[] = [];
  return { sent, sendMail: async (mail) => void sent.push(mail) };
}

/** Asks as the form does. */
export async function askToSubscribe(server: TestApp, address: string, changes: object = {}) {
  return await server.createClient().request('/api/newsletter', {
    json: { address, list: 'blog', wording: NEWSLETTER_WORDING_VERSION, ...changes },
  });
}

/** Does the jobs of the newsletter that are promised, as the loops of a server would; `times` each. */
export async function runNewsletterJobs(server: TestApp, sendMail: SendMail, times = 1): Promise<void> {
  const { database } = server.opened;
  const { newsletterLinks, config } = server;
  const dependencies = { database, sendMail, newsletterLinks, publicUrl: config.publicUrl };
  const handlers = {
    'send-newsletter-confirmation': createNewsletterConfirmationJob(dependencies),
    'send-newsletter-issue': createNewsletterIssueJob(dependencies),
  };
  const waiting = await database.asWorker((tx) => findWaitingOutbox(tx, 1000));
  for (const { id, job, userId, subjectId } of waiting) {
    if (job !== 'send-newsletter-confirmation' && job !== 'send-newsletter-issue') continue;
    for (let run = 0; run < times; run += 1) await handlers[job]({ userId, subjectId }, id, aTry);
    await database.asWorker((tx) => markHandedOver(tx, [id]));
  }
}

/** The path of the first link of a mail that leads there. */
export function linkIn({ text }: Mail, path: string): string {
  const link = text.split(/\s/).find((word) => word.includes(`${path}?token=`));
  if (!link) throw new Error(`The mail has no link to ${path}.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Presses the one button of a page, as a browser without scripts does. */
export async function pressButton(server: TestApp, page: string) {
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const fields = new URLSearchParams();
  for (const [, name = '', value = ''] of page.matchAll(
    /<input type="hidden" name="([^"]+)" value="([^"]+)">/g,
  )) {
    fields.append(name, value);
  }
  return await server.createClient().request(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: fields.toString(),
  });
}

/** Asks, gets the mail, opens its link and confirms. Returns the mail. */
export async function subscribe(server: TestApp, address: string, changes: object = {}): Promise<Mail> {
  const { sent, sendMail } = createMailbox();
  await askToSubscribe(server, address, changes);
  await runNewsletterJobs(server, sendMail);
  const mail = sent.find(({ to }) => to.address === address);
  if (!mail) throw new Error('No mail was sent.');
  const page = await server.createClient().request(linkIn(mail, '/newsletter/confirm'));
  await pressButton(server, page.text);
  return mail;
}

interface StoredSubscription {
  id: string;
  address: string;
  list: string;
  wording_version: string;
  requested_at: Date;
  confirmed_at: Date | null;
}

/** The rows of an address, as they lie in the table. */
export async function findStored(server: TestApp, address: string): Promise<StoredSubscription[]> {
  const rows = await server.opened.asRole(
    'app_worker',
    undefined,
    `select * from newsletter_subscriptions where address = '${address}' order by list`,
  );
  return rows as unknown as StoredSubscription[]; // the columns of the table
}
