import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A page opened anew: nothing of the last one is in memory. */
async function openPage() {
  vi.resetModules();
  const [device, writes] = await Promise.all([
    import('./device-store.ts'),
    import('../write-queue/write-store.ts'),
  ]);
  return { ...device, ...writes };
}

const LANE = { userId: 'maria', kind: 'words', recordKey: 'monday' };
const WRITE = { ...LANE, id: 1, change: { mine: ['calm'] }, isSealed: false, lease: null, refusal: null };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => void vi.unstubAllGlobals());

describe('what is kept of the server', () => {
  test('is there after a reload, for her alone', async () => {
    const page = await openPage();
    page.allowKeeping('maria');
    await page.keep('maria', 'days', [{ day: '2026-11-21' }]);
    const next = await openPage();
    expect(await next.readKept('maria', 'days')).toEqual([{ day: '2026-11-21' }]);
    expect(await next.readKept('ana', 'days')).toBeNull();
    expect(await next.readKept('maria', 'something else')).toBeNull();
  });

  test('is not kept when it arrives after her session has ended, or for somebody else', async () => {
    const page = await openPage();
    await page.keep('maria', 'days', 1);
    page.allowKeeping('ana');
    await page.keep('maria', 'days', 2);
    expect(await page.readKept('maria', 'days')).toBeNull();
  });

  test('is forgotten for all, or for all but her', async () => {
    const page = await openPage();
    for (const userId of ['maria', 'ana']) {
      page.allowKeeping(userId);
      await page.keep(userId, 'days', userId);
    }
    await page.forgetKept('ana');
    expect(await page.readKept('maria', 'days')).toBeNull();
    expect(await page.readKept('ana', 'days')).toBe('ana');
    await page.forgetKept();
    expect(await page.readKept('ana', 'days')).toBeNull();
  });
});

test('a database that never opens is waited for a while, not for ever', async () => {
  globalThis.indexedDB.open = () => new IDBOpenDBRequest();
  vi.useFakeTimers();
  const page = await openPage();
  page.allowKeeping('maria');
  const all = Promise.all([page.readKept('maria', 'days'), page.keep('maria', 'days', 1), page.forgetKept()]);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(3));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await all).toEqual([null, undefined, undefined]);
  vi.useRealTimers();
});

describe('what waits to be sent', () => {
  test('is there after a reload, lane by lane, and goes with her', async () => {
    const store = await (await openPage()).openDurableStore();
    await store?.changeLane(LANE, (lane) => [...lane, { ...WRITE, id: 7 }, { ...WRITE, id: 8 }]);
    await store?.changeLane({ ...LANE, recordKey: 'tuesday' }, () => [
      { ...WRITE, recordKey: 'tuesday', id: 7 },
    ]);
    await store?.changeLane({ ...LANE, userId: 'ana' }, () => [{ ...WRITE, userId: 'ana' }]);
    const next = await (await openPage()).openDurableStore();
    expect((await next?.load('maria'))?.map(({ recordKey, id }) => [recordKey, id])).toEqual([
      ['monday', 7],
      ['monday', 8],
      ['tuesday', 7],
    ]);
    const lane = await next?.changeLane(LANE, (found) =>
      found.slice(1).map((write) => ({ ...write, isSealed: true })),
    );
    expect(lane).toEqual([{ ...WRITE, id: 8, isSealed: true }]);
    expect(await next?.load('maria')).toHaveLength(2);
    await next?.clear('maria');
    expect(await next?.load('maria')).toEqual([]);
    expect(await next?.load('ana')).toHaveLength(1);
  });

  test('two changes of a lane at once do not lose each other', async () => {
    const store = await (await openPage()).openDurableStore();
    await Promise.all(
      [1, 2, 3, 4].map((id) => store?.changeLane(LANE, (lane) => [...lane, { ...WRITE, id }])),
    );
    expect(await store?.load('maria')).toHaveLength(4);
  });
});

describe('a device', () => {
  test('without IndexedDB keeps nothing and breaks nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const page = await openPage();
    page.allowKeeping('maria');
    await page.keep('maria', 'days', 1);
    expect(await page.readKept('maria', 'days')).toBeNull();
    await page.forgetKept();
    expect(await page.openDurableStore()).toBeNull();
  });

  test('whose database was made by a newer version of the page is used all the same', async () => {
    const page = await openPage();
    page.allowKeeping('maria');
    await page.keep('maria', 'days', 1);
    await upgrade(7, () => {});
    expect(await (await openPage()).readKept('maria', 'days')).toBe(1);
  });

  test('whose database holds something else is left alone', async () => {
    await upgrade(3, (database) => database.createObjectStore('other'));
    const page = await openPage();
    expect(await page.openDurableStore()).toBeNull();
    expect(await page.readKept('maria', 'days')).toBeNull();
  });
});

function upgrade(version: number, change: (database: IDBDatabase) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('lunaria', version);
    request.onupgradeneeded = () => change(request.result);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
}
