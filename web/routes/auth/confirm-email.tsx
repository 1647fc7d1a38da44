import { titlePage } from '../../app/page-title.ts';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { ConfirmEmail } from '../../features/auth/confirm-email.tsx';

export const meta = () => titlePage('Email address');

export default function ConfirmEmailPage() {
  return (
    <AuthLayout title="Email address" backTo="/auth/login">
      <ConfirmEmail />
    </AuthLayout>
  );
}
