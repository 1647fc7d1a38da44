import { describePage } from '../features/marketing/describe-page.ts';
import { BroughtToday } from '../features/marketing/doctors/brought-today.tsx';
import { DoctorsHero } from '../features/marketing/doctors/doctors-hero.tsx';
import { DoctorsPlanned } from '../features/marketing/doctors/doctors-planned.tsx';
import { OwnPractice } from '../features/marketing/doctors/own-practice.tsx';
import { Specialties } from '../features/marketing/doctors/specialties.tsx';

export const meta = () =>
  describePage({
    title: 'For Doctors',
    description:
      'For gynecologists, obstetricians, fertility specialists, endocrinologists: what a patient can bring you today, and what is planned.',
    path: '/for-doctors',
  });

export default function ForDoctorsPage() {
  return (
    <>
      <DoctorsHero />
      <Specialties />
      <BroughtToday />
      <DoctorsPlanned />
      <OwnPractice />
    </>
  );
}
