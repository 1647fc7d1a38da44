import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeDevice, type FakeTab } from './fake-device.ts';
import { FakeServer } from './fake-server.ts';

let server: FakeServer;
let device: FakeDevice;
beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice([server.wordsKind, server.stepsKind]);
});

const note = (tab: FakeTab, key: string, base: string[], mine: string[], userId = 'maria') =>
  tab.queue.enqueue(server.wordsKind, userId, key, { userId, key, base, mine });
const step = (tab: FakeTab, key: string, name: string, userId = 'maria') =>
  tab.queue.enqueue(server.stepsKind, userId, key, { userId, key, step: name });
const waiting = (tab: FakeTab, kind: 'words' | 'steps' = 'words') => tab.queue.listWaiting(kind, 'maria');
const status = (tab: FakeTab) => tab.queue.readStatus('maria');
const typesOf = (tab: FakeTab) => tab.events.map((event) => event.type);

describe('a change', () => {
  test('is seen in the tick in which it was made, is on the device, and then on the server', async () => {
    const tab = await device.openTab();
    const kept = note(tab, 'monday', [], ['cramps']);
    expect(waiting(tab)).toMatchObject([
      { recordKey: 'monday', change: { mine: ['cramps'] }, state: 'waiting' },
    ]);
    await kept;
    expect(device.writesOnDisk).toMatchObject([{ userId: 'maria', recordKey: 'monday' }]);
    await device.settle();
    expect(server.words.get('monday')).toEqual(['cramps']);
    expect(waiting(tab)).toEqual([]);
    expect(device.disk).toEqual([]);
    expect(tab.events).toEqual([
      {
        ...{ type: 'saved', kind: 'words', userId: 'maria', recordKey: 'monday', answer: ['cramps'] },
        change: { userId: 'maria', key: 'monday', base: [], mine: ['cramps'] },
      },
    ]);
    expect(status(tab)).toMatchObject({ unsentCount: 0, isSending: false, hasSaved: true, isDurable: true });
  });

  test('is still among the waiting ones when its answer is told, so that nothing flickers', async () => {
    const tab = await device.openTab();
    const seen: number[] = [];
    tab.queue.onEvent(() => seen.push(waiting(tab).length));
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    expect(seen).toEqual([1]);
  });

  test('several of one record go out one after the other, those of other records beside them, four at most', async () => {
    const tab = await device.openTab();
    for (let record = 0; record < 6; record += 1)
      for (const name of ['a', 'b', 'c']) void step(tab, `record ${record}`, name);
    await device.pass(5_000);
    expect([...server.steps.values()]).toEqual(Array.from({ length: 6 }, () => ['a', 'b', 'c']));
    expect(server.mostUnderWay).toBe(4);
    expect(server.requests).toBe(18);
  });

  test('that is not on its way yet takes up the next of its record', async () => {
    const tab = await device.openTab();
    server.trouble = 'unreachable';
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    for (let tap = 0; tap < 40; tap += 1) await note(tab, 'monday', ['cramps'], ['cramps', `tap ${tap}`]);
    // The first may have arrived: it goes once more as it is. The forty behind it are one.
    expect(waiting(tab)).toHaveLength(2);
    server.requests = 0;
    server.trouble = 'none';
    device.goOnline(true);
    await device.pass(5_000);
    expect(server.requests).toBe(2);
    expect(server.words.get('monday')).toEqual(['cramps', 'tap 39']);
  });

  test('whose answer was lost is not mixed with a newer one that takes it back', async () => {
    const tab = await device.openTab();
    server.trouble = 'answer-lost';
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    expect(server.words.get('monday')).toEqual(['cramps']);
    await note(tab, 'monday', ['cramps'], []);
    server.trouble = 'none';
    await device.pass(5_000);
    expect(server.words.get('monday')).toEqual([]);
  });

  test('stays apart also when a lost answer was followed by a refusal that changed nothing', async () => {
    const tab = await device.openTab();
    server.trouble = 'answer-lost';
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    server.trouble = { status: 429 };
    await device.pass(5_000);
    await note(tab, 'monday', ['cramps'], []);
    server.trouble = 'none';
    await device.pass(60_000);
    expect(server.words.get('monday')).toEqual([]);
  });
});

