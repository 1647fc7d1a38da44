import { countOf } from '../count-of.ts';
import type { Level, Within } from '../dangers/level.ts';
import type { Call } from '../dangers/rule.ts';

/** What of a danger its heading rests on. */
export interface Urgency {
  level: Level;
  within: Within;
  call: Call;
}

/**
 * What to do about it, as one line: `Call 999 now`, `Call your maternity unit and go in now`, `See a doctor within 2 weeks`.
 * `numbers`: the emergency number of her country; several where the country is not known.
 */
export function sayHeading({ level, within, call }: Urgency, numbers: readonly string[]): string {
  switch (level) {
    case 'ambulance':
      return `Call ${numbers.join(' or ')} now`;
    case 'emergency':
      if (call === 'maternity-unit') return 'Call your maternity unit and go in now';
      if (call === 'fertility-clinic') return 'Call your clinic now, day or night';
      return 'Go to an emergency department now';
    case 'today':
      return `Speak to ${call === 'pharmacist' ? 'a pharmacist' : 'a doctor, midwife or nurse'} ${sayToday(within)}`;
    case 'soon':
      return `See a doctor within ${sayTime(within ?? { days: 14 })}`;
    case 'routine':
      return 'Book an appointment';
  }
}

const sayToday = (within: Within) => (within === null ? 'today' : `within ${sayTime(within)}`);

function sayTime(within: NonNullable<Within>): string {
  if ('hours' in within) return countOf(within.hours, 'hour');
  const { days } = within;
  return days % 7 === 0 ? countOf(days / 7, 'week') : countOf(days, 'day');
}
