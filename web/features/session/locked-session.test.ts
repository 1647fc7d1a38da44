import { expect, test } from 'vitest';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';

const MINUTE_MS = 60_000;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

async function openTab(browser: FakeBrowser): Promise<FakeTab> {
  const tab = browser.openTab();
  tab.manager.start();
  await browser.settle();
  return tab;
}

function makeBrowser(lockAfter: number | null = 5): FakeBrowser {
  const browser = new FakeBrowser();
  browser.lockAfter = lockAfter;
  return browser;
}

const unlock = (tab: FakeTab, pin: string) => tab.manager.unlock('/api/auth/unlock', { pin });

test('locked by hand, nothing of hers is shown in any tab, and the server is told', async () => {
  const browser = makeBrowser(null);
  const [first, second] = [await openTab(browser), await openTab(browser)];
  browser.hasDeviceKey = true;
  first.manager.lock();
  expect(first.status).toBe('locked');
  expect(browser.hasDeviceKey).toBe(false);
  await browser.settle();
  expect(browser.isLocked).toBe(true);
  expect(browser.stored).toMatchObject({ is_held: true, locked: 'told' });
  for (const tab of [first, second]) {
    expect(tab.manager.getState()).toEqual({ status: 'locked', userId: 'maria', isUnreachable: false });
    expect(tab.events).toEqual(['signed-in', 'held']);
  }
  // Nothing to ask again: what comes next is hers to do.
  expect(browser.timerCount).toBe(0);
});

test('a tab that only hears of the change in storage locks too', async () => {
  const browser = makeBrowser();
  const [first, second] = [await openTab(browser), await openTab(browser)];
  second.manager.onMessage = () => {};
  first.manager.lock();
  await browser.settle();
  expect(second.status).toBe('locked');
});

test('choosing minutes after hours of a lock by hand does not lock her at once', async () => {
  const browser = makeBrowser(null);
  const tab = await openTab(browser);
  browser.nowMs += 2 * 60 * MINUTE_MS;
  browser.lockAfter = 5;
  await tab.manager.recheck();
  tab.manager.lockWhereLeftAlone();
  await browser.settle();
  expect(tab.status).toBe('signed-in');
});

test('an account without a lock does not lock', async () => {
  const browser = new FakeBrowser();
  const tab = await openTab(browser);
  browser.requests = [];
  tab.manager.lock();
  tab.manager.lockWhereLeftAlone();
  await browser.settle();
  expect(tab.status).toBe('signed-in');
  expect(browser.requests).toEqual([]);
});

test('the right PIN opens every tab and gives back what she was doing; a wrong one opens none', async () => {
  const browser = makeBrowser();
  const [first, second] = [await openTab(browser), await openTab(browser)];
  first.manager.lock();
  await browser.settle();
  expect(await unlock(second, '9999')).toMatchObject({ kind: 'refused', code: 'wrong_pin' });
  expect(second.status).toBe('locked');
  expect((await unlock(second, '1234')).kind).toBe('done');
  await browser.settle();
  for (const tab of [first, second]) {
    expect(tab.status).toBe('signed-in');
    expect(tab.events).toEqual(['signed-in', 'held', 'signed-in']);
  }
  expect(browser.stored).not.toHaveProperty('locked');
});

test('one wrong PIN too many, and nobody is signed in, in any tab', async () => {
  const browser = makeBrowser();
  const [first, second] = [await openTab(browser), await openTab(browser)];
  first.manager.lock();
  await browser.settle();
  expect(await unlock(first, '0000')).toMatchObject({ kind: 'refused', status: 401 });
  await browser.settle();
  for (const tab of [first, second]) {
    expect(tab.status).toBe('signed-out');
    expect(tab.events.at(-1)).toBe('signed-out');
  }
  expect(browser.stored).toBeNull();
});

test('a reload of a locked page is locked, with a connection and without', async () => {
  const browser = makeBrowser();
  (await openTab(browser)).manager.lock();
  await browser.settle();
  const online = await openTab(browser);
  expect(online.manager.getState()).toMatchObject({ status: 'locked', isUnreachable: false });
  browser.answer = unreachable;
  const offline = await openTab(browser);
  expect(offline.manager.getState()).toMatchObject({ status: 'locked', isUnreachable: true });
  expect(await unlock(offline, '1234')).toEqual({ kind: 'unanswered' });
  expect(offline.status).toBe('locked');
});

