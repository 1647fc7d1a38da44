import { describe, expect, test } from 'vitest';
import { OFFLINE_LIMIT_MS } from '../../app/device-key-cookie.ts';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';

async function openSignedInTab(browser: FakeBrowser): Promise<FakeTab> {
  const tab = browser.openTab();
  tab.manager.start();
  await browser.settle();
  expect(tab.status).toBe('signed-in');
  browser.requests = [];
  return tab;
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const withStatus =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    Response.json({ code: 'x', message: 'Later.' }, { status, headers });

describe('at start', () => {
  // S-01, S-03, S-07, P-06 to P-08
  test('a session is recovered, with the token in memory and only user id and expiry written down', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    expect(tab.status).toBe('recovering');
    tab.manager.start();
    await browser.settle();
    expect(tab.session).toEqual({
      accessToken: 'token-1',
      expiresAt: browser.nowMs / 1000 + 300,
      expiresIn: 300,
      validUntilMs: browser.nowMs + 300_000,
      lock: null,
      user: {
        id: 'maria',
        email: 'maria@example.org',
        isEmailVerified: false,
        fullName: 'Maria del Carmen',
        termsVersion: '2026-01-01',
      },
    });
    expect(tab.events).toEqual(['signed-in']);
    expect(browser.stored).toEqual({ user_id: 'maria', expires_at: browser.nowMs / 1000 + 300 });
    expect(browser.requests).toEqual(['/api/auth/token']);
  });

  // S-02
  test('a public page without a hint of a session asks nothing', async () => {
    const browser = new FakeBrowser();
    browser.hasHint = false;
    const tab = browser.openTab();
    tab.manager.start();
    await browser.pass(3_600_000);
    expect(tab.manager.getState()).toEqual({ status: 'signed-out', isAssumed: true });
    expect(browser.requests).toEqual([]);
  });

  test('a page that needs a session asks even without a hint, whichever of the two calls comes first', async () => {
    for (const order of [
      ['start', 'requireAnswer'],
      ['requireAnswer', 'start'],
    ] as const) {
      const browser = new FakeBrowser();
      browser.hasHint = false;
      const tab = browser.openTab();
      for (const call of order) tab.manager[call]();
      expect(tab.status).toBe('recovering');
      await browser.settle();
      expect(tab.status).toBe('signed-in');
      expect(browser.requests).toEqual(['/api/auth/token']);
    }
  });

  test('a session that is gone ends in signed out, and nothing stays stored', async () => {
    const browser = new FakeBrowser();
    browser.cookieOf = null;
    browser.stored = { user_id: 'maria', expires_at: 1 };
    const tab = browser.openTab();
    tab.manager.start();
    await browser.settle();
    expect(tab.manager.getState()).toEqual({ status: 'signed-out', isAssumed: false });
    expect(browser.stored).toBeNull();
  });

  test('without an answer it says so, goes on asking, and recovers', async () => {
    const browser = new FakeBrowser();
    browser.answer = unreachable;
    const tab = browser.openTab();
    tab.manager.start();
    await browser.pass(60_000);
    expect(tab.manager.getState()).toEqual({ status: 'recovering', isUnreachable: true });
    browser.answer = null;
    await browser.pass(30_000);
    expect(tab.status).toBe('signed-in');
  });

  test('a page of a hotel network in place of the answer is no answer', async () => {
    const browser = new FakeBrowser();
    browser.answer = async () => new Response('<html>Welcome, guest</html>', { status: 200 });
    const tab = browser.openTab();
    tab.manager.start();
    await browser.settle();
    expect(tab.status).toBe('recovering');
    browser.answer = async () => Response.json({ welcome: 'guest' });
    await browser.pass(5_000);
    expect(tab.status).toBe('recovering');
  });
});

