import { titlePage } from '../../app/page-title.ts';
import { BasicInfoForm } from '../../features/onboarding/basic-info/basic-info-form.tsx';
import { OnboardingPage } from '../../features/onboarding/onboarding-page.tsx';

export const meta = () => titlePage('About you');

export default function BasicInfoPage() {
  return <OnboardingPage title="About you">{(props) => <BasicInfoForm {...props} />}</OnboardingPage>;
}
