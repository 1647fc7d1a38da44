import { titlePage } from '../../app/page-title.ts';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';

export const meta = () => titlePage('Set a new password');

export default function ResetPasswordPage() {
  return (
    <AuthLayout title="Set a new password" backTo="/auth/login">
      <ResetPasswordForm />
    </AuthLayout>
  );
}
