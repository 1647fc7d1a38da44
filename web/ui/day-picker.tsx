import { type CalendarDate, dayOfMonth } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  addMonths,
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@lunaria/domain/calendar/calendar-month.ts';
import { MONTH_NAMES, nameDay, nameMonth } from '@lunaria/domain/calendar/name-day.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { MonthGrid } from './month-grid.tsx';
import { Select } from './select.tsx';

const MONTHS = MONTH_NAMES.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

interface DayPickerProps {
  value: CalendarDate | null;
  onChoose: (date: CalendarDate) => void;
  /** Days that can be chosen, both ends included. */
  min: CalendarDate;
  max: CalendarDate;
  today: CalendarDate;
}

/** A month to choose one day from, with the way to any other month between the two ends. */
export function DayPicker({ value, onChoose, min, max, today }: DayPickerProps) {
  const titleId = useId();
  const within = (date: CalendarDate) => (date < min ? min : date > max ? max : date);
  const [tabStop, setTabStop] = useState(() => within(value ?? today));
  const month = monthOf(tabStop);
  // Its neighbours in the month stay reachable at the ends: what cannot be chosen says so.
  const show = (next: CalendarMonth) => setTabStop(within(firstDayOf(next)));

  return (
    <div className="mx-auto max-w-92">
      <MonthChoice {...{ month, show, titleId, min, max }} />
      <div className="mt-3">
        <MonthGrid
          month={month}
          labelledBy={titleId}
          tabStop={tabStop}
          onMove={(date) => setTabStop(within(date))}
        >
          {(date) => (
            <Day
              date={date}
              isChosen={date === value}
              isToday={date === today}
              isTabStop={date === tabStop}
              isDisabled={date < min || date > max}
              onChoose={onChoose}
            />
          )}
        </MonthGrid>
      </div>
      {lastDayOf(month) > max && max === today && (
        <p className="type-hint mt-2 text-center text-muted">Days after today cannot be chosen.</p>
      )}
    </div>
  );
}

interface MonthChoiceProps {
  month: CalendarMonth;
  show: (month: CalendarMonth) => void;
  titleId: string;
  min: CalendarDate;
  max: CalendarDate;
}

/** Which month is in view, by lists and by steps. */
function MonthChoice({ month, show, titleId, min, max }: MonthChoiceProps) {
  const years = useMemo(() => listYears(min, max), [min, max]);
  return (
    <>
      <div className="flex gap-2">
        <Select
          label="Month"
          className="min-w-0 flex-1"
          options={MONTHS}
          value={month.slice(5)}
          onValueChange={(chosen) => show(`${month.slice(0, 4)}-${chosen}` as CalendarMonth)} // by format
        />
        <Select
          label="Year"
          className="w-28"
          options={years}
          value={month.slice(0, 4)}
          onValueChange={(chosen) => show(`${chosen}-${month.slice(5)}` as CalendarMonth)} // by format
        />
      </div>
      <div className="mt-4 flex items-center justify-between gap-1">
        <IconButton
          label="Previous month"
          isDisabled={month <= monthOf(min)}
          onPress={() => show(addMonths(month, -1))}
        >
          <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
        <h3 id={titleId} aria-live="polite" className="type-h3 text-center">
          {nameMonth(month)}
        </h3>
        <IconButton
          label="Next month"
          isDisabled={month >= monthOf(max)}
          onPress={() => show(addMonths(month, 1))}
        >
          <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
    </>
  );
}

interface DayProps {
  date: CalendarDate;
  isChosen: boolean;
  isToday: boolean;
  isTabStop: boolean;
  isDisabled: boolean;
  onChoose: (date: CalendarDate) => void;
}

function Day({ date, isChosen, isToday, isTabStop, isDisabled, onChoose }: DayProps) {
  const marks = [nameDay(date), isToday && 'today', isChosen && 'selected'].filter(Boolean);
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={marks.join(', ')}
      aria-pressed={isChosen || undefined}
      aria-disabled={isDisabled || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => isDisabled || onChoose(date)}
      className={`mx-auto grid aspect-square w-full max-w-12 place-items-center rounded-full tabular-nums transition-colors ${
        isDisabled ? 'cursor-default! text-muted line-through' : isChosen ? '' : 'font-medium hover:bg-sunken'
      } ${isChosen ? 'bg-primary font-strong text-primary-text' : ''} ${isToday && !isChosen ? 'inset-ring-2 inset-ring-today' : ''}`}
    >
      {dayOfMonth(date)}
    </button>
  );
}

function listYears(min: CalendarDate, max: CalendarDate): { value: string; label: string }[] {
  const first = Number(min.slice(0, 4));
  const last = Number(max.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(last - index);
    return { value: year, label: year };
  });
}
