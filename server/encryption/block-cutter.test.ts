import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BlockCutter } from './block-cutter.ts';

test('whatever the pieces, blocks have their size, only the last is shorter, and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 30 })),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      (pieces, size, firstSize) => {
        const cutter = new BlockCutter(size, firstSize);
        const blocks = pieces.flatMap((piece) => cutter.push(piece));
        const all = Buffer.concat(pieces);
        expect(blocks.map((block) => block.length)).toEqual(
          blocks.map((_, index) => (index === 0 ? firstSize : size)),
        );
        expect(cutter.rest().length).toBeLessThanOrEqual(blocks.length === 0 ? firstSize : size);
        expect(cutter.rest().length === 0).toBe(all.length === 0);
        expect(Buffer.concat([...blocks, cutter.rest()])).toEqual(all);
      },
    ),
  );
});

test('a full block is held back until more bytes follow', () => {
  const cutter = new BlockCutter(4);
  expect(cutter.push(Buffer.from('abcd'))).toEqual([]);
  expect(cutter.push(Buffer.from('e'))).toEqual([Buffer.from('abcd')]);
  expect(cutter.rest()).toEqual(Buffer.from('e'));
});
