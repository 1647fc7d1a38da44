import { titlePage } from '../../app/page-title.ts';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { VerifyEmail } from '../../features/auth/verify-email.tsx';

export const meta = () => titlePage('Confirm your address');

export default function VerifyEmailPage() {
  return (
    <AuthLayout title="Confirm your address" backTo="/auth/login">
      <VerifyEmail />
    </AuthLayout>
  );
}