describe('a reload', () => {
  test('keeps what was not sent, and sends it', async () => {
    const tab = await device.openTab();
    server.trouble = 'unreachable';
    await note(tab, 'monday', [], ['cramps']);
    await step(tab, 'periods', 'start');
    tab.close();
    server.trouble = 'none';
    const next = await device.openTab();
    await device.pass(5_000);
    expect(server.words.get('monday')).toEqual(['cramps']);
    expect(server.steps.get('periods')).toEqual(['start']);
    expect(status(next).unsentCount).toBe(0);
  });

  test('shows what waits although nobody is signed in yet, and sends nothing', async () => {
    const tab = await device.openTab();
    server.trouble = 'unreachable';
    await note(tab, 'monday', [], ['cramps']);
    tab.close();
    server.trouble = 'none';
    server.requests = 0;
    const next = await device.openTab(null);
    await next.queue.open('maria');
    expect(waiting(next)).toHaveLength(1);
    await device.pass(60_000);
    expect(server.requests).toBe(0);
    next.queue.sendFor('maria');
    await device.settle();
    expect(server.words.get('monday')).toEqual(['cramps']);
  });

  // C-109, C-151
  test('while nobody is signed in changes are local and silent', async () => {
    const tab = await device.openTab(null);
    await note(tab, 'monday', [], ['cramps']);
    expect(waiting(tab)).toHaveLength(1);
    await device.pass(60_000);
    device.goOnline(true);
    tab.queue.trySending();
    await device.pass(60_000);
    expect(server.requests).toBe(0);
    expect(tab.events).toEqual([]);
    expect(waiting(tab)).toHaveLength(1);
  });

  for (const hasLocks of [true, false]) {
    test(`in the middle of a request sends it again, ${hasLocks ? 'at once' : 'after its lease where there are no locks'}`, async () => {
      device.hasLocks = hasLocks;
      const tab = await device.openTab();
      server.trouble = 'silent';
      await note(tab, 'monday', [], ['cramps']);
      await device.settle();
      expect(server.words.get('monday')).toEqual(['cramps']);
      tab.close();
      server.trouble = 'none';
      const next = await device.openTab();
      await note(next, 'monday', ['cramps'], ['headache']);
      await device.pass(hasLocks ? 2_000 : 30_000);
      expect(server.words.get('monday')).toEqual(['headache']);
      expect(server.requests).toBe(3);
      expect(status(next).unsentCount).toBe(0);
    });
  }

  test('with things on the disk that nobody understands is not harmed by them', async () => {
    const lane = { userId: 'maria', kind: 'words', recordKey: 'monday' };
    const change = { userId: 'maria', key: 'monday', base: [], mine: ['cramps'] };
    device.disk = [
      null,
      'text',
      { ...lane, id: 'one', change },
      { ...lane, id: 1 },
      { ...lane, id: 2, change: { mine: 'not a list' } },
      { ...lane, id: 3, kind: 'of a later version', change },
      // Less than today's fields: still readable.
      { ...lane, id: 4, recordKey: 'tuesday', change: { ...change, key: 'tuesday' } },
    ];
    const tab = await device.openTab();
    await device.settle();
    expect(server.words.get('tuesday')).toEqual(['cramps']);
    expect(status(tab).unsentCount).toBe(0);
    await note(tab, 'wednesday', [], ['calm']);
    await device.pass(5_000);
    expect(server.words.get('wednesday')).toEqual(['calm']);
    // Kept for the version that understands it.
    expect(device.writesOnDisk.map(({ kind }) => kind)).toContain('of a later version');
  });
});

