import type { LifeStage } from '../profile/life-stages.ts';

/** The stages to choose from, and below what their forms offer, each in the order in which it is shown. */
export const ONBOARDING_STAGES = [
  {
    value: 'pre-menstrual',
    label: 'Pre-menstrual',
    description: 'Periods have not started yet, or are just about to.',
  },
  {
    value: 'regular-cycle',
    label: 'Regular cycle',
    description: 'Periods come, regularly or not. Contraception and IVF are chosen in the next step.',
  },
  {
    value: 'trying-to-conceive',
    label: 'Trying to conceive',
    description: 'Looking for the fertile days, with or without treatment.',
  },
  { value: 'pregnant', label: 'Pregnant', description: 'From the first positive test to birth.' },
  { value: 'menopause', label: 'Menopause', description: 'Periods are changing, or have stopped.' },
] as const;

export const MAIN_FOCUSES = [
  { value: 'contraception', label: 'Contraception' },
  { value: 'conception', label: 'Conception' },
  { value: 'ivf', label: 'IVF' },
  { value: 'general', label: 'General health' },
] as const;

export const TRYING_DURATIONS = [
  { value: 'just-started', label: 'Just started' },
  { value: '1-3-months', label: '1-3 months' },
  { value: '3-6-months', label: '3-6 months' },
  { value: '6-12-months', label: '6-12 months' },
  { value: 'over-year', label: 'Over a year' },
] as const;

export const FERTILITY_TREATMENTS = [
  { value: 'none', label: 'None' },
  { value: 'ovulation', label: 'Ovulation tracking' },
  { value: 'medications', label: 'Medications' },
  { value: 'iui', label: 'IUI' },
  { value: 'ivf', label: 'IVF' },
  { value: 'other', label: 'Other' },
] as const;

export const MENOPAUSE_CONCERNS = [
  { value: 'hot-flashes', label: 'Hot flashes' },
  { value: 'night-sweats', label: 'Night sweats' },
  { value: 'mood-changes', label: 'Mood changes' },
  { value: 'sleep-issues', label: 'Sleep issues' },
  { value: 'weight-changes', label: 'Weight changes' },
  { value: 'bone-health', label: 'Bone health' },
  { value: 'other', label: 'Other' },
] as const;

export type OnboardingStage = (typeof ONBOARDING_STAGES)[number]['value'];
export type MainFocus = (typeof MAIN_FOCUSES)[number]['value'];
export type TryingDuration = (typeof TRYING_DURATIONS)[number]['value'];
export type FertilityTreatment = (typeof FERTILITY_TREATMENTS)[number]['value'];

/** Age that the pre-menstrual form takes. */
export const PRE_MENSTRUAL_AGE_LIMITS = { min: 8, max: 18 } as const;

const MODE_OF_FOCUS: Record<MainFocus, LifeStage> = {
  general: 'menstrual-cycle',
  contraception: 'contraception',
  conception: 'conception',
  ivf: 'ivf',
};

/** The answers that decide the mode. */
export type ModeAnswers =
  | { stage: 'pre-menstrual' | 'pregnant' | 'menopause' }
  | { stage: 'regular-cycle'; main_focus: MainFocus }
  | { stage: 'trying-to-conceive'; fertility_treatments: readonly FertilityTreatment[] };

/** The dashboard's mode after Finish Setup. Table and reason: docs/algorithms/onboarding.md. */
export function modeOf(answers: ModeAnswers): LifeStage {
  switch (answers.stage) {
    case 'regular-cycle':
      return MODE_OF_FOCUS[answers.main_focus];
    case 'trying-to-conceive':
      return answers.fertility_treatments.includes('ivf') ? 'ivf' : 'conception';
    case 'pregnant':
      return 'pregnancy';
    case 'pre-menstrual':
    case 'menopause':
      return answers.stage;
  }
}

/** The list after a treatment was tapped: `none` excludes the others, and any other removes `none`. */
export function toggleTreatment(
  chosen: readonly FertilityTreatment[],
  treatment: FertilityTreatment,
): FertilityTreatment[] {
  if (chosen.includes(treatment)) return chosen.filter((other) => other !== treatment);
  if (treatment === 'none') return ['none'];
  return [...chosen.filter((other) => other !== 'none'), treatment];
}
