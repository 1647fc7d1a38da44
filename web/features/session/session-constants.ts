/**
 * The numbers of the session in the browser, which the specification leaves open.
 * Why these: docs/decisions/session-in-the-browser.md.
 */

/** A token this close to its end is renewed. Three ticks, so that two of them may fail. */
export const REFRESH_MARGIN_MS = 90_000;

/** How often a visible tab looks whether its token is that close. */
export const REFRESH_TICK_MS = 30_000;

/** First pause after a renewal that got no answer; doubles with every further one. */
export const RETRY_FIRST_MS = 1_000;

/** Longest pause of our own; a `Retry-After` of the server may ask for more. */
export const RETRY_LONGEST_MS = 30_000;

/** A longer `Retry-After` than this is taken for a mistake. */
export const RETRY_AFTER_LONGEST_MS = 3_600_000;

/** A request without an answer for this long counts as not answered. */
export const REQUEST_TIMEOUT_MS = 15_000;
