import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Revision } from '@lunaria/domain/calendar-feed/move-events.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import ICAL from 'ical.js';

export interface WrittenEvent extends Pick<Revision, 'sequence' | 'at'> {
  /** Says nothing of what it is about. */
  uid: string;
  /** First and last day, both counted. */
  from: CalendarDate;
  to: CalendarDate;
  isDaily: boolean;
  title: string;
}

/** How often a program is asked to come back: many look once a day unless they are told. */
const REFRESH = 'PT6H';

/**
 * The calendar as text (RFC 5545). Days are days without a zone, so that none moves where she travels; they block no time,
 * wake nobody, and say nothing but their title.
 */
export function writeCalendar(name: string, events: readonly WrittenEvent[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', `-//${PRODUCT_NAME}//${PRODUCT_NAME}//EN`);
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  calendar.updatePropertyWithValue('name', name);
  calendar.updatePropertyWithValue('x-wr-calname', name);
  calendar
    .updatePropertyWithValue('refresh-interval', ICAL.Duration.fromString(REFRESH))
    .setParameter('value', 'DURATION');
  calendar.updatePropertyWithValue('x-published-ttl', REFRESH);
  for (const event of events) calendar.addSubcomponent(writeEvent(event));
  return `${calendar.toString()}\r\n`;
}

function writeEvent({ uid, from, to, isDaily, title, sequence, at }: WrittenEvent): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const movedAt = ICAL.Time.fromJSDate(new Date(at * 1000), true);
  event.updatePropertyWithValue('uid', uid);
  event.updatePropertyWithValue('dtstamp', movedAt);
  event.updatePropertyWithValue('last-modified', movedAt);
  event.updatePropertyWithValue('sequence', sequence);
  event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(from));
  // The first day that is not part of it.
  event.updatePropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(to, 1)));
  if (isDaily) event.updatePropertyWithValue('rrule', ICAL.Recur.fromString('FREQ=DAILY'));
  event.updatePropertyWithValue('summary', title);
  event.updatePropertyWithValue('class', 'PRIVATE');
  event.updatePropertyWithValue('transp', 'TRANSPARENT');
  return event;
}
