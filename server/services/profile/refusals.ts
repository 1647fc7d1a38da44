/** What is said where the usual sentence of the code (errors/app-error.ts) says too little. */
export const PROFILE_REFUSALS = {
  missing: 'There is no profile for this account.',
  /** Of a day that a device says it is, and on which it is nowhere yet or was never. */
  statedTooEarly: 'Choose a day from 1900 on',
  statedInFuture: 'The day of the answers cannot be in the future',
} as const;
