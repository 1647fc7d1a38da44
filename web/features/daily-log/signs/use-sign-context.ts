import { type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import type { SignContext } from '@lunaria/domain/daily-log/shown-signs.ts';
import type { PregnancyEnd } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { CYCLE_RECORDS } from '../../../data/cycle/cycle-records.ts';
import { FOLLOWED, useRecords } from '../../../data/records/use-records.ts';

/** Where she stands on the day of the log, from what is loaded for her calendar anyway. */
export function useSignContext(userId: string, stage: LifeStage, date: CalendarDate): SignContext {
  const { rows } = useRecords(CYCLE_RECORDS, userId, [], FOLLOWED);
  const ended = rows.pregnancies.flatMap(({ to, end }) => (to !== null && to <= date ? [{ to, end }] : []));
  const last = ended.toSorted((one, other) => (one.to < other.to ? -1 : 1)).at(-1);
  const since = (not: PregnancyEnd) => (!last || last.end === not ? null : daysBetween(last.to, date));
  return { stage, daysSinceBirth: since('loss'), daysSinceLoss: since('birth') };
}
