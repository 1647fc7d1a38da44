/**
 * Version of the Terms and the Privacy Policy that a new account accepts: the day they were published.
 * Stored with the time of acceptance; change it together with the texts, and TERMS_CHANGES (terms-changes.ts) with it.
 */
export const TERMS_VERSION = '2026-11-28';

/**
 * Whether somebody who accepted `acceptedVersion` has to be asked for this version. A page from before an update does
 * not ask again for what it knows, and an answer without a version asks for nothing.
 */
export function needsTermsAnswer(acceptedVersion: string, version: string = TERMS_VERSION): boolean {
  return acceptedVersion !== '' && acceptedVersion < version;
}