test('locked without a connection it stays locked, and the server hears of it before it is asked anything', async () => {
  const browser = makeBrowser();
  const tab = await openTab(browser);
  browser.answer = unreachable;
  tab.manager.lock();
  await browser.settle();
  expect(tab.manager.getState()).toMatchObject({ status: 'locked', isUnreachable: true });
  const reloaded = await openTab(browser);
  expect(reloaded.status).toBe('locked');
  browser.answer = null;
  browser.requests = [];
  await browser.pass(MINUTE_MS);
  expect(browser.requests[0]).toBe('/api/auth/lock/now');
  expect(browser.isLocked).toBe(true);
  expect(tab.manager.getState()).toMatchObject({ status: 'locked', isUnreachable: false });
  expect((await unlock(tab, '1234')).kind).toBe('done');
});

test('opened after she left it alone for longer than she allows, a page is locked before the server is asked', async () => {
  const browser = makeBrowser(5);
  await openTab(browser);
  browser.nowMs += 5 * MINUTE_MS;
  browser.requests = [];
  const later = browser.openTab();
  later.manager.start();
  expect(later.status).toBe('locked');
  await browser.settle();
  expect(browser.requests.slice(0, 2)).toEqual(['/api/auth/lock/now', '/api/auth/token']);
});

test('opened in time it is open, and that is a touch', async () => {
  const browser = makeBrowser(5);
  await openTab(browser);
  browser.nowMs += 4 * MINUTE_MS;
  expect((await openTab(browser)).status).toBe('signed-in');
  browser.nowMs += 4 * MINUTE_MS;
  expect((await openTab(browser)).status).toBe('signed-in');
});

test('a sleeping device: the clock counts, in a tab that was open all the time', async () => {
  const browser = makeBrowser(15);
  const tab = await openTab(browser);
  browser.nowMs += 3 * 3600_000;
  tab.manager.lockWhereLeftAlone();
  expect(tab.status).toBe('locked');
});

test('where she was offline and logged in, the page locks as well', async () => {
  const browser = makeBrowser(5);
  await openTab(browser);
  browser.answer = unreachable;
  const tab = await openTab(browser);
  expect(tab.status).toBe('recovering');
  browser.nowMs += 5 * MINUTE_MS;
  tab.manager.lockWhereLeftAlone();
  expect(tab.status).toBe('locked');
  expect(browser.stored).toMatchObject({ locked: 'untold', is_held: true });
});

test('the server found the browser left alone: locked, in every tab', async () => {
  const browser = makeBrowser(5);
  const [first, second] = [await openTab(browser), await openTab(browser)];
  browser.isLocked = true;
  await first.manager.recheck();
  await browser.settle();
  for (const tab of [first, second]) expect(tab.status).toBe('locked');
});

test('leaving ends it at once without a connection; the server hears of it before anybody can log in', async () => {
  const browser = makeBrowser();
  const tab = await openTab(browser);
  browser.answer = unreachable;
  expect(await tab.manager.leave()).toBe(false);
  expect(tab.status).toBe('signed-out');
  expect(browser.stored).toBeNull();
  expect(browser.isLeaving).toBe(true);
  const later = await openTab(browser);
  expect(later.status).toBe('recovering');
  browser.answer = null;
  browser.requests = [];
  await later.manager.signIn({ email: 'maria', password: 'eightchr' });
  expect(browser.requests[0]).toBe('/api/auth/leave');
  expect(browser.isLeaving).toBe(false);
  expect(later.status).toBe('signed-in');
});

test('logging out of a locked browser keeps what waits on it for her', async () => {
  const browser = makeBrowser();
  const [tab, other] = [await openTab(browser), await openTab(browser)];
  tab.manager.lock();
  await browser.settle();
  browser.requests = [];
  expect((await tab.manager.signOut()).kind).toBe('done');
  await browser.settle();
  expect(browser.requests[0]).toBe('/api/auth/leave');
  expect(browser.requests).not.toContain('/api/auth/sign-out');
  for (const each of [tab, other]) expect(each.status).toBe('signed-out');
});

test('somebody else who logs in meanwhile finds nothing of hers', async () => {
  const browser = makeBrowser();
  const tab = await openTab(browser);
  tab.manager.lock();
  await browser.settle();
  browser.isLocked = false;
  browser.lockAfter = undefined;
  await tab.manager.signIn({ email: 'ana', password: 'eightchr' });
  expect(tab.session.user.id).toBe('ana');
  expect(tab.events).toEqual(['signed-in', 'held', 'signed-out', 'signed-in']);
});
