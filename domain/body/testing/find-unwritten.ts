import { addDays } from '../../calendar/calendar-date.ts';
import { describePanel } from '../../calendar/side-panel.ts';
import type { OvulationBasis } from '../../cycle/history/recorded-cycles.ts';
import { readHealthToday } from '../../dashboard/health-today.ts';
import { DEFAULT_UNITS } from '../../profile/units.ts';
import { MOODS, SYMPTOMS } from '../../signals/health-signals.ts';
import { logsOf, signalsOf, type Writes } from './any-writes.ts';
import type { Screens } from './compose-screens.ts';
import { findUnwrittenInLog } from './unwritten-in-log.ts';
import { findUnwrittenOnCard } from './unwritten-on-cards.ts';
import { differ } from './written-of.ts';

/** What a screen shows as hers although nothing that she entered says it, each in one line; empty where there is none. */
export function findUnwritten(screens: Screens, writes: Writes): string[] {
  const { facts, now } = screens;
  const { today, stage } = facts;
  const cards = readHealthToday(
    stage,
    {
      ...{ today, now, logs: logsOf(writes), units: DEFAULT_UNITS, weekStart: 0, pregnancy: null },
      period: facts.periods[0] ?? null,
    },
    true,
  );
  return [
    ...findUnwrittenInLog(writes, stage, today),
    ...cards.flatMap((card) => findUnwrittenOnCard(card, writes, today)),
    ...inPanel(screens, writes),
    ...inMonth(screens),
  ];
}

const WORDS: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  'Most noted symptom': SYMPTOMS,
  'Most noted mood': MOODS,
};

/** How many days she logged, and what she noted on most of them. */
function inPanel({ facts, now }: Screens, writes: Writes): string[] {
  const { today, stage, periods } = facts;
  const { sections, isSample } = describePanel(stage, {
    ...{ today, now, periods, isSample: false, pregnancy: null },
    firstStart: periods.at(-1)?.period_start_date ?? null,
    signals: signalsOf(writes),
    logs: [...logsOf(writes).values()],
  });
  const items = sections.flatMap((section) => section.items);
  const all = [...writes.log, ...writes.signals];
  const counted = items.flatMap(({ label, progress }) => {
    if (label !== 'Days logged' || !progress) return [];
    const written = new Set(all.map(({ day }) => day).filter((day) => day > addDays(today, -progress.max)));
    return differ('days logged in the panel', progress.value, written.size);
  });
  const named = items.flatMap(({ label, value }) => {
    const word = value.split(', ')[0];
    const code = WORDS[label]?.find((one) => one.label === word)?.value;
    if (WORDS[label] === undefined || word === 'None noted') return [];
    const isNoted = writes.signals.some(({ symptom, mood }) => symptom === code || mood === code);
    return isNoted ? [] : [`${label} in the panel: ${value}`];
  });
  const samples = sections.filter((section) => section.isSample).map(({ title }) => `panel: sample ${title}`);
  return [...(isSample ? ['the panel is a sample'] : []), ...samples, ...counted, ...named];
}

/** Temperatures name the day from some days behind it on, a test from the day before. */
const SIGN_DAYS = 6;

/** Days drawn as recorded, and days of ovulation with what says them. */
function inMonth({ facts: { periods, records, bleeding = [] }, days }: Screens): string[] {
  return [...days].flatMap(([date, { dayClass, source, ovulation }]) => {
    const isBled =
      bleeding.some(({ day, flow }) => day === date && flow !== 'none') ||
      periods.some(
        ({ period_start_date: start, period_end_date: end }) => start <= date && date <= (end ?? start),
      );
    const isEntered = records.cycle_marks.some(({ ovulation_on: on }) => on === date);
    const isSigned = records.ovulation_signs.some(
      ({ day }) => day >= addDays(date, -SIGN_DAYS) && day <= addDays(date, SIGN_DAYS),
    );
    const hasBasis: Readonly<Record<OvulationBasis, boolean>> = {
      ...{ entered: isEntered, signs: isSigned, temperature: isSigned, 'lh-test': isSigned },
    };
    return [
      ...(source === 'recorded' && !isBled ? [`${date}: ${dayClass} drawn as recorded`] : []),
      ...(ovulation !== null && !hasBasis[ovulation] ? [`${date}: ovulation by ${ovulation}`] : []),
    ];
  });
}
