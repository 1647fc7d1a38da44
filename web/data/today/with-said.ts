import { bleedingByDay } from '@lunaria/domain/bleeding/bleeding-of.ts';
import type { TodayFacts } from '@lunaria/domain/dashboard/today-facts.ts';
import type { LookAheadState } from '../cycle/use-look-ahead.ts';

/** The facts of today with what is said of her cycle and how she bled, once that is here. */
export function withSaid(facts: TodayFacts, { now, her }: LookAheadState): TodayFacts {
  if (now === null || her.state !== 'ready') return facts;
  return { ...facts, now, bleeding: bleedingByDay(her.facts.bleeding ?? []) };
}
