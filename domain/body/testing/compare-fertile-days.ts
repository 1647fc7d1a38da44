import { addDays, type CalendarDate, daysBetween, listDays } from '../../calendar/calendar-date.ts';
import { sayChance } from '../../cycle/forecast/day-chances.ts';
import { type DateWindow, FERTILE_CHANCE } from '../../cycle/forecast/forecast-cycle.ts';
import { compare, itemOf } from './compare-answers.ts';
import type { Screens } from './compose-screens.ts';
import { readDay, readDays } from './read-said.ts';

/** The days that the panel names fertile, the first of them today or later. */
export function fertileInPanel({
  comingUp,
  facts: { today },
}: Pick<Screens, 'comingUp' | 'facts'>): DateWindow | null {
  const said = itemOf(comingUp.items, 'Fertile days')?.value ?? '';
  const until = /^to (.*)$/.exec(said)?.[1];
  if (until === undefined) return readDays(said, today);
  const to = readDay(until, today);
  return to === null ? null : { from: today, to };
}

export function classOn({ days }: Screens, date: CalendarDate): 'fertile' | 'period' | 'none' {
  const dayClass = days.get(date)?.dayClass;
  if (dayClass === 'period') return 'period';
  return dayClass === undefined ? 'none' : 'fertile';
}

export function compareFertileDays(screens: Screens): string[] {
  const { now, comingUp, overviewNext } = screens;
  const { today } = screens.facts;
  const said = fertileInPanel(screens);
  const inOverview = itemOf(overviewNext, 'Fertile days')?.value;
  const later = now.ahead?.fertile?.cycles.find(({ days }) => days.from > (said?.to ?? today))?.days.from;
  const last = later ? addDays(later, -1) : addDays(said?.to ?? today, 60);
  const wrong =
    now.ahead === null
      ? []
      : listDays(today, last).filter((date) => {
          const drawn = classOn(screens, date);
          const isNamed = said !== null && date >= said.from && date <= said.to;
          return drawn !== 'period' && (drawn === 'fertile') !== isNamed;
        });
  return [
    ...wrong
      .slice(0, 1)
      .map((date) => `fertile days: panel ${JSON.stringify(said)}, grid otherwise on ${date}`),
    ...compare('fertile days', {
      panel: itemOf(comingUp.items, 'Fertile days')?.value ?? null,
      overview: overviewNext.length === 0 ? undefined : (inOverview ?? null),
    }),
  ];
}

export function compareFertileToday(screens: Screens): string[] {
  const { now, laid, comingUp, score, page } = screens;
  const { today } = screens.facts;
  const drawn = classOn(screens, today);
  const chance = now.fertileToday;
  const item = itemOf(comingUp.items, 'Fertile days');
  const laidToday = laid.get(today);
  const label = score.items[0]?.label ?? '';
  const isKnown = /signs/.test(label);
  const say = (value: number) => `${sayChance(value)} likely`;
  const bar = page.fertile?.chances[daysBetween(page.fertile.days.from, today)];
  return [
    ...compare('is today fertile', {
      grid: chance === null || drawn === 'period' ? undefined : drawn === 'fertile',
      panel: chance === null ? undefined : item?.badge?.label === 'Today',
      // Days between likely ones are named with them: the chance alone does not say that a day is none.
      chance: chance !== null && chance >= FERTILE_CHANCE ? true : undefined,
    }),
    ...compare('how likely today is fertile', {
      score: chance === null || isKnown ? undefined : label,
      'day window': chance === null || laidToday?.isFertileKnown ? undefined : say(laidToday?.fertile ?? 0),
      page: chance === null || isKnown || !now.phase ? undefined : say(now.phase.fertileChance ?? 0),
      'bar of the page': chance === null || isKnown || bar === undefined ? undefined : say(bar),
    }),
    ...compare('is fertile today known', {
      score: chance === null ? undefined : isKnown,
      'day window': chance === null ? undefined : (laidToday?.isFertileKnown ?? false),
    }),
  ];
}
