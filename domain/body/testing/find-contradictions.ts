import { hasCycle, hasOvulationForecast } from '../../cycle/cycle-modes.ts';
import { compare } from './compare-answers.ts';
import { compareBledDays, compareLastPeriod } from './compare-bleeding.ts';
import { compareDay, compareNextPeriod, comparePart } from './compare-cycle.ts';
import { compareFertileDays, compareFertileToday } from './compare-fertile-days.ts';
import { compareOvulation } from './compare-ovulation.ts';
import type { Screens } from './compose-screens.ts';
import { findUnspeakable } from './find-unspeakable.ts';

/** Two different answers to one question about her body, each in one line; empty where the screens agree. */
export function findContradictions(screens: Screens): string[] {
  const { stage } = screens.facts;
  return [
    ...comparePregnancy(screens),
    ...compareLastPeriod(screens),
    ...(hasCycle(stage)
      ? [...compareDay(screens), ...compareNextPeriod(screens), ...compareBledDays(screens)]
      : []),
    ...(hasOvulationForecast(stage)
      ? [
          ...compareFertileDays(screens),
          ...compareOvulation(screens),
          ...compareFertileToday(screens),
          ...comparePart(screens),
        ]
      : []),
    ...findUnspeakable(screens),
  ];
}

/**
 * What is said of now, and her records. Recording an end leads out of pregnancy mode, so that the mode says by her own word
 * that she is pregnant again. A period that begins after today says first that the clock is behind.
 */
function comparePregnancy({ now, facts: { stage, today, records } }: Screens): string[] {
  const isGoingOn = records.pregnancies.some(({ to }) => to === null || to > today);
  return compare('is she pregnant', {
    now: now.state === 'clock-behind' ? undefined : now.state === 'pregnant',
    records: now.state === 'clock-behind' ? undefined : stage === 'pregnancy' || isGoingOn,
  });
}
