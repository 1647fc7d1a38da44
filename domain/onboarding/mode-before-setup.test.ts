import { expect, test } from 'vitest';
import { modeBeforeSetup } from './mode-before-setup.ts';

// docs/algorithms/onboarding.md
test.each([
  ['pre-menstrual', 11, 'pre-menstrual'],
  ['pre-menstrual', 14, 'pre-menstrual'],
  ['pre-menstrual', null, 'pre-menstrual'],
  ['', 11, 'pre-menstrual'],
  ['', 12, 'menstrual-cycle'],
  ['', null, 'menstrual-cycle'],
  ['regular-cycle', 11, 'menstrual-cycle'],
] as const)('stage %j at %s: %s', (stage, age, mode) => {
  expect(modeBeforeSetup(stage, age)).toBe(mode);
});
