import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { EARLIEST_LOG_DATE } from '@lunaria/domain/daily-log/daily-log.ts';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayDialog } from '../../ui/date-field.tsx';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const STEP =
  'grid size-11 place-items-center rounded-full border border-control bg-surface transition-colors hover:bg-sunken disabled:border-transparent disabled:bg-sunken disabled:text-muted';
const NAMED =
  'type-button min-h-11 rounded-full border border-control bg-surface px-4 transition-colors hover:bg-sunken aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:text-primary aria-[current]:inset-ring aria-[current]:inset-ring-primary';

interface DayNavProps {
  date: CalendarDate;
  today: CalendarDate;
  onChoose: (date: CalendarDate) => void;
}

/** The ways to a day: a step back or on, the two that are logged most, any other. No day that is still to come. */
export function DayNav({ date, today, onChoose }: DayNavProps) {
  const [isOpen, setOpen] = useState(false);
  const yesterday = addDays(today, -1);
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        aria-label="Previous day"
        disabled={date <= EARLIEST_LOG_DATE}
        onClick={() => onChoose(addDays(date, -1))}
        className={STEP}
      >
        <ChevronLeft {...ICON} />
      </button>
      {[['Yesterday', yesterday] as const, ['Today', today] as const].map(([name, day]) => (
        <button
          key={name}
          type="button"
          aria-current={date === day ? 'date' : undefined}
          onClick={() => onChoose(day)}
          className={NAMED}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        aria-label="Next day"
        disabled={date >= today}
        onClick={() => onChoose(addDays(date, 1))}
        className={STEP}
      >
        <ChevronRight {...ICON} />
      </button>
      <button type="button" aria-label="Choose a day" onClick={() => setOpen(true)} className={STEP}>
        <CalendarDays {...ICON} />
      </button>
      <DayDialog
        title="Choose a day"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={onChoose}
        value={date}
        min={EARLIEST_LOG_DATE}
        max={today}
        today={today}
      />
    </div>
  );
}
