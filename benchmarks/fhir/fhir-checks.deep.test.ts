import { drawAccount } from '@lunaria/domain/fhir/testing/any-account.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBundle } from './checks/check-bundle.ts';
import { findPlanted } from './find-planted.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { writeAsFile } from './write-example.ts';

test('two hundred accounts that are drawn by lot have no error in any check', () => {
  const account = fc.property(fc.gen(), fc.boolean(), (gen, hasSnomed) => {
    const data = drawAccount((min, max) => gen(fc.integer, { min, max }));
    const { everything, ips, unread } = writeAsFile(data, { hasSnomed });
    expect(unread).toEqual([]);
    expect(checkBundle(everything, { hasSnomed })).toEqual([]);
    expect(checkBundle(ips, { hasSnomed })).toEqual([]);
  });
  fc.assert(account, { seed: 24, numRuns: 200 });
});

test('all forty planted faults are found', () => {
  const missed = PLANTED_FAULTS.filter((fault) => findPlanted(fault).length === 0).map(({ name }) => name);
  expect(PLANTED_FAULTS).toHaveLength(40);
  expect(missed).toEqual([]);
});
