import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawLife, factsOf } from './testing/any-life.ts';
import { drawWrites } from './testing/any-writes.ts';
import { composeScreens } from './testing/compose-screens.ts';
import { findUnwritten } from './testing/find-unwritten.ts';

// What she entered is kept beside what every screen makes of it, and nothing that a screen calls hers lies outside of it.
// Five thousand lives: hers.deep.test.ts.

test('nothing is shown as hers that she did not enter', () => {
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      const draw = (min: number, max: number) => gen(fc.integer, { min, max });
      const facts = factsOf(drawLife(draw));
      const writes = drawWrites(draw, facts.today);
      expect(findUnwritten(composeScreens(facts), writes)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
