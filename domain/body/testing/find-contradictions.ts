import { addDays, type CalendarDate, daysBetween, listDays } from '../../calendar/calendar-date.ts';
import type { PanelItem, PanelSection } from '../../calendar/side-panel.ts';
import { DEFAULT_PERIOD_LENGTH_DAYS } from '../../cycle/cycle.ts';
import { followsHormones, hasCycle, hasOvulationForecast } from '../../cycle/cycle-modes.ts';
import { sayChance } from '../../cycle/forecast/day-chances.ts';
import { type DateWindow, FERTILE_CHANCE } from '../../cycle/forecast/forecast-cycle.ts';
import type { StatId } from '../../dashboard/health-today.ts';
import { type Screens, textOf } from './compose-screens.ts';
import { readDay, readDays, readForecast } from './read-said.ts';

/** Two different answers to one question about her body, each in one line; empty where the screens agree. */
export function findContradictions(screens: Screens): string[] {
  const { stage } = screens.facts;
  return [
    ...comparePregnancy(screens),
    ...(hasCycle(stage) ? [...compareDay(screens), ...compareNextPeriod(screens)] : []),
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

/** `undefined`: the screen does not answer. */
function compare(question: string, answers: Readonly<Record<string, unknown>>): string[] {
  const given = Object.entries(answers)
    .filter(([, answer]) => answer !== undefined)
    .map(([screen, answer]) => [screen, JSON.stringify(answer)] as const);
  if (new Set(given.map(([, answer]) => answer)).size < 2) return [];
  return [`${question}: ${given.map(([screen, answer]) => `${screen} ${answer}`).join(', ')}`];
}

const itemOf = (items: readonly PanelItem[], label: string) => items.find((item) => item.label === label);

/** What is said of now, and her records. A period that begins after today says first that the clock is behind. */
function comparePregnancy({ now, facts: { stage, today, records } }: Screens): string[] {
  const isGoingOn = records.pregnancies.some(({ to }) => to === null || to > today);
  return compare('is she pregnant', {
    now: now.state === 'clock-behind' ? undefined : now.state === 'pregnant',
    records: now.state === 'clock-behind' ? undefined : stage === 'pregnancy' || isGoingOn,
  });
}

function compareDay({ now, where, cycleDayCard, overviewWhere, report, facts, tiles }: Screens): string[] {
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
      report: report.cycleDay === null ? undefined : Number(report.cycleDay.value) || 0,
    }),
    ...compare('why no day is counted', {
      panel: isCounted ? undefined : where.items[0]?.label,
      card: isCounted || cycleDayCard.kind !== 'missing' ? undefined : cycleDayCard.said,
      overview: isCounted ? undefined : overviewWhere?.items[0]?.label,
    }),
  ];
}

