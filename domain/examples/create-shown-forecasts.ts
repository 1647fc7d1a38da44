import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { forecastCycle } from '../cycle/forecast/forecast-cycle.ts';
import type { CycleMark, ShownForecast } from '../cycle/history/cycle-records.ts';
import { findRecordedCycles } from '../cycle/history/find-recorded-cycles.ts';
import { ovulationSignOf } from '../cycle/ovulation/ovulation-signs.ts';
import type { Period } from '../cycle/period.ts';
import type { DailyLog } from '../daily-log/daily-log.ts';

/** A mark, and the day on which it was made. */
export interface DatedMark extends CycleMark {
  madeOn: CalendarDate;
}

interface ForecastPlan {
  periods: readonly Period[];
  logs: readonly DailyLog[];
  marks: readonly DatedMark[];
  /** The days on which she looked. */
  days: readonly CalendarDate[];
}

/**
 * What she was shown on those days, each forecast once as the ledger keeps it: made by the product's own code from what
 * was recorded by then and nothing later.
 */
export function createShownForecasts({ periods, logs, marks, days }: ForecastPlan): ShownForecast[] {
  const shown = days.flatMap((today) => {
    const { history } = findRecordedCycles({
      periods: periods.flatMap((period) => (period.period_start_date <= today ? [asOf(period, today)] : [])),
      records: {
        cycle_marks: marks.flatMap(({ madeOn, ...mark }) => (madeOn <= today ? [mark] : [])),
        cycle_pauses: [],
        stage_changes: [],
        pregnancies: [],
        ovulation_signs: logs.flatMap((log) => (log.log_date <= today ? (ovulationSignOf(log) ?? []) : [])),
        cycle_forecasts: [],
      },
      stage: 'menstrual-cycle',
      today,
    });
    const forecast = history && forecastCycle(history, today);
    if (!history || !forecast) return [];
    return {
      cycle_start: history.currentStart,
      shown_on: today,
      predicted_start: forecast.date,
      window_from: forecast.window80.from,
      window_to: forecast.window80.to,
      known_cycles: forecast.knownCycles,
      is_ovulation_known: forecast.isOvulationKnown,
    };
  });
  return shown.filter((one, index) => index === shown.findIndex((other) => isSame(one, other)));
}

function isSame(one: ShownForecast, other: ShownForecast): boolean {
  return (
    one.cycle_start === other.cycle_start &&
    one.predicted_start === other.predicted_start &&
    one.window_from === other.window_from &&
    one.window_to === other.window_to
  );
}

/** A period that went on that day had no end yet. */
function asOf(period: Period, today: CalendarDate): Period {
  const { period_end_date: end } = period;
  return end !== null && end > today ? { ...period, period_end_date: null } : period;
}

/** The fifth day of each of the newest `count` finished cycles, and the fourth day after its ovulation; oldest first. */
export function daysOfLooking(
  periods: readonly Period[],
  count: number,
  ovulationOf: (nextStart: CalendarDate, ago: number) => CalendarDate,
): CalendarDate[] {
  const starts = periods.map((period) => period.period_start_date).reverse();
  return starts
    .slice(0, count)
    .flatMap((nextStart, ago) => {
      const start = starts[ago + 1];
      return start === undefined ? [] : [addDays(ovulationOf(nextStart, ago), 4), addDays(start, 4)];
    })
    .reverse();
}
