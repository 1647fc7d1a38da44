import {
  type CycleRecords,
  cycleRecordsSchema,
  NO_CYCLE_RECORDS,
  shownForecastSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { joinCycleRecords } from '@lunaria/domain/cycle/history/join-cycle-records.ts';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { LOG_WRITES } from '../daily-log/logs.ts';
import { goneOf } from '../periods/period-changes.ts';
import { PERIOD_WRITES } from '../periods/periods.ts';
import { PREGNANCY_WRITES } from '../pregnancy/pregnancy.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { applyMarkWrites, MARK_WRITES, moveMarks } from './cycle-marks.ts';
import { applyPauseChanges, PAUSE_WRITES } from './cycle-pauses.ts';
import { cycleRecordsKey } from './forget-unseen.ts';
import { withoutPregnancies } from './records-to-keep.ts';
import { addForecasts, FORECAST_WRITES } from './shown-forecasts.ts';
import { applySignChanges } from './sign-changes.ts';

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
      take: (records) => records,
      isAskedAgain,
    }),
    by(PREGNANCY_WRITES, { isAskedAgain }),
    // By its name: the rest of it is no part of her cycles.
    { writes: { name: 'past-pregnancies' }, isAskedAgain },
  ],
});
