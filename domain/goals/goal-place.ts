import * as z from 'zod/mini';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { goalIdSchema, type HealthGoal } from './health-goal.ts';

/** Where a goal stands in the list of all: the newest start first, those of one day by their id. */
export type GoalPlace = Pick<HealthGoal, 'started_on' | 'id'>;

/** `GET /api/health-goals?started_on=…&id=…`: those that stand behind this place; without one from the beginning. */
export const goalsBehindSchema = z
  .object({ started_on: z.optional(calendarDateSchema), id: z.optional(goalIdSchema) })
  .check(
    z.refine(({ started_on, id }) => (started_on === undefined) === (id === undefined), {
      error: 'A place is a day and an id',
    }),
  );
