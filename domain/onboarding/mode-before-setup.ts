import { DEFAULT_LIFE_STAGE, type LifeStage } from '../profile/life-stages.ts';

// Rule, source and examples: docs/algorithms/onboarding.md (the test uses the same table).

/** Below this age most have not had a first period: ACOG 651 puts it between 12 and 13 years. */
const YOUNGEST_WITH_CYCLES_YEARS = 12;

/**
 * The mode of a profile for which none was chosen yet: what she answered counts, and her age where she has not answered.
 * `stage`: one of onboarding's, '' where none is chosen; `ageYears`: whole years, null where not known.
 */
export function modeBeforeSetup(stage: string, ageYears: number | null): LifeStage {
  if (stage === 'pre-menstrual') return 'pre-menstrual';
  const isYoung = stage === '' && ageYears !== null && ageYears < YOUNGEST_WITH_CYCLES_YEARS;
  return isYoung ? 'pre-menstrual' : DEFAULT_LIFE_STAGE;
}
