import { sayClock } from '@lunaria/domain/time/say-time.ts';
import { sayMoment } from '@lunaria/domain/timeline/say-timeline.ts';
import type { TimelineEvent } from '@lunaria/domain/timeline/timeline.ts';
import { Link } from 'react-router';
import { placeOfLead } from '../../data/timeline/place-of-lead.ts';

/** Events in a row; each opens where it came from. */
export function EventList({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ol aria-label={label} className="mt-2 divide-y divide-border border-y border-border">
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ol>
  );
}

function EventRow({ event }: { event: TimelineEvent }) {
  const { title, detail, lead, kind, when } = event;
  // Two documents of one day and name are told apart by it.
  const clock = kind === 'document' && when.at !== null ? `, ${sayClock(new Date(when.at))}` : '';
  return (
    <li className="print:break-inside-avoid">
      <Link
        {...placeOfLead(lead)}
        className="group flex min-h-11 flex-wrap items-baseline gap-x-4 gap-y-0.5 rounded-small py-2.5 transition-colors hover:bg-sunken sm:flex-nowrap"
      >
        <span className="type-small w-full shrink-0 text-muted tabular-nums sm:w-40">
          {sayMoment(when)}
          {clock}
        </span>
        <span className="min-w-0 break-words">
          <span className="group-hover:underline">{title}</span>
          {detail !== '' && <span className="type-small block text-muted">{detail}</span>}
        </span>
      </Link>
    </li>
  );
}
