import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';

interface DayStepperProps {
  /** null: there is no such day to note for. */
  previous: CalendarDate | null;
  next: CalendarDate | null;
  onStep: (date: CalendarDate) => void;
}

/** To the day before and after without going back to the month: a week can be filled in from one place. */
export function DayStepper({ previous, next, onStep }: DayStepperProps) {
  const [shown, setShown] = useState('');
  function step(date: CalendarDate | null) {
    if (date === null) return;
    setShown(nameDay(date));
    onStep(date);
  }
  const style =
    'grid size-9 place-items-center rounded-full border border-control bg-surface transition-colors hover:bg-sunken disabled:border-transparent disabled:text-muted';
  return (
    <div className="flex gap-1.5">
      <button
        type="button"
        aria-label="Previous day"
        disabled={previous === null}
        onClick={() => step(previous)}
        className={style}
      >
        <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        aria-label="Next day"
        disabled={next === null}
        onClick={() => step(next)}
        className={style}
      >
        <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
      <span role="status" className="sr-only">
        {shown}
      </span>
    </div>
  );
}
