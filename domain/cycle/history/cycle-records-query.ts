import * as z from 'zod/mini';
import { calendarDateSchema } from '../../calendar/calendar-date-schema.ts';

/**
 * `GET /api/cycle-records?to=`: the rest of the signs of ovulation, up to this day. The other lists are empty there: they have
 * an end, and come with the first answer.
 */
export const cycleRecordsQuerySchema = z.object({ to: z.optional(calendarDateSchema) });
