import type { PhaseField, Quartiles } from '@lunaria/domain/patterns/phase-ranges.ts';

const UNITS: Record<PhaseField, string> = {
  sleep_hours: ' hours',
  activity_minutes: ' minutes',
  sleep_quality: '',
  stress: '',
  mood: '',
};

/** `7 hours, mostly 6.5 to 7.5`; one decimal, none where it would be 0. */
export function sayRange({ lower, median, upper }: Quartiles, field: PhaseField): string {
  const write = (value: number) => String(Math.round(value * 10) / 10);
  const [low, high] = [write(lower), write(upper)];
  const spread = low === high ? `mostly ${low}` : `mostly ${low} to ${high}`;
  return `${write(median)}${UNITS[field]}, ${spread}`;
}