function compareNextPeriod(screens: Screens): string[] {
  const { now, laid, comingUp, overviewNext, nextPeriodCard, report, panel, days, tiles } = screens;
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

/** The days that the panel names fertile, the first of them today or later. */
function fertileInPanel({
  comingUp,
  facts: { today },
}: Pick<Screens, 'comingUp' | 'facts'>): DateWindow | null {
  const said = itemOf(comingUp.items, 'Fertile days')?.value ?? '';
  const until = /^to (.*)$/.exec(said)?.[1];
  if (until === undefined) return readDays(said, today);
  const to = readDay(until, today);
  return to === null ? null : { from: today, to };
}

function classOn({ days }: Screens, date: CalendarDate): 'fertile' | 'period' | 'none' {
  const dayClass = days.get(date)?.dayClass;
  if (dayClass === 'period') return 'period';
  return dayClass === undefined ? 'none' : 'fertile';
}

function compareFertileDays(screens: Screens): string[] {
  const { now, comingUp, overviewNext, page } = screens;
  const { today } = screens.facts;
  const said = fertileInPanel(screens);
  const ovulationOn = readOvulation(screens).on;
  const inOverview = itemOf(overviewNext, 'Fertile days')?.value;
  const later = now.ahead?.fertile?.cycles.find(({ days }) => days.from > (said?.to ?? today))?.days.from;
  const last = later ? addDays(later, -1) : addDays(said?.to ?? today, 60);
  const wrong =
    now.ahead === null
      ? []
      : listDays(today, last).filter((date) => {
          const drawn = classOn(screens, date);
          const isInRange = said !== null && date >= said.from && date <= said.to;
          const isNamed = isInRange || date === ovulationOn;
          return drawn !== 'period' && (drawn === 'fertile') !== isNamed;
        });
  const [first] = now.ahead?.fertile?.cycles ?? [];
  const isThisCycle = first !== undefined && page.fertile !== null;
  return [
    ...wrong
      .slice(0, 1)
      .map((date) => `fertile days: panel ${JSON.stringify(said)}, grid otherwise on ${date}`),
    ...compare('fertile days', {
      panel: itemOf(comingUp.items, 'Fertile days')?.value ?? null,
      overview: overviewNext.length === 0 ? undefined : (inOverview ?? null),
    }),
    ...compare('fertile days of this cycle', {
      calendar: isThisCycle ? first.days : undefined,
      page: isThisCycle
        ? { from: page.fertile?.days[0]?.date, to: page.fertile?.days.at(-1)?.date }
        : undefined,
    }),
  ];
}

/** What the panel says of ovulation: `16 Nov, 8 in 10: 12 – 21 Nov`, a day alone where it is known, `Probably by 19 Nov`. */
function readOvulation({ comingUp, facts: { today } }: Screens) {
  const said = itemOf(comingUp.items, 'Ovulation')?.value ?? null;
  const [, day = '', window = ''] = /^(?:(\d+ \w+(?: \d{4})?)(?:, |$))?(.*)$/.exec(said ?? '') ?? [];
  return { said, on: readDay(day, today), window };
}

function compareOvulation(screens: Screens): string[] {
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

function compareFertileToday(screens: Screens): string[] {
  const { now, laid, comingUp, score, fertileInThisCycle } = screens;
  const { today } = screens.facts;
  const drawn = classOn(screens, today);
  const chance = now.fertileToday;
  // Days are named by what is likely in one cycle. Where two that meet reach 10 percent only together, none is.
  const isOfOneCycle = (fertileInThisCycle ?? 0) >= FERTILE_CHANCE || (chance ?? 0) < FERTILE_CHANCE;
  // They are named from the first to the last of a cycle, a gap between two likelier stretches among them.
  const isBetween = (now.ahead?.fertile?.cycles ?? []).some(
    ({ days: { from, to } }) => from < today && today < to,
  );
  const isInGap = isBetween && (chance ?? 0) < FERTILE_CHANCE;
  const item = itemOf(comingUp.items, 'Fertile days');
  const laidToday = laid.get(today);
  const label = score.items[0]?.label ?? '';
  const pageChance = now.phase?.fertileChance ?? null;
  return [
    ...compare('is today fertile', {
      grid: chance === null || drawn === 'period' ? undefined : drawn === 'fertile',
      panel: chance === null ? undefined : item?.badge?.label === 'Today',
      chance: chance === null || !isOfOneCycle || isInGap ? undefined : chance >= FERTILE_CHANCE,
    }),
    ...compare('how likely today is fertile', {
      score: chance === null || /signs/.test(label) ? undefined : label,
      'day window':
        chance === null
          ? undefined
          : laidToday?.isFertileKnown
            ? undefined
            : `${sayChance(laidToday?.fertile ?? 0)} likely`,
      page: pageChance === null || /signs/.test(label) ? undefined : `${sayChance(pageChance)} likely`,
    }),
    ...compare('is fertile today known', {
      score: chance === null ? undefined : /signs/.test(label),
      'day window': chance === null ? undefined : (laidToday?.isFertileKnown ?? false),
    }),
  ];
}

/** Of the words that the screens say in one breath with the part. */
const partIn = (said: string | undefined) => said?.replace(/, (?:estimate|expected)$/, '');
const PARTS = /^(Menstrual phase|Follicular phase|Fertile days|Luteal phase|Between two phases)$/;

function comparePart(screens: Screens): string[] {
  const { where, overviewWhere, cycleDayCard, days, now, panel } = screens;
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

const BREAK_STATES: readonly string[] = ['pregnant', 'after-birth', 'after-pregnancy', 'pause', 'no-cycles'];
const CYCLE_CARDS: readonly StatId[] = ['cycle-day', 'days-to-period'];
/** What is said where nothing is estimated. */
const DENIALS = /Fertile days and ovulation are not estimated in this mode\./g;

/** Fertile days, ovulation and natural periods where there are none: by hormones, in pregnancy, after it, on a break. */
function findUnspeakable(screens: Screens): string[] {
  const { now, days, laid, facts, panel, cards, overviewWhere, overviewNext, comingUp, where } = screens;
  const isBreak = BREAK_STATES.includes(now.state);
  const isSilent = isBreak || followsHormones(facts.stage) || !hasCycle(facts.stage);
  if (!isSilent) return [];
  const going = new Set(
    facts.periods.flatMap(({ period_start_date: start }) =>
      listDays(start, addDays(start, DEFAULT_PERIOD_LENGTH_DAYS - 1)),
    ),
  );
  const ahead = [...days].filter(([date]) => date >= facts.today && !going.has(date));
  const isDenied = ({ title, items }: PanelSection) =>
    title === 'Fertile today' && items[0]?.label === 'Not estimated';
  const said = [
    textOf(panel.sections.filter((section) => !isDenied(section)).flatMap(({ items }) => items)),
    textOf(cards.filter(({ id }) => CYCLE_CARDS.includes(id))),
    textOf(overviewWhere),
    textOf(overviewNext),
    panel.summary.replaceAll(DENIALS, ''),
    ...(hasCycle(facts.stage) ? [textOf(where)] : []),
    ...(isBreak ? [textOf(comingUp)] : []),
  ].join(' ');
  const isHormonal = followsHormones(facts.stage);
  return [
    ...ahead
      .filter(([, { dayClass, source }]) => source === 'computed' && (isBreak || dayClass !== 'period'))
      .slice(0, 1)
      .map(([date, { dayClass }]) => `${now.state}: ${dayClass} drawn on ${date}`),
    ...[...days]
      .filter(([, { dayClass }]) => isHormonal && (dayClass === 'fertile' || dayClass === 'ovulation'))
      .slice(0, 1)
      .map(([date, { dayClass }]) => `${facts.stage}: ${dayClass} drawn on ${date}`),
    ...(isBreak && laid.size > 0 ? [`${now.state}: something is laid over the month`] : []),
    ...(isBreak &&
    (now.next !== null || now.phase !== null || now.fertileToday !== null || now.ahead !== null)
      ? [`${now.state}: something is forecast`]
      : []),
    ...(/fertile|ovulation/i.test(said) ? [`${now.state} in ${facts.stage}: said ${said}`] : []),
    ...(isBreak && /8 in 10/.test(said) ? [`${now.state}: a window is said`] : []),
  ];
}
