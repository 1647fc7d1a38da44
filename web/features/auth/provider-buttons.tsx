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
import { AppleGlyph, GoogleGlyph } from './provider-glyphs.tsx';
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
    <div className="grid grid-cols-2 gap-3">
      {IDENTITY_PROVIDERS.map((provider) => {
        const Glyph = GLYPHS[provider];
        return (
          <Button
            key={provider}
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
