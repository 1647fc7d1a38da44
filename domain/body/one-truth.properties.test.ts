import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contradictionsOfLife } from './testing/live-lives.ts';

// Ten thousand lives: one-truth.deep.test.ts.
test('no two screens answer one question about her body differently', () => {
  const life = fc.property(fc.gen(), (gen) => {
    expect(contradictionsOfLife((min, max) => gen(fc.integer, { min, max }))).toEqual([]);
  });
  fc.assert(life, { numRuns: 300 });
});
