import { titlePage } from '../../app/page-title.ts';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { SecondStep } from '../../features/auth/second-step/second-step.tsx';

export const meta = () => titlePage('One more step');

export default function SecondStepPage() {
  return (
    <AuthLayout title="One more step" backTo="/">
      <SecondStep />
    </AuthLayout>
  );
}
