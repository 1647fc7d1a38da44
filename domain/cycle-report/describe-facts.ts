import type { CalendarDate } from '../calendar/calendar-date.ts';
import { countDays, shortDate, shortDays } from '../calendar/name-day.ts';
import { countOf } from '../count-of.ts';
import { type CycleForecast, forecastCycle } from '../cycle/forecast/forecast-cycle.ts';
import type { RecordedCycles } from '../cycle/history/recorded-cycles.ts';
import type { Period } from '../cycle/period.ts';
import { sayInQuestion } from '../cycle/say-forecast.ts';
import type { CycleReport } from './cycle-report.ts';

type Fact = CycleReport['facts'][number];

/** The last period and the day of the cycle. Why there is no cycle is not told: she did not tick it. */
export function describeLastPeriod(
  cycles: RecordedCycles,
  periods: readonly Period[],
  today: CalendarDate,
): Fact[] {
  const last = periods.reduce<Period | null>(
    (latest, period) =>
      latest === null || period.period_start_date > latest.period_start_date ? period : latest,
    null,
  );
  if (last === null) return [];
  const bleedingDays = cycles.current?.bleedingDays ?? null;
  const end = last.period_end_date;
  return [
    {
      label: 'Last period began',
      value: shortDate(last.period_start_date),
      detail:
        bleedingDays !== null
          ? `bleeding for ${countDays(bleedingDays)}`
          : end === null
            ? 'end not recorded'
            : `ended ${shortDate(end)}`,
    },
    cycles.current === null || cycles.current.cycleDay === null
      ? { label: 'Cycle day', value: 'none', detail: 'no cycle goes on' }
      : { label: 'Cycle day', value: String(cycles.current.cycleDay), detail: `on ${shortDate(today)}` },
  ];
}

/** When the next period is expected, as an estimate with its window; none where no cycle goes on. */
export function describeForecast({ history, finished }: RecordedCycles, today: CalendarDate): Fact[] {
  const forecast = history === null ? null : forecastCycle(history, today);
  if (forecast === null) return [];
  const { date, window80 } = forecast;
  return [
    {
      label: 'Next period, estimate',
      value: shortDate(date),
      detail: `8 in 10: ${shortDays(window80.from, window80.to, today)}${sayBase(forecast, finished)}`,
    },
  ];
}

function sayBase(
  { knownCycles, statedLengthDays }: CycleForecast,
  finished: RecordedCycles['finished'],
): string {
  if (knownCycles === 0 && statedLengthDays !== null) return `, from the ${statedLengthDays} days she gave`;
  return `, from ${countOf(knownCycles, 'cycle')}${sayInQuestion(finished)}`;
}
