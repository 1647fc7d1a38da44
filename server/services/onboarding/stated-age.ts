import type { BasicInfoRow } from '@lunaria/db/queries/basic-info.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';

interface StatedAge {
  date_of_birth: CalendarDate | null;
  age: number | null;
  stated_on: CalendarDate;
}

/**
 * What becomes of her age in the profile. What was not answered stays: an age she typed once still counts where she
 * chooses another stage. Only a date of birth without an age takes its place, being the more exact of the two.
 */
export function ageChanges({
  date_of_birth: birthDate,
  age,
  stated_on: statedOn,
}: StatedAge): Partial<BasicInfoRow> {
  return {
    ...(birthDate !== null && { birthDate, statedAge: null, ageStatedOn: null }),
    ...(age !== null && { statedAge: age, ageStatedOn: statedOn }),
  };
}
