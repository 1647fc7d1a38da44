import { shortDay } from '../calendar/name-day.ts';
import { saySinceEnd } from '../chapters/say-since-end.ts';
import type { CurrentPhase } from '../cycle/current-phase.ts';
import { sayChance } from '../cycle/forecast/day-chances.ts';
import { sayUsual } from '../cycle/forecast/say-look-ahead.ts';
import { PHASE_NAMES } from '../cycle/say-forecast.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { Now } from './describe-now.ts';

// What every screen says of now, in the same words.

/** `Cycle day 10 of about 28`, `Day 31, usually 26 to 30`, `5 weeks and 2 days after the birth`: where she is, in one line. */
export function sayPlace({ today, state, cycle, next, pregnancyEndedOn }: Now): string {
  switch (state) {
    case 'cycling':
      return `Cycle day ${cycle?.day} of about ${cycle?.expectedDays}`;
    case 'late':
      return next === null ? `Day ${cycle?.day}` : sayUsual(next);
    case 'too-long':
      return `Day ${cycle?.day} since ${shortDay(cycle?.start ?? today, today)}`;
    case 'after-birth':
    case 'after-pregnancy':
      return saySinceEnd({ today, endedOn: pregnancyEndedOn ?? today, isBirth: state === 'after-birth' });
    case 'pregnant':
      return 'No cycle is counted during a pregnancy';
    case 'pause':
      return 'No cycle is counted during a pause';
    case 'no-cycles':
      return 'No cycle is counted';
    case 'clock-behind':
      return 'Your newest period begins after today';
    case 'unrecorded':
      return 'No period recorded';
  }
}

/** Why nothing is forecast, and what brings it back; null where something is. */
export function sayWhyNoForecast({ state }: Pick<Now, 'state'>): string | null {
  switch (state) {
    case 'cycling':
    case 'late':
      return null;
    case 'too-long':
      return 'Nothing can be forecast from a period so long ago. A newer one brings the forecast back.';
    case 'after-birth':
      return 'Nothing is forecast after a birth until your first period. Bleeding in the first six weeks is not a period.';
    case 'after-pregnancy':
      return 'Nothing is forecast until your next period.';
    case 'pregnant':
      return 'Nothing is forecast during a pregnancy.';
    case 'pause':
      return 'Nothing is forecast during a pause and until your first period after it.';
    case 'no-cycles':
      return 'In a mode without cycles nothing is forecast, nor after it until your next period.';
    case 'clock-behind':
      return 'By the clock of this device your newest period begins after today.';
    case 'unrecorded':
      return 'A forecast begins with the first period that you record.';
  }
}

/** In the place of what could not be asked. */
export const NOT_LOADED = 'Did not load';

/** What a part is known by; null: it is recorded. */
const KNOWN_BY: Readonly<Record<CurrentPhase['basis'], string | null>> = {
  recorded: null,
  begun: 'expected',
  ovulation: 'by your signs',
  estimate: 'estimate',
};

/**
 * `Luteal phase, estimate`, `Luteal phase, by your signs`, `Menstrual phase`; where hormones decide, or where it cannot be
 * told, what is known instead.
 */
export function sayPart({ state, phase, isByHormones, next }: Now): string | null {
  if (state === 'late') return next?.isOvulationKnown ? 'Past the usual days' : 'Past the usual range';
  if (state !== 'cycling') return null;
  if (isByHormones) return 'By the dates you recorded';
  if (phase === null) return null;
  const name = PHASE_NAMES[phase.phase];
  const known = KNOWN_BY[phase.basis];
  return known === null ? name : `${name}, ${known}`;
}

/** `Fertile today: 32 % likely`; where ovulation is known, what it is known by instead of a number. Null: not named. */
export function sayFertileToday({ fertileToday, next }: Now): string | null {
  if (fertileToday === null || next === null) return null;
  if (next.isOvulationKnown && fertileToday === 1) return 'Fertile today, by your signs of ovulation';
  return `Fertile today: ${sayChance(fertileToday)} likely`;
}

/**
 * That a pregnancy test tells something by now; null before, and where hormones decide. From the day on which the period
 * was expected before it did not come.
 */
export function sayTestTells({ today, next, isByHormones }: Now, stage: LifeStage): string | null {
  if (next === null || isByHormones || today < next.firstExpected) return null;
  return stage === 'conception' || next.isLate ? TEST_TELLS : null;
}

export const TEST_TELLS = 'A pregnancy test tells something from the day on which your period was expected.';
