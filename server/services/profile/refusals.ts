/** What is said where the usual sentence of the code (errors/app-error.ts) says too little. */
export const PROFILE_REFUSALS = {
  missing: 'There is no profile for this account.',
  /** Of the day on which a device says that answers were given. */
  statedTooEarly: 'Choose a day from 1900 on',
} as const;
