import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { NEWSLETTER_WORDING_VERSION } from '@lunaria/domain/newsletter/wording.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Mail, MailError } from '../mail/mail.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  askToSubscribe,
  createMailbox,
  findStored,
  linkIn,
  pressButton,
  runNewsletterJobs,
  subscribe,
} from '../testing/newsletter.ts';

const CONFIRM = '/newsletter/confirm';
const UNSUBSCRIBE = '/newsletter/unsubscribe';

describe.each(testEngines)('a subscription on %s', (engine) => {
  let server: TestApp;
  let sent: Mail[];
  let address: string;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(() => {
    sent = [];
    address = `ana-${crypto.randomUUID()}@example.org`;
  });
  afterAll(() => server.close());

  const ask = (changes: object = {}) => askToSubscribe(server, address, changes);
  const work = async (times = 1) => {
    const { sent: got, sendMail } = createMailbox();
    await runNewsletterJobs(server, sendMail, times);
    // Other tests leave requests behind.
    sent.push(...got.filter(({ to }) => to.address.endsWith(address)));
  };
  const open = (path: string) => server.createClient().request(path);
  const askedMail = async (): Promise<Mail> => {
    await ask();
    await work();
    const mail = sent.at(-1);
    if (!mail) throw new Error('No mail was sent.');
    return mail;
  };
  const age = (interval: string) =>
    server.opened.asRole(
      'app_worker',
      undefined,
      `update newsletter_subscriptions set requested_at = requested_at - interval '${interval}' where address = '${address}'`,
    );

  test('keeps the address, the list, the words and the times, and nothing else', async () => {
    await ask({ name: 'Ana', list: 'newsletter' });
    const [row] = await findStored(server, address);
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'address',
      'confirmed_at',
      'id',
      'list',
      'requested_at',
      'wording_version',
    ]);
    expect(row).toMatchObject({
      list: 'newsletter',
      wording_version: NEWSLETTER_WORDING_VERSION,
      confirmed_at: null,
    });
  });

  test('begins with a mail, is shown by its link and confirmed by the button', async () => {
    const mail = await askedMail();
    expect(mail.to).toEqual({ address });
    const page = await open(linkIn(mail, CONFIRM));
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('new articles of the blog') });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const answer = await pressButton(server, page.text);
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('You are subscribed') });
    const [row] = await findStored(server, address);
    expect(row?.confirmed_at).toBeInstanceOf(Date);
  });

  test('a program that opens every link of a mail confirms nothing and ends nothing', async () => {
    const mail = await askedMail();
    for (const path of [CONFIRM, UNSUBSCRIBE]) {
      for (const method of ['GET', 'HEAD']) {
        expect((await server.createClient().request(linkIn(mail, path), { method })).status).toBe(200);
      }
    }
    expect(await findStored(server, address)).toMatchObject([{ confirmed_at: null }]);
  });

  test('is one row for one address however it is written, and one for each list', async () => {
    await Promise.all([ask(), ask(), askToSubscribe(server, address.toUpperCase())]);
    await ask({ list: 'newsletter' });
    expect(await findStored(server, address)).toMatchObject([{ list: 'blog' }, { list: 'newsletter' }]);
  });

  test('of two lists is asked for in one mail and confirmed with one button', async () => {
    await ask();
    await ask({ list: 'newsletter' });
    await work();
    expect(sent).toHaveLength(1);
    const page = await open(linkIn(sent[0] as Mail, CONFIRM)); // as: counted above
    expect(page.text).toContain('the newsletter');
    await pressButton(server, page.text);
    expect((await findStored(server, address)).every((row) => row.confirmed_at !== null)).toBe(true);
  });

  test('a list that was asked for after the page was opened is not confirmed with it', async () => {
    const mail = await askedMail();
    const page = await open(linkIn(mail, CONFIRM));
    await ask({ list: 'newsletter' });
    await pressButton(server, page.text);
    expect((await findStored(server, address)).map((row) => row.confirmed_at !== null)).toEqual([
      true,
      false,
    ]);
  });

  test('the second list of somebody subscribed is asked for at once', async () => {
    await subscribe(server, address);
    await ask({ list: 'newsletter' });
    await work();
    expect(sent.map(({ to }) => to.address)).toEqual([address]);
  });

  test('a second request within the hour sends no second mail; a job that runs twice sends the same', async () => {
    await ask();
    await ask();
    await work(2);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    await ask();
    await work();
    expect(sent).toHaveLength(2);
  });

  test('a request after an hour is asked again, and both links work', async () => {
    const first = await askedMail();
    await age('61 minutes');
    const second = await askedMail();
    expect(second).not.toEqual(first);
    for (const mail of [first, second]) expect((await open(linkIn(mail, CONFIRM))).status).toBe(200);
  });

  test('somebody subscribed gets no mail, and her consent stays the one she gave', async () => {
    await subscribe(server, address);
    const before = await findStored(server, address);
    await age('2 days');
    const aged = await findStored(server, address);
    await ask();
    await work();
    expect(sent).toEqual([]);
    expect(await findStored(server, address)).toEqual(aged);
    expect(aged[0]?.confirmed_at).toEqual(before[0]?.confirmed_at);
  });

  describe('tells nobody who subscribes:', () => {
    /** All of an answer but what names the request. */
    const seen = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>) => ({
      status,
      text,
      headers: [...headers],
    });

    test('the answer is the same for an address that is new, waiting, subscribed and gone', async () => {
      const fresh = await ask();
      const waiting = await ask();
      const other = `bea-${crypto.randomUUID()}@example.org`;
      const mail = await subscribe(server, other);
      const subscribed = await askToSubscribe(server, other);
      await pressButton(server, (await open(linkIn(mail, UNSUBSCRIBE))).text);
      const gone = await askToSubscribe(server, other);
      expect(fresh).toMatchObject({ status: 202, json: { ok: true } });
      for (const answer of [waiting, subscribed, gone]) expect(seen(answer)).toEqual(seen(fresh));
    });

    test('what the request itself does is the same too: one row written, one job promised', async () => {
      await subscribe(server, address);
      const countJobs = async () => {
        const [row] = await server.opened.asRole(
          'app_worker',
          undefined,
          "select count(*)::int as count from outbox where job = 'send-newsletter-confirmation'",
        );
        return Number(row?.count);
      };
      const before = await countJobs();
      await ask();
      await askToSubscribe(server, `new-${address}`);
      expect(await countJobs()).toBe(before + 2);
    });

    test('an account with that address makes no difference either', async () => {
      const { email } = await server.createClient().signUp();
      expect(seen(await askToSubscribe(server, email))).toEqual(seen(await ask()));
    });
  });

  test.each([
    { address: 'ana' },
    { address: 'ana@example.org\r\nBcc: eve@example.org' },
    { address: ['ana@example.org'] },
    { list: 'spam' },
    { wording: 'none' },
  ])('%j is refused', async (changes) => {
    expect((await ask(changes)).status).toBe(400);
    expect(await findStored(server, address)).toEqual([]);
  });

  test('a form without scripts is answered with a page, from the own site only', async () => {
    const post = (headers: Record<string, string>, changes: Record<string, string> = {}) =>
      server.createClient().request('/newsletter', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({
          address,
          list: 'blog',
          wording: NEWSLETTER_WORDING_VERSION,
          ...changes,
        }).toString(),
      });
    const foreign = await post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect(await findStored(server, address)).toEqual([]);
    const wrong = await post({}, { address: 'ana' });
    expect(wrong).toMatchObject({
      status: 400,
      text: expect.stringContaining('Please enter a valid email address'),
    });
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toMatchObject({
      status: 202,
      text: expect.stringContaining('Check your mailbox'),
    });
    expect(await findStored(server, address)).toHaveLength(1);
    const again = await server.createClient().request('/newsletter');
    expect(again.status).toBe(302);
    expect(again.headers.get('location')).toBe('/#subscribe');
  });

  describe('ends', () => {
    test('with the button of its page, and nothing of it is kept', async () => {
      const mail = await subscribe(server, address);
      const page = await open(linkIn(mail, UNSUBSCRIBE));
      expect(page.text).toContain('new articles of the blog');
      const answer = await pressButton(server, page.text);
      expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('not subscribed any more') });
      expect(await findStored(server, address)).toEqual([]);
    });

    test('with one press in the mail program: no page, no cookie, another origin (RFC 8058)', async () => {
      const mail = await subscribe(server, address);
      const url = new URL(mail.unsubscribeUrl ?? '');
      const press = () =>
        server.createClient().request(url.pathname + url.search, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'https://mail.example',
            'sec-fetch-site': 'cross-site',
          },
          body: 'List-Unsubscribe=One-Click',
        });
      expect((await press()).status).toBe(200);
      expect(await findStored(server, address)).toEqual([]);
      expect((await press()).status).toBe(200);
    });

    test('with the other list untouched', async () => {
      await subscribe(server, address, { list: 'newsletter' });
      const mail = await subscribe(server, address);
      await pressButton(server, (await open(linkIn(mail, UNSUBSCRIBE))).text);
      expect(await findStored(server, address)).toMatchObject([{ list: 'newsletter' }]);
    });

    test('for good: links of it neither confirm nor end what the address asks for later', async () => {
      const old = await subscribe(server, address);
      await pressButton(server, (await open(linkIn(old, UNSUBSCRIBE))).text);
      await subscribe(server, address);
      const later = await findStored(server, address);
      expect((await open(linkIn(old, CONFIRM))).status).toBe(404);
      await server.createClient().request(linkIn(old, UNSUBSCRIBE), { method: 'POST', body: '' });
      expect(await findStored(server, address)).toEqual(later);
    });

    test('by itself when nobody confirms it, after three days; its link ends as well', async () => {
      const mail = await askedMail();
      const confirmed = `bea-${crypto.randomUUID()}@example.org`;
      await subscribe(server, confirmed);
      const { deleteUnconfirmedSubscriptions } = await import(
        '@lunaria/db/queries/newsletter-subscriptions.ts'
      );
      const forget = () => server.opened.database.asWorker((tx) => deleteUnconfirmedSubscriptions(tx));
      await age('71 hours');
      await forget();
      expect(await findStored(server, address)).toHaveLength(1);
      await age('2 hours');
      await forget();
      expect(await findStored(server, address)).toEqual([]);
      expect(await findStored(server, confirmed)).toHaveLength(1);
      expect((await open(linkIn(mail, CONFIRM))).status).toBe(404);
    });
  });

  test('a link that was not signed here, or for something else, opens and does nothing', async () => {
    const mail = await askedMail();
    const tokenOf = (path: string) => new URL(linkIn(mail, path), 'http://x').searchParams.get('token');
    for (const path of [
      CONFIRM,
      `${CONFIRM}?token=x`,
      `${CONFIRM}?token=${tokenOf(UNSUBSCRIBE)}`,
      `${UNSUBSCRIBE}?token=${tokenOf(CONFIRM)}`,
      UNSUBSCRIBE,
    ]) {
      expect((await open(path)).status).toBe(404);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const posted = await server
        .createClient()
        .request(path, { method: 'POST', headers: form, body: 'list=blog' });
      expect(posted.status).toBe(404);
    }
    expect(await findStored(server, address)).toMatchObject([{ confirmed_at: null }]);
  });

  test('an address that the mail server refuses for good is no failure; one that has to wait is tried again', async () => {
    await ask();
    await runNewsletterJobs(server, async () => {
      throw new MailError('recipient_refused', 'The mail server refused the recipient', 550);
    });
    await askToSubscribe(server, `bea-${address}`);
    const later = runNewsletterJobs(server, async () => {
      throw new MailError('deferred', 'The mail server asks to try again later', 450);
    });
    await expect(later).rejects.toThrow('try again');
    await work();
    expect(sent.map(({ to }) => to.address)).toEqual([`bea-${address}`]);
  });

  test('twenty requests an hour from one place, by script or form, then 429; others go on', async () => {
    await server.opened.asRole('app_auth', undefined, 'delete from rate_limits');
    const strict = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
    const askFrom = (from: string, path: string) => {
      const fields = { address, list: 'blog', wording: NEWSLETTER_WORDING_VERSION };
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      return server
        .createClient()
        .at(strict)
        .request(
          path,
          path.startsWith('/api')
            ? { json: fields, from }
            : { body: new URLSearchParams(fields).toString(), headers: form, from },
        );
    };
    for (let count = 0; count < 20; count += 1) {
      const path = count % 2 === 0 ? '/api/newsletter' : '/newsletter';
      expect((await askFrom('198.51.100.1', path)).status).toBe(202);
    }
    const refused = await askFrom('198.51.100.1', '/api/newsletter');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await askFrom('198.51.100.1', '/newsletter')).status).toBe(429);
    expect((await askFrom('198.51.100.2', '/api/newsletter')).status).toBe(202);
  });
});