describe('a failure', () => {
  test('is told once per outage, and the attempts grow rarer', async () => {
    const tab = await device.openTab();
    server.trouble = 'unreachable';
    await note(tab, 'monday', [], ['cramps']);
    await note(tab, 'tuesday', [], ['cramps']);
    await device.pass(600_000);
    const failed = tab.events.filter((event) => event.type === 'failed');
    expect(failed.filter((event) => event.isFirstOfOutage)).toHaveLength(1);
    // 0.75 of 1, 2, 4 … 60 s: seven attempts in the first two minutes, then fewer than two a minute.
    expect(failed.length).toBeGreaterThan(10);
    expect(failed.length).toBeLessThan(30);
    expect(status(tab)).toMatchObject({ unsentCount: 2, isFailing: true });
    server.trouble = 'none';
    await device.pass(60_000);
    expect(status(tab)).toMatchObject({ unsentCount: 0, isFailing: false });
    server.trouble = { status: 503 };
    await note(tab, 'monday', [], ['cramps', 'sad']);
    await device.pass(10_000);
    const told = tab.events.filter((event) => event.type === 'failed' && event.isFirstOfOutage);
    expect(told).toHaveLength(2);
  });

  test('ends at once when the network is back, when she asks, and when she looks at the page again', async () => {
    for (const wake of ['onOnline', 'trySending', 'onVisible'] as const) {
      const tab = await device.openTab();
      server.trouble = 'unreachable';
      await note(tab, wake, [], ['cramps']);
      await device.pass(300_000);
      server.trouble = 'none';
      tab.queue[wake]();
      await device.settle();
      expect(server.words.get(wake)).toEqual(['cramps']);
      tab.close();
    }
  });

  test('with Retry-After waits as long as the server asks', async () => {
    const tab = await device.openTab();
    server.trouble = { status: 429, headers: { 'retry-after': '120' } };
    await note(tab, 'monday', [], ['cramps']);
    await device.pass(119_000);
    expect(server.requests).toBe(1);
    server.trouble = 'none';
    await device.pass(2_000);
    expect(server.requests).toBe(2);
    expect(server.words.get('monday')).toEqual(['cramps']);
  });

  test('because there were too many at once is no refusal: everything that waited is there later, in order', async () => {
    const tab = await device.openTab();
    server.trouble = 'unreachable';
    const days = Array.from({ length: 60 }, (_, day) => `day ${day}`);
    for (const day of days) await note(tab, day, [], ['cramps']);
    // The server takes seven in a row, then none until the minute is over.
    let taken = 0;
    server.trouble = 'none';
    server.troubleFor = () => {
      taken += 1;
      return taken % 8 === 0 ? { status: 429, headers: { 'retry-after': '60' } } : null;
    };
    await device.pass(30 * 60_000);
    expect(typesOf(tab)).not.toContain('refused');
    expect(status(tab)).toMatchObject({ unsentCount: 0, refused: [] });
    expect(days.map((day) => server.words.get(day))).toEqual(days.map(() => ['cramps']));
  });

  test('without any answer is one after twenty seconds', async () => {
    const tab = await device.openTab();
    server.trouble = 'silent';
    await note(tab, 'monday', [], ['cramps']);
    await device.pass(19_000);
    expect(typesOf(tab)).toEqual([]);
    expect(status(tab)).toMatchObject({ isSending: true });
    server.trouble = 'none';
    await device.pass(5_000);
    expect(typesOf(tab)).toEqual(['failed', 'saved']);
  });

  test('is also the welcome page of a hotel network, with status 200', async () => {
    const tab = await device.openTab();
    const send = server.wordsKind.send;
    server.wordsKind.send = async () => new Response('<html>Welcome, guest</html>');
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    server.wordsKind.send = send;
    expect(typesOf(tab)).not.toContain('refused');
    await device.pass(5_000);
    expect(server.words.get('monday')).toEqual(['cramps']);
  });

  test('of one record does not hold up the others', async () => {
    const tab = await device.openTab();
    server.troubleFor = (change) =>
      typeof change === 'object' && change !== null && 'key' in change && change.key === 'bad'
        ? { status: 500 }
        : null;
    await note(tab, 'bad', [], ['cramps']);
    await device.settle();
    for (let record = 0; record < 10; record += 1) await note(tab, `good ${record}`, [], ['calm']);
    await device.pass(20_000);
    expect([...server.words.keys()]).toHaveLength(10);
    expect(tab.events.filter((event) => event.type === 'failed' && event.isFirstOfOutage)).toHaveLength(1);
    expect(status(tab).unsentCount).toBe(1);
  });
});

