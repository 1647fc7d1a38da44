/** The one key in local storage. */
export const ONBOARDING_STORAGE_KEY = 'lunaria.onboarding';
