import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A page opened anew: nothing of the last one is in memory. */
async function openPage() {
  vi.resetModules();
  const [device, writes, plain] = await Promise.all([
    import('./device-store.ts'),
    import('../write-queue/durable-store.ts'),
    import('./seal-plain-rows.ts'),
  ]);
  return { ...device, ...writes, ...plain };
}

/** As the server gives it, to one woman at a time; null: locked. */
function giveKey(userId: string | null, letter = 'A'): void {
  const value = userId === null ? '' : `lunaria.device_key=${userId}.${userId.padEnd(43, letter)}`;
  vi.stubGlobal('document', { cookie: `signed_in=1; ${value}` });
  vi.stubGlobal('window', { location: new URL('http://localhost/dashboard') });
}

const LANE = { userId: 'maria', kind: 'words', recordKey: 'monday' };
const WRITE = {
  ...LANE,
  id: 1,
  change: { mine: ['calm'] },
  version: 1,
  isSealed: false,
  lease: null,
  refusal: null,
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  giveKey('maria');
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

  test('does not wait for other rows, and of its own versions for no more than one', async () => {
    const page = await openPage();
    page.allowKeeping('maria');
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const large = Promise.withResolvers<void>();
    const seal = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
      await large.promise;
      return await encrypt(...given);
    });
    const first = page.keep('maria', 'days', 1);
    await vi.waitFor(() => expect(seal).toHaveBeenCalledTimes(1));
    const later = [2, 3, 4].map((version) => page.keep('maria', 'days', version));
    await page.keep('maria', 'choices', { paper: 'letter' });
    expect(await page.readKept('maria', 'choices')).toEqual({ paper: 'letter' });
    expect(await page.readKept('maria', 'days')).toBeNull();
    large.resolve();
    await Promise.all([first, ...later]);
    expect(await page.readKept('maria', 'days')).toBe(4);
    expect(seal).toHaveBeenCalledTimes(3);
    seal.mockRestore();
  });

  test('is forgotten for all, or for all but her', async () => {
    const page = await openPage();
    for (const userId of ['maria', 'ana']) {
      giveKey(userId);
      page.allowKeeping(userId);
      await page.keep(userId, 'days', userId);
    }
    await page.forgetKept('ana');
    expect(await page.hasKept('maria', 'days')).toBe(false);
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
    giveKey('ana');
    await store?.changeLane({ ...LANE, userId: 'ana' }, () => [{ ...WRITE, userId: 'ana' }]);
    giveKey('maria');
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
    giveKey('ana');
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
  test('keeps the changes of a lane in the order in which they were made, however long one takes to encrypt', async () => {
    const store = await (await openPage()).openDurableStore();
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const first = Promise.withResolvers<void>();
    const slow = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
      await first.promise;
      return await encrypt(...given);
    });
    const changes = [1, 2, 3].map((id) => store?.changeLane(LANE, (lane) => [...lane, { ...WRITE, id }]));
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    first.resolve();
    expect((await Promise.all(changes)).map((lane) => lane?.map(({ id }) => id))).toEqual([
      [1],
      [1, 2],
      [1, 2, 3],
    ]);
    slow.mockRestore();
  });

  test('is cleared of what was still being encrypted, too', async () => {
    const store = await (await openPage()).openDurableStore();
    const kept = store?.changeLane(LANE, () => [WRITE]);
    await store?.clear('maria');
    await kept;
    expect(await store?.load('maria')).toEqual([]);
  });

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

const NOTE = 'a note about a heavy night';

