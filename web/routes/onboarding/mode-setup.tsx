import { titlePage } from '../../app/page-title.ts';
import { ModeSetupForm } from '../../features/onboarding/mode-setup/mode-setup-form.tsx';
import { OnboardingPage } from '../../features/onboarding/onboarding-page.tsx';

export const meta = () => titlePage('Your stage in detail');

export default function ModeSetupPage() {
  return (
    <OnboardingPage title="Your stage in detail">{(props) => <ModeSetupForm {...props} />}</OnboardingPage>
  );
}
