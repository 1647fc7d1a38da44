/** Hours of the local day from which the greeting changes. */
export const AFTERNOON_STARTS_HOUR = 12;
export const EVENING_STARTS_HOUR = 18;

export type Greeting = 'Good morning' | 'Good afternoon' | 'Good evening';

/** The greeting for an hour of the local day, 0 to 23. */
export function greetingFor(hour: number): Greeting {
  if (hour < AFTERNOON_STARTS_HOUR) return 'Good morning';
  if (hour < EVENING_STARTS_HOUR) return 'Good afternoon';
  return 'Good evening';
}

/** The first word of a full name; `there` when there is none, so that the greeting still reads well. */
export function firstNameOf(fullName: string | null | undefined): string {
  return fullName?.trim().split(/\s+/u)[0] || 'there';
}
