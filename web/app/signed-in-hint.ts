/**
 * The server sets this cookie beside the session cookie, which scripts cannot read. It proves nothing: it only
 * lets a prerendered page show the right navigation bar before anything has been loaded.
 */
const HINT_COOKIE = 'signed_in=1';

/** Runs in <head> of every page, before the first paint; a public page would otherwise flash the wrong bar. */
export const writeSignedInHintScript = (): string =>
  `if(document.cookie.split("; ").includes("${HINT_COOKIE}"))document.documentElement.dataset.signedIn=""`;

/** Whether this browser probably holds a session. Only for what is shown, never for what is allowed. */
export function hasSignedInHint(): boolean {
  return document.cookie.split('; ').includes(HINT_COOKIE);
}

/** Takes the hint back when the server does not know the session any more. */
export function dropSignedInHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers
  document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax';
}

/** Brings the mark on <html> in line with what is now known; styles show one of the two bars by it. */
export function markSignedIn(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
}
