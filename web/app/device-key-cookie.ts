import { isLeftAlone } from '@lunaria/domain/account/left-alone.ts';

/** As the server names it (server/auth/device-key.ts): behind https no other host of the domain can plant one. */
export function nameOfKey(): string {
  return `${window.location.protocol === 'https:' ? '__Host-' : ''}lunaria.device_key`;
}

/** Locks what lies on this device: from now on only the server can give the key back, to her. */
export function dropDeviceKey(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers
  document.cookie = `${nameOfKey()}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
}

/**
 * So long without the server, and what this device keeps is shown no more until it was reached once. The key in the
 * browser ends after the same time (server/auth/device-key.ts). Why: docs/decisions/session-in-the-browser.md.
 */
export const OFFLINE_LIMIT_MS = 86_400_000;

/** Whether the server was reached within the day; a clock that was set back does not prolong it. */
export function isWithinOfflineLimit(lastContactMs: number, nowMs: number): boolean {
  return !isLeftAlone(lastContactMs, OFFLINE_LIMIT_MS / 60_000, nowMs);
}
