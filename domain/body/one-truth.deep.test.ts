import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawLife, factsOf } from './testing/any-life.ts';
import { composeScreens } from './testing/compose-screens.ts';
import { findContradictions } from './testing/find-contradictions.ts';

test('in ten thousand lives no two screens answer one question about her body differently', () => {
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      const life = drawLife((min, max) => gen(fc.integer, { min, max }));
      expect(findContradictions(composeScreens(factsOf(life)))).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});
