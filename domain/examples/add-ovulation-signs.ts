import { addDays, type CalendarDate, daysBetween, listDays } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import { type DailyLog, EMPTY_VALUES } from '../daily-log/daily-log.ts';
import type { ModeExtras } from '../daily-log/log-extras.ts';
import { type Chance, createChance, round, spread } from './create-chance.ts';

/** Which finished cycles are measured, counted back from the newest (0). */
export interface MeasuredCycles {
  /** With a temperature every morning. */
  temperature: readonly number[];
  /** With LH tests around ovulation, in Conception Mode; she may measure her temperature as well. */
  lhTest: readonly number[];
}

/** Days from ovulation to the next period, cycle by cycle. */
const LUTEAL_DAYS = [13, 14, 12, 15, 13, 14] as const;
/** Measured from this day of a cycle on. */
const FIRST_MEASURED_DAY = 7;

/** The day of ovulation of a finished cycle of the example, `ago` cycles before the newest. */
export function exampleOvulation(nextStart: CalendarDate, ago: number): CalendarDate {
  return addDays(nextStart, -(LUTEAL_DAYS[ago % LUTEAL_DAYS.length] ?? 14));
}

/**
 * The same logs with what she measured in some cycles to see when she ovulates: a day that lacks a log gets one.
 * `periods` oldest first.
 */
export function addOvulationSigns(
  logs: readonly DailyLog[],
  periods: readonly Period[],
  measured: MeasuredCycles,
): DailyLog[] {
  const chance = createChance(20_261_124);
  const byDay = new Map(logs.map((log) => [log.log_date, log]));
  const starts = periods.map((period) => period.period_start_date).reverse();
  for (const [ago, nextStart] of starts.entries()) {
    const start = starts[ago + 1];
    if (start === undefined) break;
    const ovulation = exampleOvulation(nextStart, ago);
    for (const day of listDays(addDays(start, FIRST_MEASURED_DAY - 1), addDays(nextStart, -1))) {
      const afterOvulation = daysBetween(ovulation, day);
      const temperature = temperatureOn(afterOvulation, chance);
      const measuresHeat = measured.temperature.includes(ago);
      const log = byDay.get(day) ?? { log_date: day, ...EMPTY_VALUES, extras: {} };
      if (measured.lhTest.includes(ago)) {
        const extras = conceptionExtras(afterOvulation, measuresHeat ? temperature : null);
        byDay.set(day, { ...log, extras: { conception: extras } });
      } else if (measuresHeat) {
        const extras = { ...log.extras['menstrual-cycle'], basal_body_temperature: temperature };
        byDay.set(day, { ...log, extras: { ...log.extras, 'menstrual-cycle': extras } });
      }
    }
  }
  return [...byDay.values()].sort((one, other) => (one.log_date < other.log_date ? -1 : 1));
}

/**
 * About 0.7 °F warmer from the day after ovulation on. Before it every third morning is the warmest, so that no run of
 * chance looks like a rise.
 */
function temperatureOn(afterOvulation: number, chance: Chance): number {
  if (afterOvulation > 0) return round(98 + spread(chance) * 0.15, 10);
  return -afterOvulation % 3 === 0 ? 97.4 : round(97.25 + spread(chance) * 0.1, 10);
}

/** The test turns positive on the day before ovulation and stays so on the day itself. */
function conceptionExtras(afterOvulation: number, temperature: number | null): ModeExtras<'conception'> {
  const isTested = afterOvulation >= -5 && afterOvulation <= 1;
  const isPositive = afterOvulation === -1 || afterOvulation === 0;
  const isFertile = afterOvulation >= -3 && afterOvulation <= 0;
  return {
    lh_test: !isTested ? 'not-tested' : isPositive ? 'positive' : 'negative',
    cervical_mucus: isFertile ? 'ewcm' : afterOvulation > 0 ? 'sticky' : 'creamy',
    ...(temperature !== null && { basal_temperature: temperature }),
  };
}
