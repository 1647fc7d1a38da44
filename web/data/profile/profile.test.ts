import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PROFILE = { full_name: 'Maria del Carmen', life_stage: 'ivf' };

const DAY_MS = 86_400_000;
const LAST_CONTACT_MS = Date.parse('2026-11-21T10:00:00Z');

/** Its modules anew: those of this process may have opened the database of another file's test, or found none. */
async function openPage() {
  vi.resetModules();
  const [device, profile] = await Promise.all([
    import('../../app/device-store/device-store.ts'),
    import('./profile.ts'),
  ]);
  return { ...device, ...profile };
}

let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  page = await openPage();
  vi.stubGlobal('window', { location: new URL('http://localhost/dashboard') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function signIn(userId: string) {
  vi.stubGlobal('document', { cookie: `lunaria.device_key=${userId}.${userId.padEnd(43, 'A')}` });
  page.allowKeeping(userId);
}

test('name and stage are there for a day after the server was reached last, then they open nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: LAST_CONTACT_MS + 3_600_000 });
  signIn('maria');
  await page.keepProfile('maria', PROFILE, LAST_CONTACT_MS);
  for (const [awayMs, opened] of [
    [DAY_MS - 1, PROFILE],
    [DAY_MS, null],
    [7 * DAY_MS, null],
    // The network corrects a clock by seconds.
    [-5_000, PROFILE],
    // One that was set back does not prolong the day.
    [-3_600_000, null],
    [-20 * DAY_MS, null],
  ] as const) {
    vi.setSystemTime(LAST_CONTACT_MS + awayMs);
    expect(await page.readKeptProfile('maria'), `${awayMs} ms later`).toEqual(opened);
  }
});

test('nothing but name and stage is kept', async () => {
  signIn('maria');
  const answer = { ...PROFILE, email: 'maria@example.org' };
  await page.keepProfile('maria', answer, LAST_CONTACT_MS);
  expect(await page.readKept('maria', 'profile')).toEqual({ ...PROFILE, contact_ms: LAST_CONTACT_MS });
});

test.each([
  ['a text', 'maria'],
  ['without a time', PROFILE],
  ['with a time that is none', { ...PROFILE, contact_ms: '2026' }],
])('what is no profile (%s) opens nothing', async (_, value) => {
  signIn('ana');
  await page.keep('ana', 'profile', value);
  expect(await page.readKeptProfile('ana')).toBeNull();
});

test('a profile without a name or a stage is one all the same', async () => {
  signIn('ana');
  await page.keepProfile('ana', { full_name: null, life_stage: null }, Date.now());
  expect(await page.readKeptProfile('ana')).toEqual({ full_name: null, life_stage: null });
});
