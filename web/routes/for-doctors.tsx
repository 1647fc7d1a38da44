import { titlePage } from '../app/page-title.ts';
import { HonestLists } from '../features/marketing/honest-lists.tsx';
import type { MoonDisc } from '../features/marketing/moon-discs.tsx';
import { PublicPage } from '../features/marketing/public-page.tsx';

export const meta = () => titlePage('For Doctors', 'Accounts for clinicians are planned; none exist yet.');

const DISCS: MoonDisc[] = [
  { x: 38, y: 50, r: 30, kind: 'moon' },
  { x: 64, y: 50, r: 30, kind: 'rim' },
];

export default function ForDoctorsPage() {
  return (
    <PublicPage
      title="For doctors"
      lead="For gynecologists, obstetricians, fertility specialists and endocrinologists. Accounts for clinicians do not exist yet; this page will say so until they do."
      discs={DISCS}
    >
      <HonestLists
        today={[
          'Patients can open an account and keep their life stage',
          'The software can run on a machine of your practice, with its data there',
        ]}
        planned={[
          'Accounts for clinicians, with verified credentials',
          'Patient management, scheduling, telemedicine and billing',
          'Seeing what a patient chooses to share, and nothing else',
        ]}
      />
    </PublicPage>
  );
}