describe('a change that a guardian has to allow first', () => {
  test('stays on the device without a word of failure, and is sent once they have agreed', async () => {
    const tab = await device.openTab();
    server.trouble = { status: 403, body: { code: 'consent_pending', message: 'A guardian has to agree.' } };
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    expect(typesOf(tab)).toEqual([]);
    expect(status(tab)).toMatchObject({ unsentCount: 1, isHeld: true, refused: [] });
    expect(device.writesOnDisk).toMatchObject([{ recordKey: 'monday' }]);
    // Nothing of it was seen: the next change of the day goes with it.
    await note(tab, 'monday', ['cramps'], ['cramps', 'calm']);
    expect(waiting(tab)).toHaveLength(1);
    server.trouble = 'none';
    await device.pass(120_000);
    expect(server.words.get('monday')).toEqual(['cramps', 'calm']);
    expect(status(tab)).toMatchObject({ unsentCount: 0, isHeld: false });
  });
});

describe('a refusal', () => {
  for (const code of [400, 403, 404, 413]) {
    test(`with ${code} is kept with the server's sentence and not sent again until she discards it`, async () => {
      const tab = await device.openTab();
      server.trouble = { status: code, body: { code: 'x', message: 'A period cannot be in the future' } };
      await note(tab, 'monday', [], ['cramps']);
      await device.pass(600_000);
      expect(server.requests).toBe(1);
      expect(status(tab)).toMatchObject({
        unsentCount: 0,
        refused: [{ state: 'refused', message: 'A period cannot be in the future' }],
      });
      expect(typesOf(tab)).toEqual(['refused']);
      tab.close();
      const next = await device.openTab();
      const [refused] = status(next).refused;
      next.queue.discard('maria', refused?.id ?? 0);
      await device.settle();
      expect(status(next).refused).toEqual([]);
      expect(device.disk).toEqual([]);
    });
  }

  test('ends with a newer change of the record, which takes up what was good in the refused one', async () => {
    const tab = await device.openTab();
    server.trouble = { status: 400 };
    await note(tab, 'monday', [], ['cramps', 'nonsense']);
    await device.settle();
    server.trouble = 'none';
    void note(tab, 'monday', ['cramps', 'nonsense'], ['cramps']);
    expect(status(tab)).toMatchObject({ refused: [], unsentCount: 1 });
    await device.pass(2_000);
    expect(server.words.get('monday')).toEqual(['cramps']);
  });

  test('of a step does not hold up those behind it', async () => {
    const tab = await device.openTab();
    server.troubleFor = (change) =>
      typeof change === 'object' && change !== null && 'step' in change && change.step === 'bad'
        ? { status: 400 }
        : null;
    for (const name of ['a', 'bad', 'b']) void step(tab, 'periods', name);
    await device.pass(5_000);
    expect(server.steps.get('periods')).toEqual(['a', 'b']);
    expect(status(tab).refused).toHaveLength(1);
  });
});

