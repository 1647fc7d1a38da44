import { titlePage } from '../../app/page-title.ts';
import { describeReturned } from '../../features/auth/account-toasts.ts';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { OrWithEmail } from '../../features/auth/or-with-email.tsx';
import { ProviderButtons } from '../../features/auth/provider-buttons.tsx';
import { SignUpForm } from '../../features/auth/sign-up-form.tsx';
import { useProviderOutcome } from '../../features/session/from-provider/use-provider-outcome.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const meta = () =>
  titlePage(
    'Create Your Patient Account',
    'Open an account with a name, an email address and a password. Free to start, with no credit card.',
  );

export default function SignUpPage() {
  useProviderOutcome(describeReturned('sign-up'));
  return (
    <AuthLayout title="Create Your Patient Account" backTo="/auth/select-type">
      <div className="mt-6">
        <ProviderButtons purpose="sign-up" />
        <p className="type-hint mt-3 text-muted">With Google or Apple you accept the same terms as below.</p>
      </div>
      <OrWithEmail />
      <SignUpForm />
      <p className="type-small mt-6 text-center">
        Already have an account?{' '}
        <TextLink to="/auth/login" className="type-label">
          Log in
        </TextLink>
      </p>
    </AuthLayout>
  );
}
