import { titlePage } from '../../app/page-title.ts';
import { LifeStageForm } from '../../features/onboarding/life-stage/life-stage-form.tsx';
import { OnboardingPage } from '../../features/onboarding/onboarding-page.tsx';

export const meta = () => titlePage('Your life stage');

export default function LifeStagePage() {
  return <OnboardingPage title="Your life stage">{(props) => <LifeStageForm {...props} />}</OnboardingPage>;
}
