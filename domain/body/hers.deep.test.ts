import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrittenOfLife } from './testing/live-lives.ts';

test('in five thousand lives nothing is shown as hers that she did not enter', () => {
  const life = fc.property(fc.gen(), (gen) => {
    expect(unwrittenOfLife((min, max) => gen(fc.integer, { min, max }))).toEqual([]);
  });
  fc.assert(life, { numRuns: 5_000 });
});
