import type { CalendarDate } from '../calendar/calendar-date.ts';
import { findBirthDateFault } from '../profile/date-of-birth.ts';
import { findHeightFault } from '../profile/height.ts';
import { findWeightFault } from '../profile/weight.ts';
import type { BasicInfo } from './onboarding-data.ts';

export interface BasicInfoFaults {
  dateOfBirth: string | null;
  height: string | null;
  weight: string | null;
}

/** What keeps step 1 from going on. The blood type never does. */
export function findBasicInfoFaults(info: BasicInfo, today: CalendarDate): BasicInfoFaults {
  return {
    dateOfBirth:
      info.dateOfBirth === null ? 'Enter your date of birth' : findBirthDateFault(info.dateOfBirth, today),
    height: findHeightFault(info),
    weight: findWeightFault(info),
  };
}
