import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';

/**
 * The address people know this place by (PUBLIC_URL), without a slash at its end. The build writes BUILT_ORIGIN, the
 * server completes the page, the browser reads it there: whatever host a page came from, its head names one address,
 * and the same before and after the scripts have run.
 */
export function readOrigin(): string {
  if (typeof document === 'undefined') return BUILT_ORIGIN;
  return document.documentElement.dataset.origin ?? location.origin;
}
