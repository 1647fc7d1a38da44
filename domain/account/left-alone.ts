/** A clock that stands before the last touch was set back; by less than this it was corrected. */
const CLOCK_SLACK_MS = 60_000;

/**
 * Whether a browser that was touched last at `touchedMs` has been left alone for `minutes`. By the clock, not by a timer:
 * a device that slept has been left alone too. Both in milliseconds since 1970; not touched yet: null, which is left alone.
 */
export function isLeftAlone(touchedMs: number | null, minutes: number, nowMs: number): boolean {
  if (touchedMs === null) return true;
  const aloneMs = nowMs - touchedMs;
  return aloneMs >= minutes * 60_000 || aloneMs < -CLOCK_SLACK_MS;
}
