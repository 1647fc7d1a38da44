import {
  IDENTITY_PROVIDERS,
  type IdentityProvider,
  PROVIDER_NAMES,
} from '@lunaria/domain/account/identity-provider.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { chooseReturnPath } from '../session/return-path.ts';
import { describeFailedProvider, type ProviderPurpose } from './account-toasts.ts';
import { startWithProvider } from './start-with-provider.ts';

const GLYPHS = { google: GoogleGlyph, apple: AppleGlyph };

/** Google and Apple, side by side; neither waits for the form's fields or its checkbox. */
export function ProviderButtons({ purpose }: { purpose: ProviderPurpose }) {
  const [starting, setStarting] = useState<IdentityProvider | null>(null);

  const returnPath = chooseReturnPath(useLocation().state);

  useEffect(() => {
    // Back from the provider's page out of the browser's cache: the buttons must not hang.
    const reset = () => setStarting(null);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  async function start(provider: IdentityProvider) {
    setStarting(provider);
    const failure = await startWithProvider(provider, {
      callbackURL: returnPath,
      ...(purpose === 'sign-up' && { errorCallbackURL: '/auth/signup' }),
    });
    if (failure === null) return; // The browser is on its way to the provider; stay busy until it leaves.
    setStarting(null);
    showToast({ ...describeFailedProvider(provider, purpose, failure), kind: 'destructive' });
  }

  return (
    // One that is offered alone has the whole width.
    <div data-provider="any" className="grid grid-flow-col auto-cols-fr gap-3">
      {IDENTITY_PROVIDERS.map((provider) => {
        const Glyph = GLYPHS[provider];
        return (
          <Button
            key={provider}
            data-provider={provider}
            kind="secondary"
            icon={<Glyph />}
            isBusy={starting === provider}
            disabled={starting !== null}
            onClick={() => start(provider)}
          >
            <span className="sr-only">Continue with </span>
            {PROVIDER_NAMES[provider]}
          </Button>
        );
      })}
    </div>
  );
}

/** Between the providers and the form. */
export function OrWithEmail() {
  return (
    <div data-provider="any" className="my-6 flex items-center gap-3 text-muted">
      <span className="h-px flex-1 bg-border" />
      <span className="type-hint">or with your email</span>
      <span className="h-px flex-1 bg-border" />
    </div>
  );
}

/** Google's mark in Google's colours: the brand rules allow no others. */
export function GoogleGlyph() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true" className="shrink-0">
      <path
        fill="#4285F4"
        d="M23.5 12.27c0-.85-.08-1.67-.22-2.45H12v4.64h6.45a5.52 5.52 0 0 1-2.4 3.62v3h3.88c2.27-2.09 3.57-5.17 3.57-8.81Z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.24 0 5.96-1.07 7.94-2.91l-3.88-3.01c-1.07.72-2.45 1.15-4.06 1.15-3.12 0-5.77-2.11-6.71-4.95H1.28v3.11A12 12 0 0 0 12 24Z"
      />
      <path fill="#FBBC05" d="M5.29 14.28a7.2 7.2 0 0 1 0-4.56V6.61H1.28a12 12 0 0 0 0 10.78l4.01-3.11Z" />
      <path
        fill="#EA4335"
        d="M12 4.77c1.76 0 3.35.6 4.6 1.8l3.43-3.44A11.5 11.5 0 0 0 12 0 12 12 0 0 0 1.28 6.61l4.01 3.11C6.23 6.88 8.88 4.77 12 4.77Z"
      />
    </svg>
  );
}

export function AppleGlyph() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={18}
      height={18}
      aria-hidden="true"
      fill="currentColor"
      className="shrink-0 text-text"
    >
      <path d="M17.05 12.54c-.03-2.7 2.2-3.99 2.3-4.05-1.25-1.83-3.2-2.08-3.9-2.11-1.66-.17-3.24.97-4.08.97-.84 0-2.14-.95-3.52-.92-1.81.03-3.48 1.05-4.41 2.67-1.88 3.26-.48 8.09 1.35 10.74.9 1.3 1.97 2.75 3.37 2.7 1.35-.06 1.86-.87 3.5-.87 1.63 0 2.1.87 3.53.84 1.45-.02 2.37-1.32 3.26-2.62 1.03-1.5 1.45-2.96 1.48-3.03-.03-.02-2.84-1.1-2.88-4.32ZM14.37 4.6c.74-.9 1.24-2.15 1.1-3.4-1.06.05-2.36.71-3.12 1.6-.69.8-1.29 2.07-1.13 3.29 1.19.1 2.4-.6 3.15-1.49Z" />
    </svg>
  );
}