describe('while the tab is visible', () => {
  // S-04, S-08, S-12, S-15
  test('the token is renewed within 90 seconds of its end, not before', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    await browser.pass(180_000);
    expect(browser.requests).toEqual([]);
    await browser.pass(30_000);
    expect(browser.requests).toEqual(['/api/auth/token']);
    expect(tab.session.accessToken).toBe('token-2');
    expect(tab.events).toEqual(['signed-in', 'token-refreshed']);
    expect(browser.stored?.expires_at).toBe(tab.session.expiresAt);
  });

  test('it is renewed again and again, for hours', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    await browser.pass(2 * 3_600_000);
    expect(tab.session.validUntilMs).toBeGreaterThan(browser.nowMs);
    expect(browser.requests.length).toBe(Math.floor((2 * 3600) / 210));
  });

  test('a device whose clock is a day wrong renews at the same pace', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    browser.answer = async () => {
      const body = await browser.tokenAnswer().json();
      return Response.json({ ...body, expires_at: body.expires_at - 86_400 });
    };
    tab.manager.start();
    await browser.pass(180_000);
    expect(browser.requests.length).toBe(1);
  });

  // S-09, S-10
  test.each([401, 403])('a renewal refused with %i ends the session for good', async (status) => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    browser.answer = withStatus(status);
    await browser.pass(210_000);
    expect(tab.manager.getState()).toEqual({ status: 'signed-out', isAssumed: false });
    expect(tab.events.at(-1)).toBe('signed-out');
    expect(browser.stored).toBeNull();
    browser.requests = [];
    await browser.pass(3_600_000);
    expect(browser.requests).toEqual([]);
  });

  // S-11
  test.each([
    ['network down', unreachable],
    ['status 500', withStatus(500)],
    ['status 503', withStatus(503)],
    ['status 429', withStatus(429)],
    ['status 404, a proxy in the way', withStatus(404)],
  ])('a renewal without an answer (%s) keeps the session, past its expiry too', async (_, answer) => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    browser.answer = answer;
    await browser.pass(3_600_000);
    expect(tab.session.accessToken).toBe('token-1');
    expect(browser.stored).not.toBeNull();
    browser.answer = null;
    await browser.pass(30_000);
    expect(tab.session.accessToken).toBe('token-2');
  });

  test('after a day without an answer the page asks what a reload would show; her work waits for her', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    browser.answer = unreachable;
    await browser.pass(OFFLINE_LIMIT_MS - 60_000);
    expect(tab.status).toBe('signed-in');
    await browser.pass(120_000);
    expect(tab.manager.getState()).toEqual({ status: 'recovering', isUnreachable: true });
    expect(tab.events).toEqual(['signed-in', 'held']);
    browser.answer = null;
    await browser.pass(30_000);
    expect(tab.status).toBe('signed-in');
    expect(tab.events).toEqual(['signed-in', 'held', 'signed-in']);
  });

  test('a clock that is set back while nobody answers counts as a day that passed', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    browser.answer = unreachable;
    await browser.pass(3_600_000);
    expect(tab.status).toBe('signed-in');
    browser.nowMs -= 2 * 3_600_000;
    tab.manager.onOnline();
    await browser.settle();
    await browser.pass(60_000);
    expect(tab.status).toBe('recovering');
  });

  test('her session that was ended elsewhere while she was away locks what waits, once that is known', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    browser.hasDeviceKey = true;
    browser.answer = unreachable;
    await browser.pass(OFFLINE_LIMIT_MS + 60_000);
    browser.answer = withStatus(401);
    await browser.pass(30_000);
    expect(tab.status).toBe('signed-out');
    expect(tab.events).toEqual(['signed-in', 'held', 'signed-out']);
    expect(browser.hasDeviceKey).toBe(false);
  });

  test('pauses double from one second to thirty', async () => {
    const browser = new FakeBrowser();
    await openSignedInTab(browser);
    const askedAtMs: number[] = [];
    browser.answer = () => {
      askedAtMs.push(browser.nowMs);
      return unreachable();
    };
    await browser.pass(330_000);
    const pauses = askedAtMs.slice(1).map((atMs, index) => (atMs - (askedAtMs[index] ?? 0)) / 1000);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  test.each(['120', new Date(Date.parse('2026-11-21T09:03:30Z') + 120_000).toUTCString()])(
    'Retry-After: %s is honoured',
    async (retryAfter) => {
      const browser = new FakeBrowser();
      await openSignedInTab(browser);
      browser.answer = withStatus(429, { 'retry-after': retryAfter });
      await browser.pass(210_000);
      expect(browser.requests).toHaveLength(1);
      await browser.pass(119_000);
      expect(browser.requests).toHaveLength(1);
      await browser.pass(1_000);
      expect(browser.requests).toHaveLength(2);
    },
  );

  test('a Retry-After of zero or in the past does not become a storm', async () => {
    for (const retryAfter of ['0', 'Sat, 21 Nov 2020 09:00:00 GMT']) {
      const browser = new FakeBrowser();
      await openSignedInTab(browser);
      browser.answer = withStatus(503, { 'retry-after': retryAfter });
      await browser.pass(330_000);
      expect(browser.requests.length).toBeLessThan(10);
    }
  });

  test('it asks at once when the network is back', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    browser.answer = unreachable;
    await browser.pass(300_000);
    browser.answer = null;
    tab.manager.onOnline();
    await browser.settle();
    expect(tab.session.accessToken).toBe('token-2');
  });
});

