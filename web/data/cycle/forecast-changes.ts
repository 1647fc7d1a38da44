import type { ShownForecast, ShownForecastWrite } from '@lunaria/domain/cycle/history/cycle-records.ts';

/** Two rows of the ledger that say the same of the same cycle are one. */
export function isSameForecast(one: ShownForecast, other: ShownForecast): boolean {
  return (
    one.cycle_start === other.cycle_start &&
    one.predicted_start === other.predicted_start &&
    one.window_from === other.window_from &&
    one.window_to === other.window_to
  );
}

/** Kept once, and never changed: the one that was first stands. */
export function addForecasts(
  kept: ShownForecast[],
  shown: readonly (ShownForecast | ShownForecastWrite)[],
): ShownForecast[] {
  const rows = [...kept];
  for (const forecast of shown) {
    if (rows.some((row) => isSameForecast(row, forecast))) continue;
    const { cycle_start, shown_on, predicted_start, window_from, window_to } = forecast;
    const { known_cycles, is_ovulation_known } = forecast;
    const row = { cycle_start, shown_on, predicted_start, window_from, window_to };
    rows.push({ ...row, known_cycles, is_ovulation_known });
  }
  return rows;
}
