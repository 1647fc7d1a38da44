import type { DangerRule } from '../rule.ts';
import { AFTER_BIRTH_RULES } from './after-birth.ts';
import { LABORATORY_RULES } from './laboratory.ts';
import { METHOD_RULES } from './methods-and-treatment.ts';
import { MIND_RULES } from './mind-and-safety.ts';
import { PERIOD_RULES } from './periods.ts';
import { PREGNANCY_RULES } from './pregnancy.ts';
import { VITAL_SIGN_RULES } from './vital-signs.ts';

/** Counts up with every change of a rule. An alert that is kept says by which version it was found. */
export const DANGER_RULES_VERSION = 1;

export const DANGER_RULES: readonly DangerRule[] = [
  ...VITAL_SIGN_RULES,
  ...PREGNANCY_RULES,
  ...AFTER_BIRTH_RULES,
  ...PERIOD_RULES,
  ...METHOD_RULES,
  ...MIND_RULES,
  ...LABORATORY_RULES,
];