describe('what lies on the disk', () => {
  test('holds no word of a row or a change, and opens again for her', async () => {
    const page = await openPage();
    page.allowKeeping('maria');
    await page.keep('maria', 'days', { notes: NOTE });
    const store = await page.openDurableStore();
    await store?.changeLane(LANE, () => [{ ...WRITE, change: { notes: NOTE } }]);
    const stored = [...(await listStored('kept')), ...(await listStored('writes'))];
    expect(stored).toHaveLength(2);
    for (const value of stored) expect(wordsOf(value)).not.toContain('heavy night');
    const next = await openPage();
    expect(await next.readKept('maria', 'days')).toEqual({ notes: NOTE });
    expect(await (await next.openDurableStore())?.load('maria')).toMatchObject([{ change: { notes: NOTE } }]);
  });

  test('is never the same twice, and opens in no other place', async () => {
    const page = await openPage();
    page.allowKeeping('maria');
    await page.keep('maria', 'one', { notes: NOTE });
    await page.keep('maria', 'two', { notes: NOTE });
    const [one, two] = await listStored('kept');
    expect(wordsOf(one)).not.toBe(wordsOf(two));
    await putStored('kept', ['maria', 'two'], one);
    expect(await page.readKept('maria', 'two')).toBeNull();
    expect(await page.readKept('maria', 'one')).toEqual({ notes: NOTE });
  });

  test('opens to nobody once the key was taken, and waits for it: what was not sent is there when she is back', async () => {
    const page = await openPage();
    page.allowKeeping('maria');
    await page.keep('maria', 'days', { notes: NOTE });
    await (await page.openDurableStore())?.changeLane(LANE, () => [WRITE]);
    for (const owner of [null, 'ana']) {
      giveKey(owner);
      const locked = await openPage();
      expect(await locked.readKept('maria', 'days')).toBeNull();
      const store = await locked.openDurableStore();
      expect(await store?.load('maria')).toEqual([]);
      await expect(store?.changeLane(LANE, () => [WRITE])).rejects.toThrow('locked');
    }
    giveKey('maria');
    const back = await openPage();
    expect(await (await back.openDurableStore())?.load('maria')).toEqual([WRITE]);
    expect(await back.readKept('maria', 'days')).toEqual({ notes: NOTE });
  });

  test('does not open with the key of another login', async () => {
    const page = await openPage();
    page.allowKeeping('maria');
    await page.keep('maria', 'days', 1);
    giveKey('maria', 'B');
    expect(await (await openPage()).readKept('maria', 'days')).toBeNull();
  });

  test('as an older version left it is used, and sealed when the page has time', async () => {
    const page = await openPage();
    await page.openDurableStore();
    await putStored('kept', ['maria', 'days'], { notes: NOTE });
    await putStored('writes', ['maria', 'words', 'monday', 1], { ...WRITE, change: { notes: NOTE } });
    await putStored('kept', ['ana', 'days'], { notes: NOTE });
    const store = await page.openDurableStore();
    expect(await store?.load('maria')).toMatchObject([{ change: { notes: NOTE } }]);
    await page.sealPlainRows('maria');
    const [ofAna, ...ofMaria] = [...(await listStored('kept')), ...(await listStored('writes'))];
    expect(ofAna).toEqual({ notes: NOTE });
    expect(ofMaria.map((value) => wordsOf(value).includes('heavy night'))).toEqual([false, false]);
    expect(await page.readKept('maria', 'days')).toEqual({ notes: NOTE });
    expect(await store?.load('maria')).toMatchObject([{ change: { notes: NOTE } }]);
  });
});

test('of two versions of a row the later one stays, though the first takes longer to encrypt', async () => {
  const page = await openPage();
  page.allowKeeping('maria');
  await Promise.all([
    page.keep('maria', 'days', 'x'.repeat(4_000_000)),
    page.keep('maria', 'days', 'the later one'),
  ]);
  expect(await page.readKept('maria', 'days')).toBe('the later one');
});

test('where the browser has no encryption nothing is kept', async () => {
  vi.stubGlobal('crypto', {});
  giveKey('maria', 'C');
  const page = await openPage();
  page.allowKeeping('maria');
  await page.keep('maria', 'days', 1);
  expect(await page.hasKept('maria', 'days')).toBe(false);
  expect(await page.openDurableStore()).toBeNull();
});

/** The bytes as letters, where it is sealed; else its JSON. */
function wordsOf(value: unknown): string {
  return ArrayBuffer.isView(value) ? Buffer.from(value.buffer).toString('latin1') : JSON.stringify(value);
}

function openStored(): Promise<IDBDatabase> {
  return finish(indexedDB.open('lunaria'));
}

async function listStored(name: string): Promise<unknown[]> {
  const database = await openStored();
  const found = await finish(database.transaction(name).objectStore(name).getAll());
  database.close();
  return found;
}

async function putStored(name: string, key: IDBValidKey, value: unknown): Promise<void> {
  const database = await openStored();
  await finish(database.transaction(name, 'readwrite').objectStore(name).put(value, key));
  database.close();
}

function finish<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

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
