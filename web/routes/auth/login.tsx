import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../../app/page-title.ts';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { LegalLinks } from '../../features/auth/legal-links.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { OrWithEmail } from '../../features/auth/or-with-email.tsx';
import { PasskeyButton } from '../../features/auth/passkeys/passkey-button.tsx';
import { ProviderButtons } from '../../features/auth/provider-buttons.tsx';
import { WaitingLinkNotice } from '../../features/auth/waiting-link-notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

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
        <p className="type-hint mt-3 text-muted">
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
