const KEPT_AS = 'lunaria-reset-token';

/**
 * The token behind the # of the address, null when there is none. It is taken out of the address, where the history
 * would keep it, and stays with this tab until it is closed, so that a reload loses nothing.
 */
export function takeResetToken(): string | null {
  const token = window.location.hash.slice(1);
  if (!token) return sessionStorage.getItem(KEPT_AS);
  sessionStorage.setItem(KEPT_AS, token);
  // The router's own note about this place stays.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

/** Once it was used it opens nothing any more. */
export function dropResetToken(): void {
  sessionStorage.removeItem(KEPT_AS);
}
