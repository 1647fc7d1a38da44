import { addDays } from '../../calendar/calendar-date.ts';
import { countDays } from '../../calendar/name-day.ts';
import { compare, itemOf } from './compare-answers.ts';
import type { Screens } from './compose-screens.ts';
import { readDay } from './read-said.ts';

/** How long her last period bled: panel, history, and the page for an appointment. */
export function compareBledDays({ panel, cycles, report, facts }: Screens): string[] {
  const { current } = cycles;
  const items = panel.sections.flatMap((section) => section.items);
  const inPanel = itemOf(items, 'Period length')?.value;
  // Two starts that she called one period are one in the history, and two rows of the calendar.
  const isOneRow = current !== null && current.start === facts.periods[0]?.period_start_date;
  if (!isOneRow || current.cycleDay === null) return [];
  const inReport = /^bleeding for (.*)$/.exec(report.lastPeriod?.detail ?? '')?.[1];
  return compare('how long did she bleed', {
    history: current.bleedingDays === null ? 'No end recorded' : countDays(current.bleedingDays),
    report: inReport ?? 'No end recorded',
    panel: inPanel,
  });
}

/** Since when there was no period, in the modes that count it. */
export function compareLastPeriod({
  lastPeriodCard,
  lastPeriodInPanel,
  facts,
  overviewWhere,
}: Screens): string[] {
  const { today, stage } = facts;
  const began = (items: typeof lastPeriodInPanel.items | undefined) => {
    const [first] = items ?? [];
    return first === undefined || first.value === '' ? null : readDay(first.value, today);
  };
  const figure = lastPeriodCard.kind === 'hers' ? lastPeriodCard.figure : null;
  const daysAgo = figure?.value === 'Today' ? 0 : Number(figure?.value);
  // Cards know the newest period alone, and a clock that was put back lies before it.
  if ((facts.periods[0]?.period_start_date ?? today) > today) return [];
  const counts = stage === 'menopause' || stage === 'post-menopause';
  return compare('since when is there no period', {
    card: figure === null ? null : addDays(today, -daysAgo),
    panel: began(lastPeriodInPanel.items),
    overview: counts ? began(overviewWhere?.items) : undefined,
  });
}