describe('while the tab is hidden', () => {
  // S-13
  test('nothing is asked and no timer runs', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    tab.show(false);
    expect(browser.timerCount).toBe(0);
    await browser.pass(3_600_000);
    expect(browser.requests).toEqual([]);
    expect(tab.status).toBe('signed-in');
  });

  // S-14
  test('it is checked at once when visible again, and the timer goes on', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    tab.show(false);
    await browser.pass(250_000);
    tab.show(true);
    await browser.settle();
    expect(browser.requests).toEqual(['/api/auth/token']);
    await browser.pass(210_000);
    expect(browser.requests).toHaveLength(2);
  });

  test('a short look away costs no request', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    tab.show(false);
    await browser.pass(60_000);
    tab.show(true);
    await browser.settle();
    expect(browser.requests).toEqual([]);
  });

  test('hidden while a renewal is on its way, it does not start the timer again', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    const answered = Promise.withResolvers<Response>();
    browser.answer = () => answered.promise;
    await browser.pass(210_000);
    tab.show(false);
    answered.resolve(browser.tokenAnswer());
    await browser.settle();
    expect(tab.session.accessToken).toBe('token-2');
    expect(browser.timerCount).toBe(0);
  });
});

describe('once the page has gone', () => {
  test('nothing is asked any more, and an answer on its way changes nothing', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    const answered = Promise.withResolvers<Response>();
    browser.answer = () => answered.promise;
    await browser.pass(210_000);
    expect(browser.requests).toHaveLength(1);
    tab.manager.stop();
    answered.resolve(browser.tokenAnswer());
    await browser.settle();
    expect(tab.session.accessToken).toBe('token-1');
    expect(browser.timerCount).toBe(0);
    await browser.pass(3_600_000);
    tab.show(true);
    tab.manager.onOnline();
    await browser.settle();
    expect(browser.requests).toHaveLength(1);
  });
});

