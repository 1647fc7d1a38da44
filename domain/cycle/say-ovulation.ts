import type { CalendarDate } from '../calendar/calendar-date.ts';
import { nameDay } from '../calendar/name-day.ts';
import type { FertileCycle } from './forecast/look-ahead.ts';
import type { CurrentCycle } from './history/recorded-cycles.ts';
import { sayOvulationBasis } from './say-cycles.ts';

/**
 * What the day or days of ovulation of the cycle that goes on rest on. `isKnown`: the forecast rests on a known day (see
 * hasKnownOvulation); `fertile` null: nothing can be estimated.
 */
export function sayWhereOvulationIsFrom(
  { ovulation }: Pick<CurrentCycle, 'ovulation'>,
  fertile: Pick<FertileCycle, 'ovulation'> | null,
  isKnown: boolean,
  today: CalendarDate,
): string {
  if (ovulation !== null) {
    const said = `ay ${ovulation.cycleDay}, ${sayOvulationBasis(ovulation.basis)}`;
    return isKnown
      ? `D${said}. ${nameDay(ovulation.on)}.`
      : `Recorded: d${said}. No period came in the 18 days after it: what is shown is from the lengths of your cycles again.`;
  }
  if (isKnown)
    return 'Expected tomorrow, by the positive LH test of today. A test alone says when, not that it happened.';
  if (fertile === null) return 'Nothing recorded in this cycle tells it.';
  const start = fertile.ovulation.to < today ? 'Probably over: 8' : '8';
  return `${start} in 10, from the lengths of your cycles. LH tests or morning temperatures in the daily log make it surer.`;
}
