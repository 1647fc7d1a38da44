import { type CalendarDate, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay } from '@lunaria/domain/calendar/name-day.ts';
import { REMINDER_RULES } from '@lunaria/domain/reminders/kinds.ts';
import type { SentReminder } from '@lunaria/domain/reminders/reminder-settings.ts';
import { sayClock } from '@lunaria/domain/time/say-time.ts';

/** What she was reminded of, the newest first, by the clock of this device. */
export function SentList({ sent, today }: { sent: readonly SentReminder[]; today: CalendarDate }) {
  if (sent.length === 0) return <p className="text-muted">Nothing was sent in the last 90 days.</p>;
  return (
    <ul aria-label="Sent lately" className="space-y-3">
      {sent.map((one) => (
        <li key={one.id}>
          {REMINDER_RULES[one.kind].label}
          <span className="type-hint block text-muted">{sayWhen(one, today)}</span>
        </li>
      ))}
    </ul>
  );
}

const ALL_OF = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function sayWhen({ at, by_mail, on_dashboard, by_push }: SentReminder, today: CalendarDate): string {
  const moment = new Date(at);
  const ways = [
    ...(on_dashboard ? ['on the dashboard'] : []),
    ...(by_mail ? ['by mail'] : []),
    ...(by_push ? ['on your devices'] : []),
  ];
  return `${longDay(localDateOf(moment), today)}, ${sayClock(moment)}, ${ALL_OF.format(ways)}`;
}