describe('signing in and out', () => {
  const request = { email: 'ana', password: 'eightchr' };

  test('signing in is followed by the session of that user', async () => {
    const browser = new FakeBrowser();
    browser.hasHint = false;
    browser.cookieOf = null;
    const tab = browser.openTab();
    tab.manager.start();
    expect(await tab.manager.signIn(request)).toEqual({ kind: 'done', body: {} });
    expect(tab.session.user.id).toBe('ana');
    expect(browser.requests).toEqual(['/api/auth/sign-in/email', '/api/auth/token']);
  });

  test('what the server says is passed on, and nobody is signed in', async () => {
    const browser = new FakeBrowser();
    browser.hasHint = false;
    const tab = browser.openTab();
    tab.manager.start();
    browser.answer = async () =>
      Response.json({ code: 'invalid_credentials', message: 'Invalid login credentials' }, { status: 401 });
    expect(await tab.manager.signIn(request)).toEqual({
      kind: 'refused',
      status: 401,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
      retryAfterMs: null,
    });
    expect(tab.status).toBe('signed-out');
  });

  test.each([
    ['network down', unreachable],
    ['an error page of a proxy', async () => new Response('<h1>502</h1>', { status: 502 })],
    ['an error without a message', async () => Response.json({ code: 'x' }, { status: 500 })],
    ['a page of a hotel network', async () => new Response('<h1>Welcome</h1>', { status: 200 })],
  ])('%s is an unanswered request', async (_, answer) => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    browser.answer = answer;
    expect(await tab.manager.signIn(request)).toEqual({ kind: 'unanswered' });
  });

  test('a browser that keeps no cookie is told, in place of a loop between login and dashboard', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    browser.cookieOf = null;
    browser.answer = async (path) => (path === '/api/auth/token' ? browser.tokenAnswer() : Response.json({}));
    const outcome = await tab.manager.signIn(request);
    expect(outcome.kind === 'refused' && outcome.message).toContain('Allow cookies');
  });

  // S-05, P-05
  test('signing out ends the session on the server and here', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    expect((await tab.manager.signOut()).kind).toBe('done');
    expect(tab.status).toBe('signed-out');
    expect(tab.events).toEqual(['signed-in', 'signed-out']);
    expect(browser.stored).toBeNull();
    expect(browser.cookieOf).toBeNull();
    expect(browser.timerCount).toBe(0);
  });

  test('with the network down signing out fails, and she is still signed in', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    browser.answer = unreachable;
    expect((await tab.manager.signOut()).kind).toBe('unanswered');
    expect(tab.status).toBe('signed-in');
    expect(browser.stored).not.toBeNull();
  });

  test('signing out of a session that is already gone is a success', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    browser.answer = withStatus(401);
    expect((await tab.manager.signOut()).kind).toBe('done');
    expect(tab.status).toBe('signed-out');
  });

  test('a renewal that was on its way when she signed out does not bring her back', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    const late = Promise.withResolvers<Response>();
    browser.answer = (path) =>
      path === '/api/auth/token' ? late.promise : Promise.resolve(Response.json({}));
    await browser.pass(210_000);
    await tab.manager.signOut();
    late.resolve(browser.tokenAnswer());
    // The browser takes the cookies of an answer before any script sees it.
    browser.hasDeviceKey = true;
    await browser.settle();
    expect(tab.status).toBe('signed-out');
    expect(browser.stored).toBeNull();
    expect(browser.hasDeviceKey).toBe(false);
  });
});

