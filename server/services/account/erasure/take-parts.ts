import type { Tx } from '@lunaria/db/engine/database.ts';
import { lockCycleMarks, upsertCycleMark } from '@lunaria/db/queries/cycle-marks.ts';
import { deleteExport, type ExportRow, findExports } from '@lunaria/db/queries/exports.ts';
import {
  eraseDocuments,
  erasePregnancies,
  findDocumentsToErase,
  findPregnancyDays,
} from '@lunaria/db/queries/parts.ts';
import {
  deletePeriod,
  findPeriods,
  lockPeriods,
  upsertPeriods,
} from '@lunaria/db/queries/period-tracking.ts';
import { findPregnancySpans } from '@lunaria/db/queries/pregnancies.ts';
import { cutPeriod } from '@lunaria/domain/account/parts/cut-period.ts';
import type { RecordName } from '@lunaria/domain/account/parts/kinds.ts';
import {
  isWithin,
  type PartCount,
  type PartsChoice,
  type Stretch,
} from '@lunaria/domain/account/parts/parts.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { pregnancyStart } from '@lunaria/domain/pregnancy/dating.ts';
import { wallTimeAt } from '@lunaria/domain/time/wall-time.ts';

// What cannot be erased by its day alone; each within the transaction of erase-parts.ts.

/** Erases the days of the stretch from her periods; returns of how many something is left. */
export async function takePeriods(tx: Tx, userId: string, stretch: Stretch): Promise<number> {
  const touched = await findPeriods(tx, userId, { ...stretch, limit: null });
  let cut = 0;
  for (const period of touched) {
    const left = cutPeriod(period, stretch);
    const [first, second] = left;
    if (first) cut += 1;
    if (first?.period_start_date !== period.period_start_date)
      await deletePeriod(tx, period.period_start_date);
    for (const piece of left) {
      const isNew = piece.period_start_date !== period.period_start_date;
      const there = isNew ? await lockPeriods(tx, userId, [piece.period_start_date]) : [];
      if (there.length === 0) await upsertPeriods(tx, userId, [piece]);
    }
    // Two pieces are one period still: the second begins no cycle.
    if (second) await joinToBefore(tx, userId, second.period_start_date);
  }
  return cut;
}

async function joinToBefore(tx: Tx, userId: string, start: CalendarDate): Promise<void> {
  const [mark] = await lockCycleMarks(tx, userId, [start]);
  if ((mark?.verdict ?? null) !== null) return;
  const nothing = { cycle_start: start, reason: null, ovulation_on: null };
  await upsertCycleMark(tx, userId, { ...nothing, ...mark, verdict: 'same-period' });
}

/** A pregnancy goes whole, where it began or ended in the stretch, or she said there that it goes on or is over. */
export async function takePregnancies(tx: Tx, userId: string, choice: PartsChoice): Promise<PartCount[]> {
  const said = new Map((await findPregnancyDays(tx, userId)).map(({ id, saidOn }) => [id, saidOn]));
  const spans = (await findPregnancySpans(tx, userId)).map(({ id, dating, endedOn }) => ({
    ...{ id, first: pregnancyStart(dating), last: endedOn ?? dating.stated_on },
    days: [pregnancyStart(dating), endedOn, ...(said.get(id) ?? [])],
  }));
  const isAll = choice.from === null && choice.to === null;
  const taken = spans.filter(({ days }) => isAll || days.some((day) => isWithin(day, choice)));
  await erasePregnancies(
    tx,
    taken.map(({ id }) => id),
  );
  return countOf('pregnancies', taken);
}

interface TakenDocuments {
  ids: string[];
  paths: string[];
  /** Without those that she had deleted before. */
  counts: PartCount[];
}

export const NO_DOCUMENTS: TakenDocuments = { ids: [], paths: [], counts: [] };

/** Documents that were added on these days, by her clock; with those that she deleted and that can still be brought back. */
export async function takeDocuments(tx: Tx, userId: string, choice: PartsChoice): Promise<TakenDocuments> {
  const all = (await findDocumentsToErase(tx, userId)).map((document) => {
    const { day } = wallTimeAt(document.uploadedAt, choice.zone);
    return { ...document, first: day, last: day };
  });
  const taken = all.filter(({ first }) => isWithin(first, choice));
  const ids = taken.map(({ id }) => id);
  await eraseDocuments(tx, ids);
  const counts = countOf(
    'health_documents',
    taken.filter(({ isDeleted }) => !isDeleted),
  );
  return { ids, paths: taken.map(({ filePath }) => filePath), counts };
}

/** Files with all of her data, made or under way: what is erased lies in them. */
export async function takeExports(tx: Tx, userId: string): Promise<ExportRow[]> {
  const exports = await findExports(tx, userId);
  for (const { id } of exports) await deleteExport(tx, id);
  return exports;
}

function countOf(of: RecordName, rows: { first: CalendarDate; last: CalendarDate }[]): PartCount[] {
  if (rows.length === 0) return [];
  const days = rows.flatMap(({ first, last }) => [first, last]).toSorted();
  return [{ of, count: rows.length, first_day: days[0] ?? null, last_day: days.at(-1) ?? null }];
}
