import { addDays, listDays } from '../../calendar/calendar-date.ts';
import { compare, itemOf } from './compare-answers.ts';
import { fertileInPanel } from './compare-fertile-days.ts';
import type { Screens } from './compose-screens.ts';
import { readDay, readDays } from './read-said.ts';

/** What the panel says of ovulation: `16 Nov, 8 in 10: 12 – 21 Nov`, a day alone where it is known, `Probably by 19 Nov`. */
function readOvulation({ comingUp, facts: { today } }: Screens) {
  const said = itemOf(comingUp.items, 'Ovulation')?.value ?? null;
  const [, day = '', window = ''] = /^(?:(\d+ \w+(?: \d{4})?)(?:, |$))?(.*)$/.exec(said ?? '') ?? [];
  return { said, on: readDay(day, today), window };
}

export function compareOvulation(screens: Screens): string[] {
  const { now, overviewNext, page, days, tiles } = screens;
  const { today } = screens.facts;
  const { said, on, window } = readOvulation(screens);
  const range = fertileInPanel(screens);
  const drawn =
    range === null
      ? []
      : listDays(range.from, on !== null && on > range.to ? on : range.to).filter(
          (date) => days.get(date)?.dayClass === 'ovulation',
        );
  const isHidden = on !== null && days.get(on)?.dayClass === 'period';
  const until = /^(?:8 in 10: |[Pp]robably by )(.*)$/.exec(window)?.[1] ?? '';
  const span = readDays(until, today);
  const [first] = now.ahead?.fertile?.cycles ?? [];
  const isOfThisCycle = page.fertile !== null && first !== undefined && first.days.to >= today;
  return [
    ...compare('day of ovulation', {
      panel: on ?? 'none',
      tile: tiles.ovulation.value === null ? 'none' : addDays(today, tiles.ovulation.value),
      grid: isHidden ? undefined : (drawn[0] ?? 'none'),
    }),
    ...compareOvulationOfCycles(screens),
    ...(drawn.length > 1 ? [`day of ovulation: grid ${drawn.join(' and ')}`] : []),
    ...compare('ovulation', {
      panel: said,
      overview: overviewNext.length === 0 ? undefined : (itemOf(overviewNext, 'Ovulation')?.value ?? null),
    }),
    ...compare('last day of the window of ovulation', {
      panel: isOfThisCycle && said !== null ? (span?.to ?? on) : undefined,
      page: isOfThisCycle && said !== null ? page.fertile?.ovulation.to : undefined,
    }),
    ...compare('is ovulation over', {
      panel: isOfThisCycle ? said === null : undefined,
      page: isOfThisCycle && page.fertile ? page.fertile.ovulation.to < today : undefined,
    }),
  ];
}

/** Of the days gone by each cycle has one day of ovulation at most. */
function compareOvulationOfCycles({ cycles, days, facts: { today } }: Screens): string[] {
  const spans = [
    ...cycles.finished.map(({ start, nextStart }) => ({ start, end: nextStart })),
    ...(cycles.current === null ? [] : [{ start: cycles.current.start, end: today }]),
  ];
  return spans.flatMap(({ start, end }) => {
    const drawn = [...days].filter(
      ([date, { dayClass }]) => dayClass === 'ovulation' && date >= start && date < end,
    );
    return drawn.length > 1 ? [`ovulation of one cycle: ${drawn.map(([date]) => date).join(' and ')}`] : [];
  });
}
