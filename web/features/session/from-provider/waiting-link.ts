import { IDENTITY_PROVIDERS, type IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';

/** For this tab only, until she has logged in: the server knows for itself what waits, and for whom. */
const KEY = 'lunaria-waiting-link';
/** As long as the server keeps it. */
const LIFE_MS = 15 * 60_000;

/** The provider that is added once she has logged in as before; null when none waits. */
export function readWaitingLink(): IdentityProvider | null {
  try {
    const [provider, keptAt] = (window.sessionStorage.getItem(KEY) ?? '').split(' ');
    if (!(Date.now() - Number(keptAt) < LIFE_MS)) return null;
    return IDENTITY_PROVIDERS.find((known) => known === provider) ?? null;
  } catch {
    return null; // storage switched off
  }
}

export function keepWaitingLink(provider: IdentityProvider): void {
  try {
    window.sessionStorage.setItem(KEY, `${provider} ${Date.now()}`);
  } catch {
    return; // the notice is missing, and she can add the provider on the security page
  }
}

export function dropWaitingLink(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
