/**
 * Version of the Terms and the Privacy Policy that a new account accepts: the day they were published.
 * Stored with the time of acceptance; change it together with the texts.
 */
export const TERMS_VERSION = '2026-11-22';
