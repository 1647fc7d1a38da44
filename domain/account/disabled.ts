/** Whoever gets in by any way hears this of an account that the operator has disabled. `/contact` is open to everybody. */
export const ACCOUNT_DISABLED_MESSAGE =
  'This account is closed for now, and nothing in it was lost. Write to us on the Contact page to hear why.';
