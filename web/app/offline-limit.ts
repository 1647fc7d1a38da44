/**
 * So long without the server, and what this device keeps is shown no more until it was reached once. The key in the
 * browser ends after the same time (server/auth/device-key.ts). Why: docs/decisions/session-in-the-browser.md.
 */
export const OFFLINE_LIMIT_MS = 86_400_000;

/** A clock that stands before the last contact was set back; by less than this it was corrected. */
const CLOCK_SLACK_MS = 60_000;

/** Whether the server was reached within the day; a clock that was set back does not prolong it. */
export function isWithinOfflineLimit(lastContactMs: number, nowMs: number): boolean {
  const awayMs = nowMs - lastContactMs;
  return awayMs < OFFLINE_LIMIT_MS && awayMs >= -CLOCK_SLACK_MS;
}
