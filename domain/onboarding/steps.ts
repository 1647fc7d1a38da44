export const ONBOARDING_HOME = '/dashboard';
export const SUCCESS_REDIRECT_MS = 3_000;

/** The three steps and the page after them, by the last part of their address. */
export const ONBOARDING_STEPS = [
  { name: 'basic-info', number: 1, title: 'Basic info' },
  { name: 'life-stage', number: 2, title: 'Life stage' },
  { name: 'mode-setup', number: 3, title: 'Mode setup' },
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]['name'];
export type OnboardingPage = OnboardingStep | 'success';

export function pathOf(page: OnboardingPage): `/onboarding/${OnboardingPage}` {
  return `/onboarding/${page}`;
}

/** `Step 2 of 3`. */
export function nameProgress(step: OnboardingStep): string {
  return `Step ${numberOf(step)} of ${ONBOARDING_STEPS.length}`;
}

export function numberOf(step: OnboardingStep): 1 | 2 | 3 {
  return step === 'basic-info' ? 1 : step === 'life-stage' ? 2 : 3;
}

/** Where Back leads; step 1 leads to where the banner is. */
export function pathBefore(step: OnboardingStep): string {
  if (step === 'basic-info') return ONBOARDING_HOME;
  return pathOf(step === 'life-stage' ? 'basic-info' : 'life-stage');
}

/** Where Continue, Skip and Finish Setup lead. */
export function pathAfter(step: OnboardingStep): string {
  if (step === 'basic-info') return pathOf('life-stage');
  return pathOf(step === 'life-stage' ? 'mode-setup' : 'success');
}
