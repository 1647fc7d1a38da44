/** Under which name the token of each kind of link stays with the tab; the page about cookies names them. */
type KeptAs = 'lunaria-reset-token' | 'lunaria-email-token' | 'lunaria-verify-token' | 'lunaria-undo-token';

/**
 * The token behind the # of the address, null when there is none. It is taken out of the address, where the history
 * would keep it, and stays with this tab until it is closed, so that a reload loses nothing.
 */
export function takeLinkToken(keptAs: KeptAs): string | null {
  const token = window.location.hash.slice(1);
  if (!token) return sessionStorage.getItem(keptAs);
  sessionStorage.setItem(keptAs, token);
  // The router's own note about this place stays.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

/** Once it was used it opens nothing any more. */
export function dropLinkToken(keptAs: KeptAs): void {
  sessionStorage.removeItem(keptAs);
}
