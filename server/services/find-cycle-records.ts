import type { Database } from '@lunaria/db/engine/database.ts';
import { findCycleForecasts } from '@lunaria/db/queries/cycle-forecasts.ts';
import { findCycleMarks } from '@lunaria/db/queries/cycle-marks.ts';
import { findCyclePauses } from '@lunaria/db/queries/cycle-pauses.ts';
import { findOvulationSigns } from '@lunaria/db/queries/ovulation-signs.ts';
import { findPregnancySpans, type PregnancySpan } from '@lunaria/db/queries/pregnancies.ts';
import { findStageChanges } from '@lunaria/db/queries/stage-changes.ts';
import type { CycleRecords } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { pregnancyStart } from '@lunaria/domain/pregnancy/dating.ts';

/** Returns everything beside the periods that cycles are found from; each list oldest first. */
export async function findCycleRecords(database: Database, userId: string): Promise<CycleRecords> {
  return await database.readAsUser(userId, async (tx) => {
    const [cycle_marks, cycle_pauses, stage_changes, spans, ovulation_signs, cycle_forecasts] =
      await Promise.all([
        findCycleMarks(tx, userId),
        findCyclePauses(tx, userId),
        findStageChanges(tx, userId),
        findPregnancySpans(tx, userId),
        findOvulationSigns(tx, userId),
        findCycleForecasts(tx, userId),
      ]);
    const pregnancies = spans.map(toSpan).sort((one, other) => (one.from < other.from ? -1 : 1));
    return { cycle_marks, cycle_pauses, stage_changes, pregnancies, ovulation_signs, cycle_forecasts };
  });
}

function toSpan({ dating, endedOn }: PregnancySpan): CycleRecords['pregnancies'][number] {
  const from = pregnancyStart(dating);
  // A due date may have put the first day after the end: there is no span that runs backwards.
  return { from: endedOn !== null && endedOn < from ? endedOn : from, to: endedOn };
}
