import { addDays, type CalendarDate, daysBetween, listDays } from '../../calendar/calendar-date.ts';
import { DEFAULT_PERIOD_LENGTH_DAYS } from '../../cycle/cycle.ts';
import { showsForecast } from '../../cycle/cycle-modes.ts';
import { compare, itemOf } from './compare-answers.ts';
import { classOn } from './compare-fertile-days.ts';
import type { Screens } from './compose-screens.ts';
import { readDay, readDays, readForecast, readNearDays } from './read-said.ts';

// Its day, the next period, and the part that she is in.

export function compareDay({
  now,
  where,
  cycleDayCard,
  overviewWhere,
  report,
  facts,
  tiles,
  glance,
}: Screens): string[] {
  const read = (label: string | undefined) => Number(/^(?:Cycle day|Day) (\d+)/.exec(label ?? '')?.[1] ?? 0);
  const start = facts.periods[0]?.period_start_date;
  const isCounted = now.cycle !== null;
  return [
    ...compare('day of the cycle', {
      now: now.cycle?.day ?? 0,
      calendar: isCounted && start !== undefined ? daysBetween(start, facts.today) + 1 : undefined,
      panel: read(where.items[0]?.label),
      card: cycleDayCard.kind === 'hers' ? Number(cycleDayCard.figure.value) : 0,
      overview: overviewWhere === null ? undefined : read(overviewWhere.items[0]?.label),
      tile: tiles.day.value ?? 0,
      // Where none is counted its numeral is of something else.
      glance: isCounted ? read(glance.disc.numeral ?? '') : undefined,
      report: report.cycleDay === null ? undefined : Number(report.cycleDay.value) || 0,
    }),
    ...compare('why no day is counted', {
      panel: isCounted ? undefined : where.items[0]?.label,
      card: isCounted || cycleDayCard.kind !== 'missing' ? undefined : cycleDayCard.said,
      overview: isCounted ? undefined : overviewWhere?.items[0]?.label,
    }),
  ];
}

export function compareNextPeriod(screens: Screens): string[] {
  const { now, laid, comingUp, overviewNext, nextPeriodCard, report, panel, days, tiles, glance } = screens;
  const { today, periods } = screens.facts;
  const inPanel = readForecast(itemOf(comingUp.items, 'Next period')?.value ?? '', today);
  const overviewItem = itemOf(overviewNext, 'Next period');
  const inOverview = overviewItem && readForecast(overviewItem.value, today);
  const inCard =
    nextPeriodCard.kind === 'hers'
      ? readForecast(nextPeriodCard.figure.line ?? '', today)
      : readForecast(nextPeriodCard.line ?? '', today);
  const inReport = readForecast((report.forecast?.detail ?? '').replace(/, from .*$/, ''), today);
  const [, summaryDate = '', summaryWindow = ''] =
    /most likely (.+?)\. 8 in 10: (.+?)\.$/.exec(panel.summary) ?? [];
  const hasSummary = screens.facts.stage === 'menstrual-cycle' || screens.facts.stage === 'conception';
  const { row } = glance;
  const isForeseen = showsForecast(screens.facts.stage);
  const [, glanceDate = ''] = /^Next (?:period|bleeding): (?:[A-Z]\w+ )?(\d.*)$/.exec(row?.title ?? '') ?? [];
  const [, glanceWindow = ''] = /8 in 10: (.*)$/.exec(row?.line ?? '') ?? [];
  const nearest = [...laid].filter(([, { window }]) => window?.nth === 1).toSorted(byDay);
  const dayOf = (which: 'isFirst' | 'isLast' | 'isExpected') =>
    nearest.find(([, { window }]) => window?.[which])?.[0] ?? null;
  const [from, to] = [dayOf('isFirst'), dayOf('isLast')];
  const isLate = now.state === 'late';
  // What is expected of a period whose end is not recorded is no period ahead.
  const going = new Set(
    periods.flatMap(({ period_start_date: start, period_end_date: end }) =>
      listDays(start, end ?? addDays(start, DEFAULT_PERIOD_LENGTH_DAYS - 1)),
    ),
  );
  const drawn = [...days.keys()].toSorted().find((day) => {
    const isPeriod = days.get(day)?.dayClass === 'period';
    return day > today && isPeriod && !going.has(day);
  });
  return [
    ...compare('date of the next period', {
      panel: inPanel.date,
      overview: inOverview?.date,
      card: isLate ? undefined : inCard.date,
      'days on the card':
        nextPeriodCard.kind === 'hers' ? addDays(today, Number(nextPeriodCard.figure.value)) : undefined,
      report: readDay(report.forecast?.value ?? '', today),
      'of about': now.cycle?.expectedDays ? addDays(now.cycle.start, now.cycle.expectedDays) : undefined,
      summary: hasSummary ? readDay(summaryDate, today) : undefined,
      glance: isForeseen && !isLate ? (readNearDays(glanceDate, today)?.from ?? null) : undefined,
      frame: dayOf('isExpected'),
      grid: drawn ?? null,
      tile: tiles.period.value === null ? null : addDays(today, tiles.period.value),
    }),
    ...compare('window of the next period', {
      panel: inPanel.window,
      overview: inOverview?.window,
      card: inCard.window,
      report: inReport.window,
      summary: hasSummary ? readDays(summaryWindow, today) : undefined,
      glance: isForeseen ? readNearDays(glanceWindow, today) : undefined,
      frame: from && to ? { from, to } : null,
    }),
    ...compare('is one forecast', {
      now: now.next !== null,
      panel: itemOf(comingUp.items, 'Next period')?.value !== 'No forecast',
      frame: laid.size > 0,
      card: nextPeriodCard.kind === 'hers' || isLate,
    }),
  ];
}

