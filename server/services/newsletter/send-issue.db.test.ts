import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { askToSubscribe, createMailbox, runNewsletterJobs, subscribe } from '../../testing/newsletter.ts';
import { countReceivers, sendIssue } from './send-issue.ts';

describe.each(testEngines)('an issue of the newsletter on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  afterAll(() => server.close());

  test('goes once to everybody who confirmed, however often it is sent', async () => {
    const { database } = server.opened;
    await subscribe(server, 'ana@example.org', { list: 'newsletter' });
    await subscribe(server, 'bea@example.org', { list: 'newsletter' });
    await subscribe(server, 'reader@example.org');
    await askToSubscribe(server, 'unconfirmed@example.org', { list: 'newsletter' });
    expect(await countReceivers(database)).toBe(2);

    const issue = { subject: 'News', body: 'Two things <are> new.' };
    const both = await Promise.all([sendIssue(database, issue), sendIssue(database, issue)]);
    expect(both).toContainEqual({ kind: 'sent', receivers: 2 });
    expect(both).toContainEqual({ kind: 'repeated', sentAt: expect.any(Date) });

    const { sent, sendMail } = createMailbox();
    await runNewsletterJobs(server, sendMail);
    const issues = sent.filter(({ subject }) => subject === 'News');
    expect(issues.map(({ to }) => to.address).sort()).toEqual(['ana@example.org', 'bea@example.org']);
    for (const mail of issues) {
      expect(mail.html).toContain('Two things &lt;are&gt; new.');
      expect(mail.text).toContain(mail.unsubscribeUrl);
    }
  });
});
