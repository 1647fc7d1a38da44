import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

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
  return (
    <div className="flex gap-1.5">
      <IconButton label="Previous day" isDisabled={previous === null} onPress={() => step(previous)}>
        <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton label="Next day" isDisabled={next === null} onPress={() => step(next)}>
        <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
      <span role="status" className="sr-only">
        {shown}
      </span>
    </div>
  );
}
