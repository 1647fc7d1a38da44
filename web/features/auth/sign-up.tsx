import { titlePage } from '../../app/page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useProviderOutcome } from '../session/from-provider/use-provider-outcome.ts';
import { describeReturned } from './account-toasts.ts';
import { AuthLayout } from './auth-layout.tsx';
import { OrWithEmail, ProviderButtons } from './provider-buttons.tsx';
import { SignUpForm } from './sign-up-form.tsx';

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