describe('the session', () => {
  test('that is gone stops the sending until it is back', async () => {
    const tab = await device.openTab();
    server.signedIn = null;
    await note(tab, 'monday', [], ['cramps']);
    await device.pass(600_000);
    expect(server.requests).toBe(1);
    expect(device.doubts).toBe(1);
    expect(typesOf(tab)).toEqual([]);
    server.signedIn = 'maria';
    tab.queue.sendFor('maria');
    await device.pass(5_000);
    expect(server.words.get('monday')).toEqual(['cramps']);
  });

  test('that waits for her second step keeps the change, calls it no refusal, and sends it after the step', async () => {
    const tab = await device.openTab();
    server.trouble = { status: 403, body: { code: 'second_factor_required', message: 'Confirm.' } };
    await note(tab, 'monday', [], ['cramps']);
    await device.pass(600_000);
    expect(server.requests).toBe(1);
    expect(device.doubts).toBe(1);
    expect(typesOf(tab)).toEqual([]);
    expect(status(tab)).toMatchObject({ unsentCount: 1, refused: [] });
    expect(device.writesOnDisk).toMatchObject([{ recordKey: 'monday' }]);
    tab.queue.sendFor(null);
    server.trouble = 'none';
    tab.queue.sendFor('maria');
    await device.pass(5_000);
    expect(server.words.get('monday')).toEqual(['cramps']);
  });

  test('of another user neither sees nor sends what waits here', async () => {
    const tab = await device.openTab();
    server.trouble = 'unreachable';
    await note(tab, 'monday', [], ['cramps']);
    tab.close();
    server.trouble = 'none';
    server.signedIn = 'ana';
    server.requests = 0;
    const next = await device.openTab('ana');
    await device.pass(60_000);
    expect(server.requests).toBe(0);
    expect(next.queue.readStatus('ana').unsentCount).toBe(0);
    expect(next.queue.listWaiting('words', 'ana')).toEqual([]);
    server.signedIn = 'maria';
    await next.queue.open('maria');
    next.queue.sendFor('maria');
    await device.pass(5_000);
    expect(server.words.get('monday')).toEqual(['cramps']);
  });

  test('taken over by another user meanwhile: nothing lands in her account, nothing is lost', async () => {
    const tab = await device.openTab();
    server.signedIn = 'ana';
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    expect(server.words.size).toBe(0);
    expect(status(tab)).toMatchObject({ unsentCount: 1, refused: [] });
    expect(device.doubts).toBe(1);
  });

  test('ended by her clears everything of hers from the device and from every tab', async () => {
    const [tab, other] = [await device.openTab(), await device.openTab()];
    server.trouble = 'unreachable';
    await note(tab, 'monday', [], ['cramps']);
    await tab.queue.enqueue(server.wordsKind, 'ana', 'monday', {
      userId: 'ana',
      key: 'monday',
      base: [],
      mine: ['sad'],
    });
    await device.settle();
    expect(waiting(other)).toHaveLength(1);
    await tab.queue.clear('maria');
    await device.settle();
    expect(waiting(tab)).toEqual([]);
    expect(waiting(other)).toEqual([]);
    expect(device.writesOnDisk.map(({ userId }) => userId)).toEqual(['ana']);
  });
});

describe('before logging out', () => {
  test('what waits is sent, and nothing is left', async () => {
    const tab = await device.openTab();
    server.trouble = 'unreachable';
    await note(tab, 'monday', [], ['cramps']);
    await device.pass(100_000);
    server.trouble = 'none';
    const left = tab.queue.flush('maria', 5_000);
    await device.pass(1_000);
    expect(await left).toBe(0);
  });

  test('what cannot be sent within the time is counted, refused changes too', async () => {
    const tab = await device.openTab();
    server.trouble = { status: 400 };
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    server.trouble = 'unreachable';
    await note(tab, 'tuesday', [], ['cramps']);
    const left = tab.queue.flush('maria', 5_000);
    await device.pass(6_000);
    expect(await left).toBe(2);
  });
});

