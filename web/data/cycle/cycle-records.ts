import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  type CycleRecords,
  cycleRecordsSchema,
  NO_CYCLE_RECORDS,
  type OvulationSign,
  shownForecastSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { joinCycleRecords } from '@lunaria/domain/cycle/history/join-cycle-records.ts';
import { ovulationSignOf } from '@lunaria/domain/cycle/ovulation/ovulation-signs.ts';
import { dailyLogSchema } from '@lunaria/domain/daily-log/daily-log.ts';
import type { ModeExtras } from '@lunaria/domain/daily-log/log-extras.ts';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { dateOf, LOG_WRITES, type LogChange } from '../daily-log/logs.ts';
import { goneOf } from '../periods/period-changes.ts';
import { PERIOD_WRITES } from '../periods/periods.ts';
import { PREGNANCY_WRITES } from '../pregnancy/pregnancy.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { applyMarkWrites, MARK_WRITES, moveMarks } from './cycle-marks.ts';
import { applyPauseChanges, PAUSE_WRITES } from './cycle-pauses.ts';
import { cycleRecordsKey } from './forget-unseen.ts';
import { withoutPregnancies } from './records-to-keep.ts';
import { addForecasts, FORECAST_WRITES } from './shown-forecasts.ts';

/** What the server makes of it together with what other devices wrote, only the server knows. */
const isAskedAgain = () => true;

/** What is recorded about her cycles beside the periods; names of the kinds that change it: forget-unseen.ts. */
export const CYCLE_RECORDS = defineRecords<CycleRecords>({
  key: cycleRecordsKey,
  schema: cycleRecordsSchema,
  none: NO_CYCLE_RECORDS,
  async load(signal) {
    const pages = await readAllPages({}, (query) =>
      api['cycle-records'].$get({ query }, { init: { signal } }),
    );
    return pages.reduce(joinCycleRecords);
  },
  keptAs: () => 'cycle-records',
  toKeep: withoutPregnancies,
  changedBy: [
    // The mark of a cycle moves with its start, on the server too. First: what is said after a move is said of the new day.
    by(PERIOD_WRITES, {
      layOver: (records, changes) => ({ ...records, cycle_marks: moveMarks(records.cycle_marks, changes) }),
      isAskedAgain: (change) => change.op === 'save' && goneOf(change) !== undefined,
    }),
    by(MARK_WRITES, {
      layOver: (records, writes) => ({
        ...records,
        cycle_marks: applyMarkWrites(records.cycle_marks, writes),
      }),
      isAskedAgain,
    }),
    by(PAUSE_WRITES, {
      layOver: (records, changes) => ({
        ...records,
        cycle_pauses: applyPauseChanges(records.cycle_pauses, changes),
      }),
      isAskedAgain,
    }),
    by(FORECAST_WRITES, {
      layOver: (records, writes) => ({
        ...records,
        cycle_forecasts: addForecasts(records.cycle_forecasts, writes),
      }),
      take(records, _, answer) {
        const shown = shownForecastSchema.safeParse(answer).data;
        if (!shown) return records;
        return { ...records, cycle_forecasts: addForecasts(records.cycle_forecasts, [shown]) };
      },
    }),
    by(LOG_WRITES, {
      layOver: (records, changes) => ({
        ...records,
        ovulation_signs: applySignChanges(records.ovulation_signs, changes),
      }),
      take(records, change, answer) {
        const stored = change.op === 'save' ? dailyLogSchema.safeParse(answer).data : null;
        if (stored === undefined) return null;
        const others = records.ovulation_signs.filter(({ day }) => day !== dateOf(change));
        const sign = stored && ovulationSignOf(stored);
        return { ...records, ovulation_signs: sortSigns(sign ? [...others, sign] : others) };
      },
    }),
    by(PREGNANCY_WRITES, { isAskedAgain }),
    // By its name: the rest of it is no part of her cycles.
    { writes: { name: 'past-pregnancies' }, isAskedAgain },
    // Whether her calendar shows the days of a medicine.
    { writes: { name: 'medical-records' }, isAskedAgain },
  ],
});

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
  return sortSigns([...days.values()]);
}

function sortSigns(signs: OvulationSign[]): OvulationSign[] {
  return signs.sort((a, b) => (a.day < b.day ? -1 : 1));
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
