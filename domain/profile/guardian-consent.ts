import type { CalendarDate } from '../calendar/calendar-date.ts';
import { ageOn } from './age.ts';

/** Under this age the pre-menstrual form asks for a guardian's address. */
export const GUARDIAN_ADDRESS_BELOW_AGE = 18;
/** GDPR, article 8: 16, and a country may lower it, but not below 13. */
export const DIGITAL_CONSENT_AGE_LIMITS = { min: 13, max: 16 } as const;
/** The setting's default: also the age of the US Children's Online Privacy Protection Act. */
export const DEFAULT_DIGITAL_CONSENT_AGE = 13;

/** What is known of her age. Both may be null: she has not said, and nobody guesses. */
export interface KnownAge {
  birthDate: CalendarDate | null;
  /** Typed in the pre-menstrual form, with the day on which it was. */
  statedAge: { years: number; on: CalendarDate } | null;
}

/**
 * The least age that she can have today by what is known; null when nothing is. An age stated a year ago is a year
 * more by now. Where date of birth and stated age differ, the younger counts: it protects.
 */
export function leastAgeOn(known: KnownAge, today: CalendarDate): number | null {
  const { birthDate, statedAge } = known;
  const ages = [
    ...(birthDate === null ? [] : [ageOn(birthDate, today)]),
    ...(statedAge === null ? [] : [statedAge.years + Math.max(0, ageOn(statedAge.on, today))]),
  ];
  return ages.length === 0 ? null : Math.min(...ages);
}

/**
 * True when a guardian has to consent before anything of her health is stored, in any life stage.
 * `ageOfConsent` is the setting of this installation. Rule and source: docs/algorithms/guardian-consent.md.
 */
export function needsGuardianConsent(
  known: KnownAge,
  today: CalendarDate,
  ageOfConsent: number = DEFAULT_DIGITAL_CONSENT_AGE,
): boolean {
  const age = leastAgeOn(known, today);
  return age !== null && age < ageOfConsent;
}

/** True when the pre-menstrual form shows and requires a guardian's address. */
export function needsGuardianAddress(age: number | null): boolean {
  return age !== null && age < GUARDIAN_ADDRESS_BELOW_AGE;
}
