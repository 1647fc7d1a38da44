import type { CalendarDate } from '../calendar/calendar-date.ts';
import { countDays, longDay } from '../calendar/name-day.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { CurrentPhase } from './current-phase.ts';
import type { CycleForecast, DateWindow } from './forecast/forecast-cycle.ts';
import { LONGEST_USUAL_DAYS, NO_PERIOD_DAYS } from './history/normal-ranges.ts';
import type { FinishedCycle } from './history/recorded-cycles.ts';
import { SUMMARIZED_CYCLES } from './history/summarize-cycles.ts';

// What every screen and the report say of a forecast, in the same words.

/** `Next period, most likely 1 December.` */
export function sayNextPeriod({ date }: Pick<CycleForecast, 'date'>, today: CalendarDate): string {
  return `Next period, most likely ${longDay(date, today)}.`;
}

/** `8 in 10: 28 November to 2 December.` Of the window of 80 %. */
export function sayWindow({ from, to }: DateWindow, today: CalendarDate): string {
  return `8 in 10: ${from === to ? longDay(from, today) : `${longDay(from, today)} to ${longDay(to, today)}`}.`;
}

const COUNTS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `Day 31. Your last seven cycles were 26 to 29 days.` Of the newest twelve that count. */
export function sayCycleDay({ cycleDay }: { cycleDay: number }, finished: readonly FinishedCycle[]): string {
  const lengths = finished
    .filter(({ notCounted, question }) => notCounted === null && question === null)
    .slice(-SUMMARIZED_CYCLES)
    .map(({ lengthDays }) => lengthDays);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const day = `Day ${cycleDay}.`;
  if (lengths.length === 0) return day;
  if (lengths.length === 1) return `${day} Your last cycle was ${countDays(shortest)}.`;
  const range = shortest === longest ? `${countDays(shortest)} each` : `${shortest} to ${longest} days`;
  return `${day} Your last ${COUNTS[lengths.length]} cycles were ${range}.`;
}

/**
 * `, 1 of them in question` after the number of cycles that a forecast rests on: it takes those about which she is still
 * asked too, averages and ranges do not, so that their number is smaller. Empty where there is none.
 */
export function sayInQuestion(finished: readonly FinishedCycle[]): string {
  const asked = finished.filter(({ notCounted, question }) => notCounted === null && question !== null);
  return asked.length === 0 ? '' : `, ${asked.length} of them in question`;
}

/** What to do when no period has been recorded for more than 90 days; null before. */
export function sayLongWait({ cycleDay }: { cycleDay: number }): string | null {
  if (cycleDay - 1 <= NO_PERIOD_DAYS) return null;
  return (
    `No period is recorded for ${cycleDay - 1} days. If one is missing here, add it. If none came, or you may be ` +
    'pregnant, talk to your doctor: more than 90 days without a period are worth finding out about.'
  );
}

/** When the length of this cycle is a matter for a doctor, for a day on which it is longer than hers usually are. */
export function sayWhenToAsk(current: { cycleDay: number }, stage: LifeStage): string {
  const hormones = HORMONES[stage] ?? null;
  const wait = sayLongWait(current) ?? (hormones === null ? LONG_CYCLES : null);
  return [hormones, wait].filter((part) => part !== null).join(' ');
}
const HORMONES: Partial<Record<LifeStage, string>> = {
  contraception:
    'With hormonal contraception bleeding follows the hormones. What is usual without it does not apply.',
  ivf: 'During a treatment bleeding follows the medication. What is usual without it does not apply.',
};
const LONG_CYCLES = `See a doctor if your cycles are longer than ${LONGEST_USUAL_DAYS.adult} days again and again (${LONGEST_USUAL_DAYS.adolescent} in the first years after the first period), or if no period comes for ${NO_PERIOD_DAYS} days.`;

/** `on the day`, `2 days early`, `1 day late`: her period, beside the date that was forecast. */
export function sayDaysOff(daysOff: number): string {
  if (daysOff === 0) return 'on the day';
  return `${countDays(Math.abs(daysOff))} ${daysOff < 0 ? 'early' : 'late'}`;
}

/** One name for each, on every screen. */
export const PHASE_NAMES: Record<CurrentPhase['phase'], string> = {
  menstrual: 'Menstrual phase',
  follicular: 'Follicular phase',
  fertile: 'Fertile days',
  luteal: 'Luteal phase',
  unsure: 'Between two phases',
};

/** The phase of today with how sure it is. */
export function sayPhase({ phase, basis, chance }: CurrentPhase): { name: string; certainty: string } {
  return { name: PHASE_NAMES[phase], certainty: sayCertainty(phase, basis, chance) };
}

function sayCertainty(
  phase: CurrentPhase['phase'],
  basis: CurrentPhase['basis'],
  chance: number | null,
): string {
  if (basis === 'recorded') return 'By the period you recorded.';
  if (basis === 'begun') return 'By the start you recorded. Its end is not recorded yet.';
  if (chance === null) return 'This cycle is longer than what an estimate can be made for.';
  if (basis === 'ovulation') return 'By the signs of ovulation recorded in this cycle.';
  if (phase === 'unsure')
    return 'An estimate: which part of your cycle this is, the lengths of your cycles do not tell for today.';
  return `An estimate from the lengths of your cycles: ${sayChance(chance)}.`;
}

/** `about 7 in 10`, never certain: it is an estimate. */
export function sayChance(chance: number): string {
  const tenths = Math.round(chance * 10);
  if (tenths < 1) return 'less than 1 in 10';
  return tenths > 9 ? 'more than 9 in 10' : `about ${tenths} in 10`;
}
