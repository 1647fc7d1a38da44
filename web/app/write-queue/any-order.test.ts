import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeDevice, type FakeTab } from './fake-device.ts';
import { FakeServer } from './fake-server.ts';

type Event =
  | { do: 'note'; tab: number; key: string; word: string }
  | { do: 'step'; tab: number; key: string }
  | { do: 'trouble'; is: FakeServer['trouble'] }
  | { do: 'pass'; ms: number }
  | { do: 'open' }
  | { do: 'close'; tab: number }
  | { do: 'wake'; tab: number }
  | { do: 'session'; of: 'maria' | 'ana' | null };

const tabNumber = fc.nat({ max: 3 });
const key = fc.constantFrom('a', 'b', 'c');
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('note'),
      tab: tabNumber,
      key,
      word: fc.constantFrom('x', 'y', 'z'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('step'), tab: tabNumber, key }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('trouble'),
      is: fc.constantFrom<FakeServer['trouble']>(
        ...(['none', 'none', 'unreachable', 'answer-lost', 'silent', { status: 503 }] as const),
        { status: 429, headers: { 'retry-after': '7' } },
      ),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(0, 1, 900, 5_000, 30_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close'), tab: tabNumber }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wake'), tab: tabNumber }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('session'), of: fc.constantFrom('maria', 'ana', null) }),
  },
) as fc.Arbitrary<Event>; // as: fc.constant widens the names of the events to string

/** A woman taps; the words she sees are the server's with what waits on top. */
async function play(events: Event[], hasLocks: boolean) {
  const server = new FakeServer();
  const device = new FakeDevice([server.wordsKind, server.stepsKind]);
  device.hasLocks = hasLocks;
  const wanted = new Map<string, string[]>();
  const stepsOf = new Map<string, string[]>();
  let count = 0;
  await device.openTab();

  /** The tab with that number; a closed one is opened anew. */
  const pick = async (index: number): Promise<FakeTab> => {
    const tab = device.tabs[index % Math.max(device.tabs.length, 1)];
    return tab ?? (await device.openTab());
  };

  for (const each of events) {
    if (each.do === 'note') {
      const tab = await pick(each.tab);
      await tab.queue.open('maria');
      const base = wanted.get(each.key) ?? [];
      const mine = base.includes(each.word)
        ? base.filter((word) => word !== each.word)
        : [...base, each.word];
      wanted.set(each.key, mine);
      await tab.queue.enqueue(server.wordsKind, 'maria', each.key, {
        userId: 'maria',
        key: each.key,
        base,
        mine,
      });
    } else if (each.do === 'step') {
      const tab = await pick(each.tab);
      count += 1;
      const name = `step ${count}`;
      stepsOf.set(each.key, [...(stepsOf.get(each.key) ?? []), name]);
      await tab.queue.enqueue(server.stepsKind, 'maria', each.key, {
        userId: 'maria',
        key: each.key,
        step: name,
      });
    } else if (each.do === 'trouble') server.trouble = each.is;
    else if (each.do === 'pass') await device.pass(each.ms);
    else if (each.do === 'open' && device.tabs.length < 4) await device.openTab();
    else if (each.do === 'close') (await pick(each.tab)).close();
    else if (each.do === 'wake') (await pick(each.tab)).queue.onOnline();
    else if (each.do === 'session') {
      server.signedIn = each.of;
      for (const { queue } of device.tabs) queue.sendFor(each.of);
    }
  }

  server.trouble = 'none';
  server.signedIn = 'maria';
  const last = await device.openTab();
  for (const { queue } of device.tabs) queue.sendFor('maria');
  await device.pass(300_000);
  return { server, device, last, wanted, stepsOf };
}

for (const hasLocks of [true, false])
  test(`whatever happens in whichever order, every change lands once and in order (${hasLocks ? 'with' : 'without'} locks)`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        const { server, device, last, wanted, stepsOf } = await play(events, hasLocks);
        for (const [name, steps] of stepsOf) expect(server.steps.get(name)).toEqual(steps);
        for (const [name, words] of wanted)
          expect([...(server.words.get(name) ?? [])].sort()).toEqual([...words].sort());
        expect(device.disk).toEqual([]);
        expect(last.queue.readStatus('maria')).toMatchObject({
          unsentCount: 0,
          refused: [],
          isSending: false,
        });
      }),
      { numRuns: 150 },
    );
  });
