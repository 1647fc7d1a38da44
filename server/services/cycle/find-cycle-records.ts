import type { Database } from '@lunaria/db/engine/database.ts';
import { findCycleForecasts } from '@lunaria/db/queries/cycle-forecasts.ts';
import { findCycleMarks } from '@lunaria/db/queries/cycle-marks.ts';
import { findCyclePauses } from '@lunaria/db/queries/cycle-pauses.ts';
import { findOvulationSigns } from '@lunaria/db/queries/ovulation-signs.ts';
import { findPregnancySpans, type PregnancySpan } from '@lunaria/db/queries/pregnancies.ts';
import { findStatedLutealDays } from '@lunaria/db/queries/profile-details.ts';
import { findStageChanges } from '@lunaria/db/queries/stage-changes.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  type CycleRecords,
  NO_CYCLE_RECORDS,
  type OvulationSign,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { pregnancyStart } from '@lunaria/domain/pregnancy/dating.ts';
import { PAGE, readPage } from '../read-page.ts';

/** The signs of one answer: eleven years of every day. They are small, and a forecast waits for all of them. */
export const SIGNS_PAGE = { rows: 4 * PAGE.rows, bytes: PAGE.bytes } as const;

/** Logs that are looked at in one statement: it ends soon, and others have their turn before the next. */
const LOGS_AT_ONCE = 1_000;

type Lists = Omit<CycleRecords, 'ovulation_signs'>;

/**
 * Returns everything beside the periods that cycles are found from, each list oldest first, with the newest signs of
 * ovulation, and the day up to which the rest of these is: null for none. With `to` the signs up to that day alone.
 */
export async function findCycleRecords(
  database: Database,
  userId: string,
  to: CalendarDate | null,
): Promise<{ records: CycleRecords; rest: CalendarDate | null }> {
  const [lists, { signs, rest }] = await Promise.all([
    to === null ? findLists(database, userId) : NO_CYCLE_RECORDS,
    findSigns(database, userId, to),
  ]);
  return { records: { ...lists, ovulation_signs: signs }, rest };
}

/**
 * The lists of which there are never many: their number ends where they are written (domain/cycle/history/record-faults.ts) or
 * read; pregnancies are as many as there were.
 */
async function findLists(database: Database, userId: string): Promise<Lists> {
  const [cycle_marks, cycle_pauses, stage_changes, spans, cycle_forecasts, lutealDays] =
    await database.readAsUser(userId, (tx) =>
      Promise.all([
        findCycleMarks(tx, userId),
        findCyclePauses(tx, userId),
        findStageChanges(tx, userId),
        findPregnancySpans(tx, userId),
        findCycleForecasts(tx, userId),
        findStatedLutealDays(tx, userId),
      ]),
    );
  const pregnancies = spans.map(toSpan).sort((one, other) => (one.from < other.from ? -1 : 1));
  return {
    ...{ cycle_marks, cycle_pauses, stage_changes, pregnancies, cycle_forecasts },
    ...(lutealDays !== null && { luteal_days: lutealDays }),
  };
}

async function findSigns(
  database: Database,
  userId: string,
  to: CalendarDate | null,
): Promise<{ signs: OvulationSign[]; rest: CalendarDate | null }> {
  // Not behind the oldest sign: what was looked at after it said nothing.
  let rest = to;
  const { rows } = await readPage<OvulationSign>(async () => {
    const found = await database.readAsUser(userId, (tx) =>
      findOvulationSigns(tx, userId, rest, LOGS_AT_ONCE),
    );
    ({ rest } = found);
    return { rows: found.signs, bytes: 0, isLast: rest === null };
  }, SIGNS_PAGE);
  return { signs: rows.toReversed(), rest };
}

/** A pregnancy as cycles are found from it. */
export function toSpan({ dating, endedOn, end }: PregnancySpan): CycleRecords['pregnancies'][number] {
  const from = pregnancyStart(dating);
  // A due date may have put the first day after the end: there is no span that runs backwards.
  return { from: endedOn !== null && endedOn < from ? endedOn : from, to: endedOn, end };
}
