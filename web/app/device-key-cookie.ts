/** As the server names it (server/auth/device-key.ts): behind https no other host of the domain can plant one. */
function nameOfKey(): string {
  return `${window.location.protocol === 'https:' ? '__Host-' : ''}lunaria.device_key`;
}

/** Whose key it is and the key, with a dot between; null while what lies on this device is locked. */
export function readDeviceKey(): string | null {
  const start = `${nameOfKey()}=`;
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length) ?? null;
}

/** Locks what lies on this device: from now on only the server can give the key back, to her. */
export function dropDeviceKey(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers
  document.cookie = `${nameOfKey()}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
}
