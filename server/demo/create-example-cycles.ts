import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { ShownForecast } from '@lunaria/domain/cycle/history/cycle-records.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { addOvulationSigns, exampleOvulation } from '@lunaria/domain/examples/add-ovulation-signs.ts';
import { addPremenstrualDays } from '@lunaria/domain/examples/add-premenstrual-days.ts';
import { createHistory, type History } from '@lunaria/domain/examples/create-history.ts';
import { createLogs } from '@lunaria/domain/examples/create-logs.ts';
import {
  createShownForecasts,
  type DatedMark,
  daysOfLooking,
} from '@lunaria/domain/examples/create-shown-forecasts.ts';

/** About fourteen months. */
const RECORDED_DAYS = 425;

// Finished cycles, counted back from the newest (0).
/** With a temperature every morning; the fourth with LH tests as well, the fifth with LH tests alone. */
const MEASURED = { temperature: [0, 1, 2, 3], lhTest: [3, 4] };
/** In which she entered the day of ovulation herself. */
const ENTERED = 6;
/** Nine days longer than it would have been, in a month with the flu. */
const UNUSUAL = { ago: 8, extraDays: 9 };
/** The start of the cycle that she forgot to record. */
const FORGOTTEN = 10;
/** Cycles in which she looked at the forecast. */
const LOOKED_AT = 7;

export interface ExampleCycles {
  history: History;
  logs: DailyLog[];
  marks: DatedMark[];
  /** Oldest first. */
  forecasts: ShownForecast[];
}

/**
 * The example person's cycles until `today`: she is on the third day of a period, notes most of her days, feels her
 * periods coming, and looked at the forecast now and then.
 */
export function createExampleCycles(today: CalendarDate): ExampleCycles {
  const firstDay = addDays(today, 1 - RECORDED_DAYS);
  const span = { firstDay, lastDay: today, shareOfDays: 0.85 };
  const lived = createHistory({ ...span, lastPeriodStart: addDays(today, -2), longCycle: UNUSUAL });
  const logs = addOvulationSigns(createLogs({ ...span, periods: lived.periods }), lived.periods, MEASURED);
  const marks = createMarks(lived);
  const periods = lived.periods.filter((period) => period !== lived.periods.at(-2 - FORGOTTEN));
  const days = daysOfLooking(periods, LOOKED_AT, exampleOvulation);
  return {
    history: { periods, days: addPremenstrualDays(lived.days, lived.periods) },
    logs,
    marks,
    forecasts: createShownForecasts({ periods, logs, marks, days }),
  };
}

function createMarks({ periods }: History): DatedMark[] {
  const startOf = (ago: number): CalendarDate => {
    const period = periods.at(-2 - ago);
    if (!period) throw new Error('The example history is long enough for its marks.');
    return period.period_start_date;
  };
  return [
    {
      cycle_start: startOf(UNUSUAL.ago),
      ...{ verdict: 'unusual', reason: 'illness', ovulation_on: null },
      madeOn: addDays(startOf(UNUSUAL.ago - 1), 2),
    },
    {
      cycle_start: startOf(ENTERED),
      ...{ verdict: null, reason: null, ovulation_on: exampleOvulation(startOf(ENTERED - 1), ENTERED) },
      madeOn: addDays(exampleOvulation(startOf(ENTERED - 1), ENTERED), 1),
    },
  ];
}