describe('an account with a second step', () => {
  const verify = (tab: FakeTab) =>
    tab.manager.enter('/api/auth/factors/one/verify', { challenge_id: 'two', code: '123456' });

  test('her session shows nothing before the step, and this browser shows nothing of what it kept', async () => {
    const browser = new FakeBrowser();
    browser.needsSecondStep = true;
    const tab = browser.openTab();
    tab.manager.start();
    await browser.settle();
    expect(tab.manager.getState()).toEqual({ status: 'second-step' });
    expect(tab.events).toEqual([]);
    expect(browser.stored).toMatchObject({ user_id: 'maria', is_held: true });
    // Nothing to renew, nothing to ask again: what comes next is hers to do.
    expect(browser.timerCount).toBe(0);
  });

  test('the password leads there, the step lets her in', async () => {
    const browser = new FakeBrowser();
    browser.cookieOf = null;
    browser.hasHint = false;
    const tab = browser.openTab();
    tab.manager.start();
    browser.needsSecondStep = true;
    expect((await tab.manager.signIn({ email: 'maria', password: 'eightchr' })).kind).toBe('done');
    expect(tab.status).toBe('second-step');
    expect((await verify(tab)).kind).toBe('done');
    expect(tab.session.user.id).toBe('maria');
    expect(tab.events).toEqual(['signed-in']);
    expect(browser.stored).not.toHaveProperty('is_held');
  });

  test('a step that was not taken leaves her where she is', async () => {
    const browser = new FakeBrowser();
    browser.needsSecondStep = true;
    const tab = browser.openTab();
    tab.manager.start();
    await browser.settle();
    browser.answer = withStatus(429, { 'retry-after': '900' });
    expect(await verify(tab)).toMatchObject({
      kind: 'refused',
      status: 429,
      code: 'x',
      retryAfterMs: 900_000,
    });
    expect(tab.status).toBe('second-step');
  });

  test('set up elsewhere, it holds up a session that was good, in every tab, and gives back what she was doing', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [await openSignedInTab(browser), await openSignedInTab(browser)];
    browser.needsSecondStep = true;
    await first.manager.recheck();
    await browser.settle();
    for (const tab of [first, second]) {
      expect(tab.status).toBe('second-step');
      expect(tab.events).toEqual(['signed-in', 'held']);
    }
    browser.requests = [];
    await browser.settle();
    expect(browser.requests).toEqual([]);
    await verify(first);
    await browser.settle();
    for (const tab of [first, second]) {
      expect(tab.session.user.id).toBe('maria');
      expect(tab.events).toEqual(['signed-in', 'held', 'signed-in']);
    }
  });

  test('taken in one tab it frees the others, also where only the storage event tells them', async () => {
    const browser = new FakeBrowser();
    browser.needsSecondStep = true;
    const [first, second] = [browser.openTab(), browser.openTab()];
    for (const tab of [first, second]) tab.manager.start();
    await browser.settle();
    const deaf = second.manager;
    second.manager.onMessage = () => {};
    await verify(first);
    await browser.settle();
    expect(deaf.getState().status).toBe('signed-in');
  });

  test('somebody else who logs in meanwhile finds nothing of hers', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    browser.needsSecondStep = true;
    await tab.manager.recheck();
    browser.needsSecondStep = false;
    await tab.manager.signIn({ email: 'ana', password: 'eightchr' });
    expect(tab.session.user.id).toBe('ana');
    expect(tab.events).toEqual(['signed-in', 'held', 'signed-out', 'signed-in']);
  });

  test('somebody else who logs in with a second step of her own leaves nothing of the first in other tabs', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [await openSignedInTab(browser), await openSignedInTab(browser)];
    browser.needsSecondStep = true;
    await first.manager.signIn({ email: 'ana', password: 'eightchr' });
    await browser.settle();
    for (const tab of [first, second]) {
      expect(tab.status).toBe('second-step');
      expect(tab.events).toEqual(['signed-in', 'signed-out']);
    }
  });

  test('she may log out instead, in every tab', async () => {
    const browser = new FakeBrowser();
    browser.needsSecondStep = true;
    const [first, second] = [browser.openTab(), browser.openTab()];
    for (const tab of [first, second]) tab.manager.start();
    await browser.settle();
    expect((await first.manager.signOut()).kind).toBe('done');
    await browser.settle();
    for (const tab of [first, second]) expect(tab.status).toBe('signed-out');
    expect(browser.stored).toBeNull();
  });

  test('a session that ends while it waits takes along what she was doing', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    browser.needsSecondStep = true;
    await tab.manager.recheck();
    browser.cookieOf = null;
    await tab.manager.recheck();
    expect(tab.status).toBe('signed-out');
    expect(tab.events).toEqual(['signed-in', 'held', 'signed-out']);
  });

  test('a proof in the session she has keeps what is on the screen', async () => {
    const browser = new FakeBrowser();
    const tab = await openSignedInTab(browser);
    expect((await tab.manager.confirm('/api/auth/proof', { password: 'eightchr' })).kind).toBe('done');
    expect(tab.events).toEqual(['signed-in', 'token-refreshed']);
    expect(browser.requests).toEqual(['/api/auth/proof', '/api/auth/token']);
  });
});

