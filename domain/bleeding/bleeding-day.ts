import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';

/** How much she bled, in the order of how much is said by it. `unspecified`: she bled, the amount is not said. */
export const FLOWS = ['none', 'spotting', 'unspecified', 'light', 'medium', 'heavy'] as const;
/** What bleeding it was, where she or the field she used says so. */
export const BLEEDING_KINDS = [
  'period',
  'between',
  'hormone-break',
  'after-sex',
  'lochia',
  'unknown',
] as const;

export type Flow = (typeof FLOWS)[number];
export type BleedingKind = (typeof BLEEDING_KINDS)[number];

/** What is recorded of the bleeding of a day, on whatever screen it was noted; null: not said. */
export interface Bleeding {
  flow: Flow | null;
  kind: BleedingKind | null;
}

/** A day's record as it travels: one row of `bleeding_days`. */
export interface BleedingDay extends Bleeding {
  day: CalendarDate;
}

/** A day of which nothing is recorded. */
export const EMPTY_BLEEDING: Bleeding = { flow: null, kind: null };

/** True where nothing is said: such a day has no row. */
export function isEmptyBleeding({ flow, kind }: Bleeding): boolean {
  return flow === null && kind === null;
}

/** True where she bled, be it a spot. */
export function isBleeding(flow: Flow | null): flow is Exclude<Flow, 'none'> {
  return flow !== null && flow !== 'none';
}

const bleedingFields = {
  flow: z.nullable(z.enum(FLOWS, { error: 'Choose one of the amounts' })),
  kind: z.nullable(z.enum(BLEEDING_KINDS, { error: 'Choose one of the kinds of bleeding' })),
};

/**
 * `POST /api/bleeding-days`: saves a day. `base` is what she saw when she changed it (EMPTY_BLEEDING when nothing was
 * recorded), so that the server merges with what another device wrote meanwhile (mergeBleeding).
 */
export const bleedingWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  day: calendarDateSchema,
  ...bleedingFields,
  base: z.object(bleedingFields),
});

/** Rows as they are kept on a device, where anybody may have written. */
export const bleedingDaySchema = z.object({ day: calendarDateSchema, ...bleedingFields });

export type BleedingWrite = z.infer<typeof bleedingWriteSchema>;
