import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { ShownForecast } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { cycleForecasts } from '../schema/cycle-forecasts.ts';

/** The newest that are read: more than forty years of one for each cycle. */
const NEWEST = 500;

const columns = {
  cycle_start: cycleForecasts.cycleStart,
  shown_on: cycleForecasts.shownOn,
  predicted_start: cycleForecasts.predictedStart,
  window_from: cycleForecasts.windowFrom,
  window_to: cycleForecasts.windowTo,
  known_cycles: cycleForecasts.knownCycles,
  is_ovulation_known: cycleForecasts.isOvulationKnown,
};

/** The newest 500 forecasts that were shown, oldest first; of one day in the order in which they were kept. */
export async function findCycleForecasts(tx: Tx, userId: string): Promise<ShownForecast[]> {
  return (await forecastsOfUser(tx).execute({ userId })).map(toForecast).reverse();
}

/** Read with every forecast: built and planned once per connection. */
const forecastsOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(cycleForecasts)
    .where(eq(cycleForecasts.userId, sql.placeholder('userId')))
    .orderBy(desc(cycleForecasts.shownOn), desc(cycleForecasts.keptAt))
    .limit(NEWEST)
    .prepare('cycle_forecasts_of_user'),
);

/** How many are kept of her, and how many of this cycle. */
export async function countCycleForecasts(
  tx: Tx,
  userId: string,
  cycleStart: CalendarDate,
): Promise<{ all: number; ofCycle: number }> {
  const [row] = await tx
    .select({
      all: count(),
      ofCycle: sql<number>`count(*) filter (where ${cycleForecasts.cycleStart} = ${cycleStart})`.mapWith(
        Number,
      ),
    })
    .from(cycleForecasts)
    .where(eq(cycleForecasts.userId, userId));
  return row ?? { all: 0, ofCycle: 0 };
}

/** Keeps the forecast unless the same one is kept already. Nothing kept is ever changed. */
export async function insertCycleForecast(tx: Tx, userId: string, forecast: ShownForecast): Promise<void> {
  await tx
    .insert(cycleForecasts)
    .values({
      userId,
      cycleStart: forecast.cycle_start,
      shownOn: forecast.shown_on,
      predictedStart: forecast.predicted_start,
      windowFrom: forecast.window_from,
      windowTo: forecast.window_to,
      knownCycles: forecast.known_cycles,
      isOvulationKnown: forecast.is_ovulation_known,
    })
    .onConflictDoNothing();
}

/** The forecast that is kept of this cycle with these days, or null. */
export async function findSameForecast(
  tx: Tx,
  userId: string,
  forecast: ShownForecast,
): Promise<ShownForecast | null> {
  const [row] = await tx
    .select(columns)
    .from(cycleForecasts)
    .where(
      and(
        eq(cycleForecasts.userId, userId),
        eq(cycleForecasts.cycleStart, forecast.cycle_start),
        eq(cycleForecasts.predictedStart, forecast.predicted_start),
        eq(cycleForecasts.windowFrom, forecast.window_from),
        eq(cycleForecasts.windowTo, forecast.window_to),
      ),
    );
  return row ? toForecast(row) : null;
}

function toForecast(row: { [Key in keyof ShownForecast]: Widened<ShownForecast[Key]> }): ShownForecast {
  return row as ShownForecast; // by format: the columns are dates, given as YYYY-MM-DD
}

/** A day as the database's types know it. */
type Widened<Value> = Value extends string ? string : Value;
