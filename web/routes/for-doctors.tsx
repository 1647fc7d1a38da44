import { makeStaticPart } from '../app/static-part.tsx';
import { describePage } from '../features/marketing/describe-page.ts';
import { DoctorsHero } from '../features/marketing/doctors/doctors-hero.tsx';

export const meta = () =>
  describePage({
    title: 'For Doctors',
    description:
      'For gynecologists, obstetricians, fertility specialists, endocrinologists: what a patient can bring you today, and what is planned.',
    path: '/for-doctors',
  });

const DoctorsSections = await makeStaticPart(
  'doctors-sections',
  () => import('../features/marketing/doctors/doctors-sections.tsx'),
);

export default function ForDoctorsPage() {
  return (
    <>
      <DoctorsHero />
      <DoctorsSections />
    </>
  );
}
