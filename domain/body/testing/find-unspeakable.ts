import { addDays, listDays } from '../../calendar/calendar-date.ts';
import type { PanelSection } from '../../calendar/panel-facts.ts';
import { DEFAULT_PERIOD_LENGTH_DAYS } from '../../cycle/cycle.ts';
import { followsHormones, hasCycle } from '../../cycle/cycle-modes.ts';
import type { StatId } from '../../dashboard/figure.ts';
import { type Screens, textOf } from './compose-screens.ts';

const BREAK_STATES: readonly string[] = ['pregnant', 'after-birth', 'after-pregnancy', 'pause', 'no-cycles'];
const CYCLE_CARDS: readonly StatId[] = ['cycle-day', 'days-to-period'];
/** What is said where nothing is estimated. */
const DENIALS = /Fertile days and ovulation are not estimated in this mode\./g;

const NAMED_SEEDS = /^(?:fertile|ovulation)/;

/** What is read on the first screen; its addresses are not read. */
function sayGlance({ disc, row, safety, note }: Screens['glance']): string {
  const { numeral, words, line } = disc;
  return [numeral, words, line, row?.title, row?.line, safety?.lead, safety?.text, note?.text].join(' ');
}

/** Fertile days, ovulation and natural periods where there are none: by hormones, in pregnancy, after it, on a break. */
export function findUnspeakable(screens: Screens): string[] {
  const { now, days, laid, facts, panel, cards, overviewWhere, overviewNext, comingUp, where, glance } =
    screens;
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
    sayGlance(glance),
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
    ...glance.disc.orbit
      .filter(({ kind }) => NAMED_SEEDS.test(kind) || (isBreak && kind === 'period-ahead'))
      .slice(0, 1)
      .map(({ kind }) => `${now.state} in ${facts.stage}: ${kind} in the orbit`),
    ...(isBreak && laid.size > 0 ? [`${now.state}: something is laid over the month`] : []),
    ...(isBreak &&
    (now.next !== null || now.phase !== null || now.fertileToday !== null || now.ahead !== null)
      ? [`${now.state}: something is forecast`]
      : []),
    ...(/fertile|ovulation/i.test(said) ? [`${now.state} in ${facts.stage}: said ${said}`] : []),
    ...findUnspeakableAfter(screens),
    ...(isBreak && /8 in 10/.test(said) ? [`${now.state}: a window is said`] : []),
  ];
}

/** After a pregnancy: a card that counts a cycle, and a birth where she did not say so. */
function findUnspeakableAfter(screens: Screens): string[] {
  const { now, panel, cards, overviewWhere, overviewNext, glance, facts } = screens;
  if (now.pregnancyEndedOn === null || !hasCycle(facts.stage)) return [];
  const items = panel.sections.flatMap((section) => section.items);
  const said = [textOf(items), panel.summary, textOf(cards), textOf(overviewWhere), sayGlance(glance)].join(
    ' ',
  );
  return [
    ...(cards.some(({ id }) => CYCLE_CARDS.includes(id)) ? [`${now.state}: a card counts a cycle`] : []),
    ...(overviewNext.length > 0 ? [`${now.state}: something comes next`] : []),
    ...(panel.sections.some(({ title }) => title === 'Coming up')
      ? [`${now.state}: something comes up`]
      : []),
    ...(now.pregnancyEnd !== 'birth' && /baby|birth|born|try/i.test(said)
      ? [`${now.state}: said ${said}`]
      : []),
    ...(/loss|lost/i.test(said) ? [`${now.state}: said ${said}`] : []),
  ];
}
