import {
  type CycleMark,
  type CycleMarkWrite,
  cycleMarkWriteSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { isEmptyMark, mergeCycleMark } from '@lunaria/domain/cycle/history/merge-cycle-mark.ts';
import { moveCycleMark } from '@lunaria/domain/cycle/history/move-cycle-mark.ts';
import { api } from '../../app/api-client.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import type { PeriodChange } from '../periods/period-changes.ts';

/** What she says of a cycle; each cycle is a record of its own, named by its first day. */
export const MARK_WRITES = defineWrites<CycleMarkWrite>({
  name: 'cycle-marks',
  schema: cycleMarkWriteSchema,
  combine: combineMarkWrites,
  send: (change, signal) => api['cycle-marks'].$post({ json: change }, { init: { signal } }),
});

/** The marks after the changes, oldest cycle first; those that say nothing are gone. */
export function applyMarkWrites(rows: readonly CycleMark[], writes: readonly CycleMarkWrite[]): CycleMark[] {
  const marks = new Map(rows.map((mark) => [mark.cycle_start, mark]));
  for (const write of writes) {
    marks.set(write.cycle_start, mergeCycleMark(write, marks.get(write.cycle_start) ?? null));
  }
  return sortMarks([...marks.values()].filter((mark) => !isEmptyMark(mark)));
}

/**
 * The marks once the moves of periods are done: what she said of a cycle goes with its first day. The mark of a deleted
 * period stays: bringing the period back brings it back.
 */
export function moveMarks(rows: readonly CycleMark[], changes: readonly PeriodChange[]): CycleMark[] {
  const marks = new Map(rows.map((mark) => [mark.cycle_start, mark]));
  for (const change of changes) {
    if (change.op !== 'save' || change.write.replaces_start_date === undefined) continue;
    const mark = marks.get(change.write.replaces_start_date);
    if (!mark) continue;
    const to = change.write.period_start_date;
    const { left, arrived } = moveCycleMark(mark, marks.get(to) ?? null, to);
    for (const one of [left, arrived]) marks.set(one.cycle_start, one);
  }
  return sortMarks([...marks.values()].filter((mark) => !isEmptyMark(mark)));
}

/** A newer write on top of one that is not on its way yet, as one; null: they are of two cycles. */
export function combineMarkWrites(older: CycleMarkWrite, newer: CycleMarkWrite): CycleMarkWrite | null {
  if (older.cycle_start !== newer.cycle_start) return null;
  const { user_id, base } = older;
  return { ...mergeCycleMark(newer, toMark(older)), user_id, base };
}

function toMark({ user_id: _, base: __, ...mark }: CycleMarkWrite): CycleMark {
  return mark;
}

function sortMarks(marks: CycleMark[]): CycleMark[] {
  return marks.sort((a, b) => (a.cycle_start < b.cycle_start ? -1 : 1));
}
