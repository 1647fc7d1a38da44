import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawLife, factsOf } from './testing/any-life.ts';
import { composeScreens } from './testing/compose-screens.ts';
import { findContradictions } from './testing/find-contradictions.ts';

// What every screen says of the same records is read back and compared. Ten thousand lives: one-truth.deep.test.ts.

test('no two screens answer one question about her body differently', () => {
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      const life = drawLife((min, max) => gen(fc.integer, { min, max }));
      expect(findContradictions(composeScreens(factsOf(life)))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