describe('a kind whose code comes later', () => {
  /** A visit left a change; in the next one the code of its kind is not there at first. */
  async function comeBackWithout(loadLaterKinds: FakeDevice['loadLaterKinds']): Promise<FakeTab> {
    const before = await device.openTab();
    server.trouble = 'unreachable';
    await note(before, 'monday', [], ['cramps']);
    await device.settle();
    before.close();
    server.trouble = 'none';
    device.kinds = [server.stepsKind];
    device.loadLaterKinds = loadLaterKinds;
    const tab = await device.openTab();
    await device.pass(60_000);
    return tab;
  }

  test('what an earlier visit left of it is shown and sent as soon as it is there', async () => {
    const code = Promise.withResolvers<FakeDevice['kinds']>();
    const tab = await comeBackWithout(() => code.promise);
    expect(waiting(tab)).toEqual([]);
    expect(server.words.size).toBe(0);
    code.resolve([server.wordsKind]);
    await device.pass(60_000);
    expect(server.words.get('monday')).toEqual(['cramps']);
    expect(device.disk).toEqual([]);
  });

  test('where nothing waits of it, it is fetched once another tab has left something', async () => {
    device.kinds = [server.stepsKind];
    const loadLater = vi.fn(async () => [server.wordsKind]);
    device.loadLaterKinds = loadLater;
    await device.openTab();
    await device.pass(60_000);
    expect(loadLater).not.toHaveBeenCalled();
    server.trouble = 'unreachable';
    device.kinds = [server.stepsKind, server.wordsKind];
    const other = await device.openTab();
    await note(other, 'monday', [], ['cramps']);
    await device.settle();
    expect(loadLater).toHaveBeenCalledOnce();
    other.close();
    server.trouble = 'none';
    await device.pass(120_000);
    expect(server.words.get('monday')).toEqual(['cramps']);
  });

  test('before logging out it is fetched, and what waits of it is sent', async () => {
    let isReachable = false;
    const tab = await comeBackWithout(async () => {
      if (!isReachable) throw new Error('The connection has gone.');
      return [server.wordsKind];
    });
    isReachable = true;
    const left = tab.queue.flush('maria', 5_000);
    await device.pass(60_000);
    expect(await left).toBe(0);
    expect(server.words.get('monday')).toEqual(['cramps']);
  });

  test('where it cannot be fetched, what waits of it counts as left: she is asked before it goes', async () => {
    const tab = await comeBackWithout(() => Promise.reject(new Error('The connection has gone.')));
    const left = tab.queue.flush('maria', 5_000);
    await device.pass(6_000);
    expect(await left).toBe(1);
    expect(device.writesOnDisk).toHaveLength(1);
  });

  test('one that never answers holds up no longer than it may', async () => {
    const tab = await comeBackWithout(() => new Promise(() => {}));
    const left = tab.queue.flush('maria', 5_000);
    await device.pass(6_000);
    expect(await left).toBe(1);
  });

  test('a change that a screen makes meanwhile goes out at once', async () => {
    device.kinds = [];
    device.loadLaterKinds = () => new Promise(() => {});
    const tab = await device.openTab();
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    expect(server.words.get('monday')).toEqual(['cramps']);
  });
});

describe('two tabs', () => {
  test('both see what waits, one sends it, both hear the answer', async () => {
    const [tab, other] = [await device.openTab(), await device.openTab()];
    const gate = Promise.withResolvers<void>();
    server.gate = gate.promise;
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    expect(waiting(other)).toMatchObject([{ recordKey: 'monday', state: 'sending' }]);
    await device.pass(5_000);
    gate.resolve();
    await device.pass(2_000);
    expect(server.requests).toBe(1);
    expect(typesOf(other)).toEqual(['saved']);
    expect(typesOf(tab)).toEqual(['saved']);
    // Only the one that sent it has something to say about it.
    expect(tab.events).not.toMatchObject([{ isElsewhere: true }]);
    expect(other.events).toMatchObject([{ isElsewhere: true }]);
    expect(waiting(other)).toEqual([]);
  });

  test('an outage is told in one of them', async () => {
    const [tab, other] = [await device.openTab(), await device.openTab()];
    server.trouble = 'unreachable';
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    await note(other, 'tuesday', [], ['cramps']);
    await device.pass(60_000);
    const told = [...tab.events, ...other.events].filter(
      (event) => event.type === 'failed' && event.isFirstOfOutage,
    );
    expect(told).toHaveLength(1);
  });

  test('one that is closed while it sends leaves the rest to the other', async () => {
    const [tab, other] = [await device.openTab(), await device.openTab()];
    server.trouble = 'silent';
    await note(tab, 'monday', [], ['cramps']);
    await device.settle();
    tab.close();
    server.trouble = 'none';
    await device.pass(3_000);
    expect(typesOf(other)).toEqual(['saved']);
  });
});

