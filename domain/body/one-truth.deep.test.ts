import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contradictionsOfLife } from './testing/live-lives.ts';

test('in ten thousand lives no two screens answer one question about her body differently', () => {
  const life = fc.property(fc.gen(), (gen) => {
    expect(contradictionsOfLife((min, max) => gen(fc.integer, { min, max }))).toEqual([]);
  });
  fc.assert(life, { numRuns: 10_000 });
});
