import { describe, expect, test } from 'vitest';
import { readNamedTest } from '../../../../scripts/named-tests.ts';
import { CLAIM_GROUP_IDS, CLAIM_IDS } from './claim.ts';
import { CLAIM_GROUPS } from './claims.ts';

const CLAIMS = CLAIM_GROUPS.flatMap(({ claims }) => claims);

test('every anchor that others link to is there once, in its order', () => {
  expect(CLAIM_GROUPS.map(({ id }) => id)).toEqual(CLAIM_GROUP_IDS);
  expect(CLAIMS.map(({ id }) => id)).toEqual(CLAIM_IDS);
});

describe.each(CLAIMS)('the claim “$claim”', ({ standings, today, tested, tests, operator }) => {
  test('says what the software does today and how that is tested', () => {
    for (const text of today) {
      const words = typeof text === 'string' ? text : [text.label, ...text.items].join(' ');
      expect(words.trim().length).toBeGreaterThan(20);
    }
    expect(today.length).toBeGreaterThan(0);
    expect(tested).toMatch(/\.$/);
  });

  test('names tests that exist and test something', () => {
    expect(tests.length).toBeGreaterThan(0);
    expect(new Set(tests).size).toBe(tests.length);
    for (const path of tests) readNamedTest(path);
  });

  test('says what depends on the operator where it says that something does', () => {
    expect(new Set(standings).size).toBe(standings.length);
    if (standings.includes('operator')) expect(operator).not.toEqual([]);
    for (const text of operator) expect(text).toMatch(/\.$/);
  });
});
