import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Database } from '@lunaria/db/engine/database.ts';
import { findCycleForecasts } from '@lunaria/db/queries/cycle-forecasts.ts';
import { findCycleMarks } from '@lunaria/db/queries/cycle-marks.ts';
import { findCyclePauses } from '@lunaria/db/queries/cycle-pauses.ts';
import { findOvulationSigns } from '@lunaria/db/queries/ovulation-signs.ts';
import { findPregnancySpans, type PregnancySpan } from '@lunaria/db/queries/pregnancies.ts';
import { findStageChanges } from '@lunaria/db/queries/stage-changes.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleRecords, OvulationSign } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { pregnancyStart } from '@lunaria/domain/pregnancy/dating.ts';

/** Returns everything beside the periods that cycles are found from; each list oldest first. */
export async function findCycleRecords(database: Database, userId: string): Promise<CycleRecords> {
  const [[cycle_marks, cycle_pauses, stage_changes, spans, cycle_forecasts], ovulation_signs] =
    await Promise.all([
      database.readAsUser(userId, (tx) =>
        Promise.all([
          findCycleMarks(tx, userId),
          findCyclePauses(tx, userId),
          findStageChanges(tx, userId),
          findPregnancySpans(tx, userId),
          findCycleForecasts(tx, userId),
        ]),
      ),
      findAllSigns(database, userId),
    ]);
  const pregnancies = spans.map(toSpan).sort((one, other) => (one.from < other.from ? -1 : 1));
  return { cycle_marks, cycle_pauses, stage_changes, pregnancies, ovulation_signs, cycle_forecasts };
}

/** Logs that are looked at in one statement: it ends soon, and others have their turn before the next. */
const LOGS_AT_ONCE = 1_000;

async function findAllSigns(database: Database, userId: string): Promise<OvulationSign[]> {
  const all: OvulationSign[] = [];
  for (let after: CalendarDate | null = null; ; ) {
    const from: CalendarDate | null = after;
    const { signs, next }: Awaited<ReturnType<typeof findOvulationSigns>> = await database.readAsUser(
      userId,
      (tx) => findOvulationSigns(tx, userId, from, LOGS_AT_ONCE),
    );
    all.push(...signs);
    if (next === null) return all;
    after = next;
    await letOthersIn();
  }
}

function toSpan({ dating, endedOn, end }: PregnancySpan): CycleRecords['pregnancies'][number] {
  const from = pregnancyStart(dating);
  // A due date may have put the first day after the end: there is no span that runs backwards.
  return { from: endedOn !== null && endedOn < from ? endedOn : from, to: endedOn, end };
}
