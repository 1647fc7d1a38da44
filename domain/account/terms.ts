/**
 * Version of the Terms and the Privacy Policy that a new account accepts: the day they were published.
 * Stored with the time of acceptance; change it together with the texts, and TERMS_CHANGES with it.
 */
export const TERMS_VERSION = '2026-11-22';

/** What is different in this version, for whoever accepted an earlier one: a few words each. */
export const TERMS_CHANGES: readonly string[] = [
  'Your sign-ins of the last 90 days are kept for you to look at: when, how, with which browser, from which shortened address.',
  'A mail tells you when somebody signs in to your account from a browser it does not know.',
  'Changing your email address needs a yes from both mailboxes.',
];

/**
 * Whether somebody who accepted `acceptedVersion` has to be asked for this version. A page from before an update does
 * not ask again for what it knows, and an answer without a version asks for nothing.
 */
export function needsTermsAnswer(acceptedVersion: string, version: string = TERMS_VERSION): boolean {
  return acceptedVersion !== '' && acceptedVersion < version;
}
