import { BroughtToday } from './brought-today.tsx';
import { DoctorsPlanned } from './doctors-planned.tsx';
import { OwnPractice } from './own-practice.tsx';
import { Specialties } from './specialties.tsx';

/** The page below its two buttons: nothing on it needs a script. */
export default function DoctorsSections() {
  return (
    <>
      <Specialties />
      <BroughtToday />
      <DoctorsPlanned />
      <OwnPractice />
    </>
  );
}
