import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLevels } from './level.ts';
import { additionsTo, drawFacts } from './testing/any-facts.ts';
import { highestLevel } from './testing/highest.ts';

const anyFacts = fc.gen().map((gen) => drawFacts((min, max) => gen(fc.integer, { min, max })));

it('something more that is known never lowers the highest level, in 10,000 additions', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, (known, more) => {
      const [before, after] = [highestLevel(known), highestLevel(additionsTo(known, more))];
      if (before !== null) expect(after !== null && compareLevels(after, before) >= 0).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
