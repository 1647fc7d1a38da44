import { expect, test } from 'vitest';
import { needsTermsAnswer, TERMS_CHANGES, TERMS_VERSION } from './terms.ts';

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
