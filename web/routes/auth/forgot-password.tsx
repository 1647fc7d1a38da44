import { titlePage } from '../../app/page-title.ts';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const meta = () =>
  titlePage(
    'Forgot password',
    'Ask for a link by mail to set a new password for your account. The link works once and for a short time.',
  );

export default function ForgotPasswordPage() {
  return (
    <AuthLayout title="Forgot your password?" backTo="/auth/login">
      <ForgotPasswordForm />
      <p className="type-small mt-6 text-center">
        Remembered it?{' '}
        <TextLink to="/auth/login" className="type-label">
          Log in
        </TextLink>
      </p>
    </AuthLayout>
  );
}
