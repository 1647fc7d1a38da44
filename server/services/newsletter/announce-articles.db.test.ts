import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../mail/mail.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  createMailbox,
  linkIn,
  pressButton,
  runNewsletterJobs,
  subscribe,
} from '../../testing/newsletter.ts';
import { announceArticles } from './announce-articles.ts';

const article = (slug: string) => ({ slug, title: `Title of ${slug}`, teaser: `Teaser of ${slug}` });
const FIRST = [article('one'), article('two')];
const LATER = [...FIRST, article('three')];

describe.each(testEngines)('new articles on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(() =>
    server.opened.asOwner(
      'alter table newsletter_issues no force row level security; alter table newsletter_subscriptions no force row level security; alter table outbox no force row level security; delete from newsletter_issues; delete from newsletter_subscriptions; delete from outbox; alter table newsletter_issues force row level security; alter table newsletter_subscriptions force row level security; alter table outbox force row level security',
    ),
  );
  afterAll(() => server.close());

  const announce = (articles = LATER) => announceArticles(server.opened.database, articles);
  const newAddress = () => `ana-${crypto.randomUUID()}@example.org`;
  const collect = async (times = 1): Promise<Mail[]> => {
    const { sent, sendMail } = createMailbox();
    await runNewsletterJobs(server, sendMail, times);
    return sent;
  };

  test('what stands in the blog when a server first looks is announced to nobody', async () => {
    await subscribe(server, newAddress());
    expect(await announce(FIRST)).toBe(0);
    expect(await announce(FIRST)).toBe(0);
    expect(await collect()).toEqual([]);
  });

  test('a new one goes once to everybody who confirmed, with the links to read and to unsubscribe', async () => {
    const [ana, bea] = [newAddress(), newAddress()];
    await announce(FIRST);
    await subscribe(server, ana);
    await subscribe(server, bea);
    await subscribe(server, newAddress(), { list: 'newsletter' });
    expect(await announce()).toBe(1);
    expect(await announce()).toBe(0);
    const sent = await collect();
    expect(sent.map(({ to }) => to.address).sort()).toEqual([ana, bea].sort());
    for (const mail of sent) {
      expect(mail.text).toContain('Title of three\n\nTeaser of three');
      expect(mail.text).toContain(`${server.config.publicUrl}/blog/three`);
      expect(mail.text).toContain(mail.unsubscribeUrl);
    }
    expect(await collect()).toEqual([]);
  });

  test('several processes that start at once announce it once', async () => {
    await announce(FIRST);
    await subscribe(server, newAddress());
    const counts = await Promise.all([announce(), announce(), announce()]);
    expect(counts.sort()).toEqual([0, 0, 1]);
    expect(await collect()).toHaveLength(1);
  });

  test('a job that runs twice sends one mail, or the same one again where it was cut before it could say so', async () => {
    await announce(FIRST);
    await subscribe(server, newAddress());
    await announce();
    expect(await collect(2)).toHaveLength(1);

    await subscribe(server, newAddress());
    await announce([...LATER, article('four')]);
    const sent: Mail[] = [];
    let isCut = true;
    const send = async (mail: Mail) => {
      sent.push(mail);
      if (isCut) throw new Error('The process ends after the mail left and before anything else.');
    };
    await expect(runNewsletterJobs(server, send)).rejects.toThrow('The process ends');
    isCut = false;
    await runNewsletterJobs(server, send);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(new Set(sent.map(({ to }) => to.address)).size).toBe(2);
  });

  test('a crash in the middle of announcing leaves nothing half: it is announced at the next start', async () => {
    await announce(FIRST);
    await subscribe(server, newAddress());
    await expect(announce([...LATER, article('Not an address')])).rejects.toThrow();
    expect(await collect()).toEqual([]);
    expect(await announce()).toBe(1);
    expect(await collect()).toHaveLength(1);
  });

  test('whoever unsubscribed meanwhile gets none, and whoever asked after it was announced neither', async () => {
    await announce(FIRST);
    const asked = await subscribe(server, newAddress());
    await announce();
    const page = await server.createClient().request(linkIn(asked, '/newsletter/unsubscribe'));
    await pressButton(server, page.text);
    await subscribe(server, newAddress());
    expect(await collect()).toEqual([]);
  });

  test('that a mail was sent to somebody is not kept', async () => {
    await announce(FIRST);
    await subscribe(server, newAddress());
    await announce();
    await collect();
    expect(
      await server.opened.asRole('app_worker', undefined, 'select * from newsletter_deliveries'),
    ).toEqual([]);
  });
});
