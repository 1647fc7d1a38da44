import { type IdentityProvider, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { useEffect, useState } from 'react';
import { titlePage } from '../../app/page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useProviderOutcome } from '../session/from-provider/use-provider-outcome.ts';
import { readWaitingLink } from '../session/from-provider/waiting-link.ts';
import { describeReturned } from './account-toasts.ts';
import { AuthLayout } from './auth-layout.tsx';
import { LegalLinks } from './legal-links.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkeys/passkey-button.tsx';
import { OrWithEmail, ProviderButtons } from './provider-buttons.tsx';

export const meta = () =>
  titlePage(
    'Welcome Back',
    `Log in to ${PRODUCT_NAME}, the companion for women’s reproductive health: your calendar, your daily log and your health documents.`,
  );

/** Also the page at /auth/patient-login. */
export default function LoginPage() {
  return (
    <AuthLayout title="Welcome Back" backTo="/">
      <WaitingLinkNotice />
      <div className="mt-6">
        <ProviderButtons purpose="sign-in" />
        <p data-provider="any" className="type-hint mt-3 text-muted">
          With Google or Apple you accept the <LegalLinks />.
        </p>
      </div>
      <OrWithEmail />
      <LoginForm />
      <div className="mt-3">
        <PasskeyButton />
      </div>
      <p className="type-small mt-6 text-center">
        New here?{' '}
        <TextLink to="/auth/signup" className="type-label">
          Create an account
        </TextLink>
      </p>
    </AuthLayout>
  );
}

/** At the login: what came of a journey to a provider, and what happens to it once she has logged in. */
function WaitingLinkNotice() {
  const [provider, setProvider] = useState<IdentityProvider | null>(null);
  const look = () => setProvider(readWaitingLink());
  useProviderOutcome(describeReturned('sign-in'), look);
  // The prerendered page knows nothing of this tab.
  useEffect(look, []);
  return (
    <div role="status">
      {provider !== null && (
        <p className="mt-6 rounded-card border border-border bg-surface p-4">
          There is already an account with this address. Log in the way you did before, and{' '}
          {PROVIDER_NAMES[provider]} is added.
        </p>
      )}
    </div>
  );
}