describe('a kind of which nothing is said', () => {
  const openQuietTab = async () => {
    const quiet = { ...server.stepsKind, isUnspoken: true } as const;
    device = new FakeDevice([server.wordsKind, quiet]);
    return await device.openTab();
  };

  test('is sent and told to those who show it, but no line counts it and none says "Saved"', async () => {
    const tab = await openQuietTab();
    server.trouble = 'unreachable';
    await step(tab, 'ledger', 'a');
    await device.settle();
    expect(waiting(tab, 'steps')).toHaveLength(1);
    expect(status(tab)).toMatchObject({ unsentCount: 0, hasSaved: false });
    const flushed = tab.queue.flush('maria', 1_000);
    await device.pass(5_000);
    expect(await flushed).toBe(0);
    server.trouble = 'none';
    await device.pass(60_000);
    expect(server.steps.get('ledger')).toEqual(['a']);
    expect(typesOf(tab).at(-1)).toBe('saved');
    expect(status(tab)).toMatchObject({ unsentCount: 0, hasSaved: false });
  });

  test('refused, it goes: there is nothing that she could do about it', async () => {
    const tab = await openQuietTab();
    server.trouble = { status: 400 };
    await step(tab, 'ledger', 'a');
    await device.settle();
    expect(status(tab).refused).toEqual([]);
    expect(waiting(tab, 'steps')).toEqual([]);
    expect(device.disk).toEqual([]);
  });

  test('its failure does not keep what she entered from being told', async () => {
    const tab = await openQuietTab();
    server.trouble = 'unreachable';
    await step(tab, 'ledger', 'a');
    await device.settle();
    await note(tab, 'monday', [], ['cramps']);
    await device.pass(60_000);
    const told = tab.events.filter((event) => event.type === 'failed' && event.kind === 'words');
    expect(told[0]).toMatchObject({ isFirstOfOutage: true });
    expect(status(tab)).toMatchObject({ unsentCount: 1 });
  });
});

describe('a device that keeps nothing', () => {
  test('still shows and sends, and says that a reload would lose what is unsent', async () => {
    device.hasDisk = false;
    const tab = await device.openTab();
    expect(status(tab).isDurable).toBe(false);
    server.trouble = 'unreachable';
    await note(tab, 'monday', [], ['cramps']);
    expect(waiting(tab)).toHaveLength(1);
    server.trouble = 'none';
    await device.pass(5_000);
    expect(server.words.get('monday')).toEqual(['cramps']);
  });

  test('from one moment on (full): the visit goes on in memory, and nothing is sent twice after a reload', async () => {
    const tab = await device.openTab();
    server.trouble = 'unreachable';
    await step(tab, 'periods', 'a');
    await device.settle();
    device.isDiskFull = true;
    await step(tab, 'periods', 'b');
    expect(status(tab).isDurable).toBe(false);
    expect(waiting(tab, 'steps')).toHaveLength(2);
    server.trouble = 'none';
    await device.pass(5_000);
    expect(server.steps.get('periods')).toEqual(['a', 'b']);
    tab.close();
    await device.openTab();
    await device.pass(5_000);
    expect(server.steps.get('periods')).toEqual(['a', 'b']);
  });
});
