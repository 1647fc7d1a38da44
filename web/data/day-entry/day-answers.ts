import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import {
  type DayAnswersRow,
  type DayAnswersWrite,
  dayAnswersSchema,
  dayAnswersWriteSchema,
  EMPTY_ANSWERS,
} from '@lunaria/domain/day-entry/day-answers.ts';
import { mergeAnswers } from '@lunaria/domain/day-entry/merge-answers.ts';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { type DayRange, daysOfRange, isIn, nameOfRange } from '../records/days-of-range.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { FOLLOWED, useRecords } from '../records/use-records.ts';

/** Each day is a record of its own. */
export const ANSWERS_WRITES = defineWrites<DayAnswersWrite>({
  name: 'day-answers',
  schema: dayAnswersWriteSchema,
  combine: combineAnswers,
  send: (change, signal) => api['day-answers'].$post({ json: change }, { init: { signal } }),
});

const days = daysOfRange<DayAnswersRow>(({ day }) => day);

/** What she said of her days in a word, from one day to another, both included, oldest first. Empty days are missing. */
export const DAY_ANSWERS = defineRecords<DayAnswersRow[], DayRange>({
  key: (userId) => ['day-answers', userId],
  schema: z.array(dayAnswersSchema),
  none: [],
  async load(signal, from, to) {
    const pages = await readAllPages({ from, to }, (query) =>
      api['day-answers'].$get({ query }, { init: { signal } }),
    );
    return pages.toReversed().flatMap((page) => page.day_answers);
  },
  keptAs: (...range) => `day-answers ${nameOfRange(...range)}`,
  within: days.within,
  changedBy: [
    by(ANSWERS_WRITES, {
      layOver: (rows, changes, ...range) =>
        applyAnswers(
          rows,
          changes.filter(({ day }) => isIn(range, day)),
        ),
      take(rows, change, answer, ...range) {
        const stored = dayAnswersSchema.safeParse(answer).data;
        return stored === undefined ? null : days.put(rows, change.day, stored, ...range);
      },
    }),
  ],
});

/** The days after changes: what the server will hold once it has them. */
export function applyAnswers(
  rows: readonly DayAnswersRow[],
  changes: readonly DayAnswersWrite[],
): DayAnswersRow[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  for (const change of changes) {
    const { day } = change;
    byDay.set(day, { day, ...mergeAnswers(change.base, change, byDay.get(day) ?? EMPTY_ANSWERS) });
  }
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** A newer change of a day on top of one that is not on its way yet: both, counted from what the older started from. */
export function combineAnswers(older: DayAnswersWrite, newer: DayAnswersWrite): DayAnswersWrite {
  return { ...newer, ...mergeAnswers(newer.base, newer, older), base: older.base };
}

/** In the month of a day, with the changes that wait to be sent. */
export function useMonthAnswers(userId: string, day: CalendarDate) {
  const month = monthOf(day);
  return useRecords(DAY_ANSWERS, userId, [firstDayOf(month), lastDayOf(month)], FOLLOWED);
}
