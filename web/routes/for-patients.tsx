import { ClosingCall } from '../features/marketing/closing-call.tsx';
import { describePage } from '../features/marketing/describe-page.ts';
import { Benefits } from '../features/marketing/patients/benefits.tsx';
import { PatientsHero } from '../features/marketing/patients/patients-hero.tsx';
import { StageList } from '../features/marketing/patients/stage-list.tsx';
import { Voices } from '../features/marketing/patients/voices.tsx';
import { useFocusOnAnchor } from '../features/marketing/use-focus-on-anchor.ts';

export const meta = () =>
  describePage({
    title: 'For Patients',
    description:
      'Eight life stages in one account: your cycle, your days and your health documents, with estimates that look like estimates. Free to start.',
    path: '/for-patients',
  });

export default function ForPatientsPage() {
  useFocusOnAnchor();
  return (
    <>
      <PatientsHero />
      <Benefits />
      <StageList />
      <Voices />
      <ClosingCall heading="Three short steps, then it is yours">
        Your answers set the stage, the first period and the length of your cycle. You can change each of them
        later.
      </ClosingCall>
    </>
  );
}
