import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { OvulationSign } from '@lunaria/domain/cycle/history/cycle-records.ts';
import type { ModeExtras } from '@lunaria/domain/daily-log/log-extras.ts';
import { dateOf, type LogChange } from '../daily-log/log-changes.ts';

/**
 * What her daily log says of ovulation, with the logs that wait to be sent. Only the fields that a log changes: of the
 * others the stored value stands.
 */
export function applySignChanges(signs: OvulationSign[], changes: readonly LogChange[]): OvulationSign[] {
  if (changes.length === 0) return signs;
  const days = new Map<CalendarDate, OvulationSign>(signs.map((sign) => [sign.day, sign]));
  for (const change of changes) {
    const day = dateOf(change);
    if (change.op === 'delete') {
      days.delete(day);
      continue;
    }
    const [mine, base] = [readSign(change.write.extras), readSign(change.write.base.extras)];
    const stored = days.get(day) ?? { day, lh_test: null, temperature_f: null };
    days.set(day, {
      day,
      lh_test: mine.lh_test === base.lh_test ? stored.lh_test : mine.lh_test,
      temperature_f: mine.temperature_f === base.temperature_f ? stored.temperature_f : mine.temperature_f,
    });
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Of any mode that logs one. */
function readSign(extras: ModeExtras): Pick<OvulationSign, 'lh_test' | 'temperature_f'> {
  // as: the other modes have none of them
  const logged = extras as ModeExtras<'conception'> & ModeExtras<'menstrual-cycle'>;
  const test = logged.lh_test;
  return {
    lh_test: test === 'positive' || test === 'negative' ? test : null,
    temperature_f: logged.basal_temperature ?? logged.basal_body_temperature ?? null,
  };
}