function byDay([one]: readonly [CalendarDate, unknown], [other]: readonly [CalendarDate, unknown]): number {
  return one < other ? -1 : 1;
}

/** Of the words that the screens say in one breath with the part. */
const partIn = (said: string | undefined) => said?.replace(/, (?:estimate|expected|by your signs)$/, '');
const PARTS = /^(Menstrual phase|Follicular phase|Fertile days|Luteal phase|Between two phases)$/;

export function comparePart(screens: Screens): string[] {
  const { where, overviewWhere, cycleDayCard, days, now, panel, glance } = screens;
  const { today, stage } = screens.facts;
  // Said of a period without an end alone.
  const open = panel.sections
    .flatMap(({ items }) => items)
    .find(({ badge, value }) => badge?.label === 'Going on' || value === 'No end recorded');
  const part = partIn(where.items[0]?.badge?.label);
  const line = cycleDayCard.kind === 'hers' ? partIn(cycleDayCard.figure.line) : undefined;
  const isNamed = part !== undefined && PARTS.test(part);
  const drawn = classOn(screens, today);
  const mark = days.get(today);
  const isMenstrual = part === 'Menstrual phase';
  const isEstimate = /, (?:estimate|expected)$/.test(where.items[0]?.badge?.label ?? '');
  return [
    ...compare('part of the cycle', {
      panel: part ?? null,
      overview: overviewWhere === null ? undefined : (partIn(overviewWhere.items[0]?.badge?.label) ?? null),
      card: stage === 'conception' || !isNamed ? undefined : (line ?? null),
    }),
    ...compare('does she bleed', {
      part: isNamed ? part === 'Menstrual phase' : undefined,
      glance: isNamed ? glance.disc.look === 'period' || glance.disc.look === 'expected' : undefined,
      // Bleeding that she noted outside of a period is drawn, and is no phase.
      panel: isNamed && open ? open.badge?.label === 'Going on' : undefined,
      grid: isNamed && (isMenstrual || mark?.bleeding === undefined) ? drawn === 'period' : undefined,
    }),
    ...compare('is it recorded that she bleeds', {
      part: part === 'Menstrual phase' ? !isEstimate : undefined,
      grid: part === 'Menstrual phase' ? mark?.source === 'recorded' : undefined,
    }),
    ...(part === 'Fertile days' && drawn === 'none' ? [`today: part ${part}, grid ${drawn}`] : []),
    ...(part === 'Luteal phase' && drawn === 'fertile' ? [`today: part ${part}, grid ${drawn}`] : []),
    ...(now.state === 'late' && isNamed ? [`today: late, part ${part}`] : []),
  ];
}
