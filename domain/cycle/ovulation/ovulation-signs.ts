import type { DailyLog } from '../../daily-log/daily-log.ts';
import type { OvulationSign } from '../history/cycle-records.ts';

/**
 * What a day of the daily log says of ovulation, or null: as db/queries/ovulation-signs.ts reads it from the table. A
 * test that was not done says nothing; on a day with two temperatures (the mode was changed on it) the one of
 * Conception Mode counts, in which ovulation is looked for.
 */
export function ovulationSignOf({
  log_date,
  extras,
}: Pick<DailyLog, 'log_date' | 'extras'>): OvulationSign | null {
  const { lh_test: test, basal_temperature: measured } = extras.conception ?? {};
  const lh_test = test === 'positive' || test === 'negative' ? test : null;
  const temperature_f = measured ?? extras['menstrual-cycle']?.basal_body_temperature ?? null;
  return lh_test === null && temperature_f === null ? null : { day: log_date, lh_test, temperature_f };
}
