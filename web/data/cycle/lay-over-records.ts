import type { CycleMarkWrite, CycleRecords } from '@lunaria/domain/cycle/history/cycle-records.ts';
import type { PeriodChange } from '../periods/period-changes.ts';
import { applyMarkWrites, moveMarks } from './cycle-marks-changes.ts';
import { applyPauseChanges, type PauseChange } from './cycle-pauses-changes.ts';

/** What waits to be sent, oldest first in each kind. */
export interface WaitingCycleChanges {
  marks: readonly CycleMarkWrite[];
  pauses: readonly PauseChange[];
  /** They move what was said of a cycle. */
  periods: readonly PeriodChange[];
}

/** What is recorded beside her periods once everything that waits has arrived. The same records where nothing waits. */
export function layOverRecords(records: CycleRecords, waiting: WaitingCycleChanges): CycleRecords {
  const { marks, pauses, periods } = waiting;
  if (marks.length + pauses.length + periods.length === 0) return records;
  return {
    ...records,
    // Moved first: what is said after a move is said of the new day.
    cycle_marks: applyMarkWrites(moveMarks(records.cycle_marks, periods), marks),
    cycle_pauses: applyPauseChanges(records.cycle_pauses, pauses),
  };
}
