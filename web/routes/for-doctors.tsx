import { preloadFont } from '../app/preload-font.ts';
import { makeStaticPart } from '../app/static-part.tsx';
import { describePage } from '../features/marketing/describe-page.ts';
import { DoctorsHero } from '../features/marketing/doctors/doctors-hero.tsx';
import italicUrl from '../ui/fonts/fraunces-italic-latin.woff2?url';

/** The line above the heading is set in it: arriving later, it would move what stands below. */
export const links = () => [preloadFont(italicUrl)];

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
