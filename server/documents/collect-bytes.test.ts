import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectBytes } from './collect-bytes.ts';

async function* give(chunks: Iterable<Uint8Array>) {
  yield* chunks;
}

test('whatever the chunks and whatever was announced: the same bytes, or null beyond the limit', async () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(chunks, fc.nat(4_000), fc.nat(4_000), async (given, expectedBytes, maxBytes) => {
      const whole = Buffer.concat(given);
      const collected = await collectBytes(give(given), { expectedBytes, maxBytes });
      expect(collected).toEqual(whole.length > maxBytes ? null : whole);
    }),
  );
});

test('what is announced is taken once, and is not held beside a list of its chunks', async () => {
  const chunks = Array.from({ length: 1_000 }, () => Buffer.alloc(1, 'a'));
  const collected = await collectBytes(give(chunks), { expectedBytes: 1_000, maxBytes: 1_000 });
  expect(collected?.buffer.byteLength).toBe(1_000);
});

test('nothing is asked for any more once it is too much, and an error of the source is told', async () => {
  let asked = 0;
  function* endless() {
    for (;;) {
      asked += 1;
      yield Buffer.alloc(100);
    }
  }
  expect(await collectBytes(give(endless()), { expectedBytes: 0, maxBytes: 250 })).toBeNull();
  expect(asked).toBe(3);
  const broken = (async function* () {
    yield Buffer.alloc(1);
    throw new Error('The line is cut.');
  })();
  await expect(collectBytes(broken, { expectedBytes: 9, maxBytes: 9 })).rejects.toThrow('The line is cut.');
});
