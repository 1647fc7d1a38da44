import { expect, test } from 'vitest';
import { needsTermsAnswer, TERMS_VERSION } from './terms.ts';
import { TERMS_CHANGES } from './terms-changes.ts';

test.each([
  ['an earlier version', '2026-11-21', '2026-11-22', true],
  ['a version of another year', '2025-12-31', '2026-01-01', true],
  ['this version', '2026-11-22', '2026-11-22', false],
  ['a later one, accepted on a page that is newer than this', '2026-12-01', '2026-11-22', false],
  ['no version in the answer', '', '2026-11-22', false],
])('who accepted %s', (_, accepted, version, isAsked) => {
  expect(needsTermsAnswer(accepted, version)).toBe(isAsked);
});

test('versions are days, so that they have an order, and each says what changed', () => {
  expect(TERMS_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(TERMS_CHANGES.length).toBeGreaterThan(0);
});

// Since then wrong passwords, changes of an account and the network of both are kept, which nobody had agreed to.
test('who agreed before it was kept what happens to an account is asked again', () => {
  expect(needsTermsAnswer('2026-11-22')).toBe(true);
  expect(TERMS_CHANGES.join(' ')).toMatch(
    /Wrong passwords and codes.*log of the server notes from which network/,
  );
});
