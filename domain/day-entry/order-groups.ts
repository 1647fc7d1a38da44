import * as z from 'zod/mini';
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';

/** Before that nobody knows which she uses most. */
const LEARNING_DAYS = 14;
/** What she has learned where to find stays there at least so long. */
const KEPT_DAYS = 30;
const FIRST_GROUPS = 3;

/** Which open groups of the log sheet she uses, and which therefore come first. */
export const groupUseSchema = z.object({
  since: calendarDateSchema,
  /** Presses since the order was made. */
  presses: z.record(z.string(), z.number()),
  first: z.array(z.string()),
  orderedOn: z.nullable(calendarDateSchema),
});
export type GroupUse = z.infer<typeof groupUseSchema>;

/** The use after a press in a group on a day. */
export function countPress(use: GroupUse | null, group: string, today: CalendarDate): GroupUse {
  const { since, presses, first, orderedOn } = use ?? {
    since: today,
    presses: {},
    first: [],
    orderedOn: null,
  };
  return { since, presses: { ...presses, [group]: (presses[group] ?? 0) + 1 }, first, orderedOn };
}

/**
 * The use with a new order, where two weeks have taught one and the last is a month old: the three she pressed most come first.
 * Otherwise as it is.
 */
export function reorder(use: GroupUse, today: CalendarDate): GroupUse {
  const since = use.orderedOn ?? use.since;
  if (daysBetween(since, today) < (use.orderedOn === null ? LEARNING_DAYS : KEPT_DAYS)) return use;
  const first = Object.entries(use.presses)
    .sort(([, one], [, other]) => other - one)
    .slice(0, FIRST_GROUPS)
    .map(([group]) => group);
  if (first.length === 0) return use;
  return { ...use, first, presses: {}, orderedOn: today };
}

/** The groups in her order: those she uses most, then the others as they are. */
export function orderGroups<Group extends { key: string }>(
  groups: readonly Group[],
  first: readonly string[],
): Group[] {
  const placeOf = ({ key }: Group) => (first.includes(key) ? first.indexOf(key) : first.length);
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
}
