import * as z from 'zod/mini';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';

/** From the first day of the last period to the due date: 40 weeks. */
export const PREGNANCY_DAYS = 280;
/** Weeks that can be entered. */
export const PREGNANCY_WEEK_LIMITS = { min: 1, max: 42 } as const;
export const DATING_METHODS = [
  { value: 'lastPeriod', label: 'Last Period' },
  { value: 'dueDate', label: 'Due Date' },
  { value: 'currentWeek', label: 'Current Week' },
] as const;
export type DatingMethod = (typeof DATING_METHODS)[number]['value'];
/** No pregnancy that goes on began before it, and none is due after it: a slip of the keyboard. */
const DATE_LIMITS: { first: CalendarDate; last: CalendarDate } = { first: '1900-01-01', last: '2199-12-31' };

export const DATING_TEXTS = {
  lastPeriodMissing: 'Enter the first day of your last period',
  lastPeriodInFuture: 'The last period cannot be in the future',
  dueDateMissing: 'Enter your due date',
  dueDateInPast: 'A due date cannot be in the past',
  week: 'Enter a week from 1 to 42',
  dueDateTooFar: 'Choose a due date before the year 2200',
  dateOutOfReach: 'Choose a day from 1900 on',
} as const;

const noDate = z.literal(null, { error: 'Only the chosen method has a value' });
const noWeek = z.literal(0, { error: 'Only the chosen method has a value' });

export const currentWeekSchema = z
  .int({ error: DATING_TEXTS.week })
  .check(
    z.minimum(PREGNANCY_WEEK_LIMITS.min, { error: DATING_TEXTS.week }),
    z.maximum(PREGNANCY_WEEK_LIMITS.max, { error: DATING_TEXTS.week }),
  );

const datingDate = calendarDateSchema.check(
  z.refine((date) => date >= DATE_LIMITS.first && date <= DATE_LIMITS.last, {
    error: DATING_TEXTS.dateOutOfReach,
  }),
);

/**
 * How a pregnancy is dated, as it travels and is stored: the chosen method has its value, the others are empty (null,
 * the week 0). `stated_on` is the day on her clock when she said it; a current week counts from it.
 */
export const datingSchema = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('lastPeriod'),
    last_period_date: datingDate,
    due_date: noDate,
    current_week: noWeek,
    stated_on: datingDate,
  }),
  z.object({
    method: z.literal('dueDate'),
    last_period_date: noDate,
    due_date: datingDate,
    current_week: noWeek,
    stated_on: datingDate,
  }),
  z.object({
    method: z.literal('currentWeek'),
    last_period_date: noDate,
    due_date: noDate,
    current_week: currentWeekSchema,
    stated_on: datingDate,
  }),
]);

export type PregnancyDating = z.infer<typeof datingSchema>;

/** `PUT /api/stage`: her pregnancy, or another dating of it. */
export const pregnancyWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  dating: datingSchema,
});

export type PregnancyWrite = z.infer<typeof pregnancyWriteSchema>;

/** Her pregnancy as it travels back. */
export const pregnancySchema = z.object({
  dating: datingSchema,
  first_pregnancy: z.nullable(z.boolean()),
  complications: z.string(),
});

export type Pregnancy = z.infer<typeof pregnancySchema>;

/** `dating` by one method, the others empty. */
export function dateByLastPeriod(lastPeriod: CalendarDate, statedOn: CalendarDate): PregnancyDating {
  return {
    method: 'lastPeriod',
    last_period_date: lastPeriod,
    due_date: null,
    current_week: 0,
    stated_on: statedOn,
  };
}

export function dateByDueDate(dueDate: CalendarDate, statedOn: CalendarDate): PregnancyDating {
  return {
    method: 'dueDate',
    last_period_date: null,
    due_date: dueDate,
    current_week: 0,
    stated_on: statedOn,
  };
}

export function dateByWeek(week: number, statedOn: CalendarDate): PregnancyDating {
  return {
    method: 'currentWeek',
    last_period_date: null,
    due_date: null,
    current_week: week,
    stated_on: statedOn,
  };
}

/**
 * Day 0 of the pregnancy: the first day of the last period, or the day that stands for it.
 * Rule, source and worked examples: docs/algorithms/pregnancy-dating.md.
 */
export function pregnancyStart(dating: PregnancyDating): CalendarDate {
  if (dating.method === 'lastPeriod') return dating.last_period_date;
  if (dating.method === 'dueDate') return addDays(dating.due_date, -PREGNANCY_DAYS);
  // "Week 24" is 24 weeks and 0 days on the day she says it: the way maternity notes and midwives count.
  return addDays(dating.stated_on, -7 * dating.current_week);
}

/** 280 days after the start. */
export function dueDateOf(dating: PregnancyDating): CalendarDate {
  return dating.method === 'dueDate' ? dating.due_date : addDays(pregnancyStart(dating), PREGNANCY_DAYS);
}

/**
 * What keeps a dating from being saved, as a sentence, or null. Judged on the day on which it was stated, so that a
 * write that waited for a connection is not refused for the wait. `saved` is what is stored already: a due date that
 * has passed since may stay as it is.
 */
export function findDatingFault(
  dating: PregnancyDating,
  saved: PregnancyDating | null = null,
): string | null {
  if (dating.method === 'lastPeriod' && dating.last_period_date > dating.stated_on) {
    return DATING_TEXTS.lastPeriodInFuture;
  }
  if (dating.method === 'dueDate' && dating.due_date < dating.stated_on) {
    return saved?.due_date === dating.due_date ? null : DATING_TEXTS.dueDateInPast;
  }
  return null;
}

/** What is worth a second look although it can be saved, as a sentence, or null. */
export function findDatingDoubt(dating: PregnancyDating, today: CalendarDate): string | null {
  const start = pregnancyStart(dating);
  if (start > today) return 'That is more than 40 weeks away. Please look at the due date again.';
  if (addDays(start, 42 * 7) < today) {
    return 'By this date the pregnancy is past 42 weeks. Please look at the date again.';
  }
  return null;
}
