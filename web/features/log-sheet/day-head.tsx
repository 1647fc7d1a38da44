import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay, nameWeekday } from '@lunaria/domain/calendar/name-day.ts';
import { EARLIEST_LOG_DATE } from '@lunaria/domain/daily-log/daily-log.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayDialog } from '../../ui/date-field.tsx';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const STEP =
  'grid size-11 shrink-0 place-items-center rounded-full border border-control transition-colors hover:bg-sunken disabled:border-dashed disabled:border-border disabled:text-control disabled:hover:bg-transparent';

/** What the sheet asks of a day. */
export function titleOf(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return 'How are you today?';
  return day > today ? 'A note for this day' : 'How were you?';
}

/** `Today, 23 November`, `Yesterday, 22 November`, `Friday, 20 November`. */
export function nameLoggedDay(day: CalendarDate, today: CalendarDate): string {
  const near = day === today ? 'Today' : day === addDays(today, -1) ? 'Yesterday' : nameWeekday(day);
  return `${near}, ${longDay(day, today)}`;
}

interface DayHeadProps {
  day: CalendarDate;
  today: CalendarDate;
  onChoose: (day: CalendarDate) => void;
}

/** Which day it is: a step back, on as far as today, and any other by its name. */
export function DayHead({ day, today, onChoose }: DayHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const name = nameLoggedDay(day, today);
  return (
    <div className="flex items-center justify-between gap-2">
      <button
        type="button"
        aria-label="Day before"
        disabled={day <= EARLIEST_LOG_DATE}
        onClick={() => onChoose(day > today ? today : addDays(day, -1))}
        className={STEP}
      >
        <ChevronLeft {...ICON} />
      </button>
      <button
        type="button"
        aria-label={`${name}. Choose another day`}
        onClick={() => setOpen(true)}
        className="type-label min-h-11 rounded-full px-3 transition-colors hover:bg-sunken"
      >
        <span aria-live="polite">{name}</span>
      </button>
      <button
        type="button"
        aria-label="Day after"
        disabled={day >= today}
        onClick={() => onChoose(addDays(day, 1))}
        className={STEP}
      >
        <ChevronRight {...ICON} />
      </button>
      <DayDialog
        title="Choose a day"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={onChoose}
        value={day > today ? today : day}
        min={EARLIEST_LOG_DATE}
        max={today}
        today={today}
      />
    </div>
  );
}
