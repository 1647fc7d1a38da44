import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { BACKWARD_RANGE, dateRangeFields, isForwardRange } from '../calendar/date-range.ts';
import { listBands } from './list-bands.ts';
import { listEvents } from './list-events.ts';
import { EVENTS_MAX, type Timeline, type TimelineEvent } from './timeline.ts';
import type { TimelineFacts } from './timeline-facts.ts';

/** `GET /api/timeline?from=&to=`; `after` stands in the address of the rest. */
export const timelineQuerySchema = z
  .object({
    ...dateRangeFields,
    after: z.optional(z.string().check(z.maxLength(100, { error: 'No event has so long a name' }))),
  })
  .check(z.refine(isForwardRange, { error: BACKWARD_RANGE }));

/** Which events are asked for: days of both ends included, null for no end; `after` is the last event that is there already. */
export interface TimelinePart {
  from: CalendarDate | null;
  to: CalendarDate | null;
  after: string | null;
}

/** So long are the texts of one answer together, in UTF-8 and with what stands around them. */
const BYTES_MAX = 1024 * 1024;
const BYTES_AROUND = 320;

/** The part of the timeline, its events newest first, and what asks for the rest: null for none. */
export function makeTimeline(
  facts: TimelineFacts,
  part: TimelinePart,
): { timeline: Timeline; rest: TimelinePart | null } {
  const { events: all, ...undated } = listEvents(facts);
  const within = all.filter(
    ({ when: { on } }) => (part.from === null || on >= part.from) && (part.to === null || on <= part.to),
  );
  // One that is gone meanwhile ends nothing: its day is read again.
  const left = within.slice(within.findIndex(({ id }) => id === part.after) + 1);
  const events = takePage(left);
  const last = events.at(-1);
  const rest =
    last && events.length < left.length ? { from: part.from, to: last.when.on, after: last.id } : null;
  return { timeline: { born_on: facts.born_on, events, bands: listBands(facts), ...undated }, rest };
}

function takePage(events: readonly TimelineEvent[]): TimelineEvent[] {
  const page: TimelineEvent[] = [];
  let bytes = 0;
  for (const event of events) {
    bytes += BYTES_AROUND + 3 * (event.title.length + event.detail.length);
    if (page.length === EVENTS_MAX || (page.length > 0 && bytes > BYTES_MAX)) break;
    page.push(event);
  }
  return page;
}