describe('several tabs', () => {
  async function openTwo(browser: FakeBrowser): Promise<[FakeTab, FakeTab]> {
    return [await openSignedInTab(browser), await openSignedInTab(browser)];
  }

  test('one of two visible tabs renews, both have the new token', async () => {
    const browser = new FakeBrowser();
    const [first, second] = await openTwo(browser);
    await browser.pass(210_000);
    expect(browser.requests).toEqual(['/api/auth/token']);
    expect(first.session.accessToken).toBe('token-3');
    expect(second.session.accessToken).toBe('token-3');
    expect(first.events).toEqual(['signed-in', 'token-refreshed']);
    expect(second.events).toEqual(['signed-in', 'token-refreshed']);
  });

  test('signing out in one signs out the other at once', async () => {
    const browser = new FakeBrowser();
    const [first, second] = await openTwo(browser);
    await first.manager.signOut();
    await browser.settle();
    expect(second.status).toBe('signed-out');
    expect(second.events.at(-1)).toBe('signed-out');
  });

  test('signing in in one signs in the other, a public page included', async () => {
    const browser = new FakeBrowser();
    browser.hasHint = false;
    browser.cookieOf = null;
    const [first, second] = [browser.openTab(), browser.openTab()];
    first.manager.start();
    second.manager.start();
    await first.manager.signIn({ email: 'ana', password: 'eightchr' });
    await browser.settle();
    expect(second.session.user.id).toBe('ana');
  });

  test('another user signing in in one takes the place of the first in the other, whose data is dropped', async () => {
    const browser = new FakeBrowser();
    const [first, second] = await openTwo(browser);
    await first.manager.signIn({ email: 'ana', password: 'eightchr' });
    await browser.settle();
    expect(second.session.user.id).toBe('ana');
    expect(second.events).toEqual(['signed-in', 'signed-out', 'signed-in']);
  });

  test('without a channel the storage event alone keeps them in step', async () => {
    const browser = new FakeBrowser();
    const [first, second] = await openTwo(browser);
    const deaf = second.manager;
    second.manager.onMessage = () => {};
    await first.manager.signIn({ email: 'ana', password: 'eightchr' });
    await browser.settle();
    expect(deaf.getState()).toMatchObject({ status: 'signed-in', session: { user: { id: 'ana' } } });
    await first.manager.signOut();
    await browser.settle();
    expect(deaf.getState().status).toBe('signed-out');
  });

  test('a session refused to one is asked for by the other, not dropped on hearsay', async () => {
    const browser = new FakeBrowser();
    const [first, second] = await openTwo(browser);
    let refusals = 1;
    browser.answer = async () => (refusals-- > 0 ? withStatus(401)() : browser.tokenAnswer());
    await first.manager.recheck();
    expect(first.status).toBe('signed-out');
    await browser.settle();
    expect(second.status).toBe('signed-in');
  });

  test('an answer from before the other tab signed in is not believed', async () => {
    const browser = new FakeBrowser();
    browser.cookieOf = null;
    const [first, second] = [browser.openTab(), browser.openTab()];
    const late = Promise.withResolvers<Response>();
    browser.answer = () => late.promise;
    second.manager.requireAnswer();
    browser.answer = null;
    await first.manager.signIn({ email: 'ana', password: 'eightchr' });
    await browser.settle();
    late.resolve(withStatus(401)());
    await browser.settle();
    expect(second.session.user.id).toBe('ana');
  });

  test('ten tabs opened at once ask ten times, not a hundred', async () => {
    const browser = new FakeBrowser();
    const tabs = Array.from({ length: 10 }, () => browser.openTab());
    for (const tab of tabs) tab.manager.start();
    await browser.settle();
    expect(tabs.map((tab) => tab.status)).toEqual(Array(10).fill('signed-in'));
    expect(browser.requests).toHaveLength(10);
  });
});
