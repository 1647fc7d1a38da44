import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import {
  countCycleMarks,
  deleteCycleMark,
  lockCycleMarks,
  upsertCycleMark,
} from '@lunaria/db/queries/cycle-marks.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleMark, CycleMarkWrite } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { isEmptyMark, mergeCycleMark } from '@lunaria/domain/cycle/history/merge-cycle-mark.ts';
import { moveCycleMark } from '@lunaria/domain/cycle/history/move-cycle-mark.ts';
import {
  CYCLE_RECORD_LIMITS,
  CYCLE_RECORD_TEXTS,
  findMarkFault,
} from '@lunaria/domain/cycle/history/record-faults.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * Saves what she says of a cycle, merged with what another device wrote meanwhile; returns it as it is then, all null
 * when nothing is said any more. The same write twice changes nothing the second time. Throws
 * AppError('invalid_input') for what cannot be.
 */
export async function saveCycleMark(
  database: Database,
  userId: string,
  write: CycleMarkWrite,
  now: Date = new Date(),
): Promise<CycleMark> {
  const today = latestTodayOnEarth(now);
  refuse(findMarkFault(write, today));
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'cycle_marks', userId);
    const [stored = null] = await lockCycleMarks(tx, userId, [write.cycle_start]);
    const mark = mergeCycleMark(write, stored);
    refuse(findMarkFault(mark, today));
    if (
      stored === null &&
      !isEmptyMark(mark) &&
      (await countCycleMarks(tx, userId)) >= CYCLE_RECORD_LIMITS.marks
    ) {
      refuse(CYCLE_RECORD_TEXTS.marks);
    }
    if (stored === null || !isSameMark(mark, stored)) await keep(tx, userId, mark);
    return mark;
  });
}

/** Takes along what is said of the cycle that began on `from` when its period moves to `to`: a part of that write. */
export async function moveCycleMarkWithin(
  tx: Tx,
  userId: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<void> {
  await lockRecords(tx, 'cycle_marks', userId);
  const marks = await lockCycleMarks(tx, userId, [from, to]);
  const moved = marks.find(({ cycle_start }) => cycle_start === from);
  if (!moved) return;
  const there = marks.find(({ cycle_start }) => cycle_start === to) ?? null;
  const { left, arrived } = moveCycleMark(moved, there, to);
  for (const mark of [left, arrived]) await keep(tx, userId, mark);
}

async function keep(tx: Tx, userId: string, mark: CycleMark): Promise<void> {
  if (isEmptyMark(mark)) await deleteCycleMark(tx, mark.cycle_start);
  else await upsertCycleMark(tx, userId, mark);
}

function isSameMark(one: CycleMark, other: CycleMark): boolean {
  return (
    one.verdict === other.verdict && one.reason === other.reason && one.ovulation_on === other.ovulation_on
  );
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new AppError('invalid_input', fault);
}
