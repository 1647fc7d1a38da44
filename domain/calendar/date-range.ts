import * as z from 'zod/mini';
import { calendarDateSchema } from './calendar-date-schema.ts';

/** The part of an address that names a range of days: `?from=2026-11-01&to=2026-11-30`, each may be left out. */
export const dateRangeFields = {
  from: z.optional(calendarDateSchema),
  to: z.optional(calendarDateSchema),
};

/** True unless the range ends before it begins. */
export function isForwardRange({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): boolean {
  return from === undefined || to === undefined || from <= to;
}

export const BACKWARD_RANGE = 'A range cannot end before it begins';

export const dateRangeSchema = z
  .object(dateRangeFields)
  .check(z.refine(isForwardRange, { error: BACKWARD_RANGE }));
