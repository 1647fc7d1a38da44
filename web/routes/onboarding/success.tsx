import { titlePage } from '../../app/page-title.ts';
import { OnboardingPage } from '../../features/onboarding/onboarding-page.tsx';
import { SetupDone } from '../../features/onboarding/success/setup-done.tsx';

export const meta = () => titlePage("You're all set");

export default function SuccessPage() {
  return <OnboardingPage title="You're all set!">{(props) => <SetupDone {...props} />}</OnboardingPage>;
}
