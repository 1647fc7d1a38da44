import {
  addDays,
  type CalendarDate,
  dayOfMonth,
  isCalendarDate,
} from '@lunaria/domain/calendar/calendar-date.ts';
import {
  type CalendarMonth,
  monthGrid,
  monthOf,
  sameDayInMonth,
} from '@lunaria/domain/calendar/calendar-month.ts';
import { weekdaysFrom } from '@lunaria/domain/calendar/name-day.ts';
import { firstDayOfWeek, lastDayOfWeek, type WeekStart } from '@lunaria/domain/calendar/week.ts';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useWeekStart } from './week-start.ts';

interface MonthTableProps {
  month: CalendarMonth;
  /** Id of the element that names the month. */
  labelledBy: string;
  /** Its days are still on their way. */
  isBusy?: boolean;
  /** The day that is chosen, where one is. */
  chosen?: CalendarDate | null;
  /** Beside other months: the weekdays stand once above all of them, and a neighbour's days in its own place. */
  isOneOfMany?: boolean;
  /** The button of a day of this month. */
  children: (date: CalendarDate) => ReactNode;
}

interface MonthGridProps extends MonthTableProps {
  /** The keyboard leads to this day, perhaps of another month: the owner shows it. */
  onMove: (date: CalendarDate) => void;
  /** The day the keyboard is on; it takes the focus when the keyboard brought it here. */
  tabStop: CalendarDate;
}

/** A month as a date grid: whole weeks; days of the neighbouring months are there to be seen only. */
export function MonthGrid({ onMove, tabStop, ...shown }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const isFollowing = useRef(false);
  const weekStart = useWeekStart();

  // The day may be of another month, which was drawn only now.
  useEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    const day = table.current?.querySelector(`[data-date="${tabStop}"]`);
    if (day instanceof HTMLElement) day.focus();
  }, [tabStop]);

  function readKey(event: KeyboardEvent) {
    const date = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    if (!isCalendarDate(date)) return;
    const reached = readGridKey(event, date, weekStart);
    if (reached === null) return;
    event.preventDefault();
    isFollowing.current = true;
    onMove(reached);
  }

  return <MonthTable ref={table} onKeyDown={readKey} {...shown} />;
}

interface TableHandles {
  ref?: RefObject<HTMLTableElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The days of a month; the keyboard is the owner's business. */
export function MonthTable(props: MonthTableProps & TableHandles) {
  const { ref, onKeyDown, month, labelledBy, children } = props;
  const { isBusy = false, chosen = null, isOneOfMany = false } = props;
  const weekStart = useWeekStart();
  const weeks = useMemo(() => monthGrid(month, weekStart), [month, weekStart]);
  return (
    <table
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is the grid of the ARIA practices
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-collapse"
    >
      <thead className={isOneOfMany ? 'sr-only' : ''}>
        <tr>
          {weekdaysFrom(weekStart).map((name) => (
            <th key={name} scope="col" abbr={name} className="type-hint pb-2 font-strong text-muted">
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="isolate">
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
              <td key={date} aria-selected={date === chosen || undefined} className="p-0">
                {monthOf(date) === month ? children(date) : isOneOfMany ? null : <Neighbour date={date} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Neighbour({ date }: { date: CalendarDate }) {
  return (
    <span aria-hidden="true" className="type-small grid aspect-65/76 place-items-center text-muted">
      {dayOfMonth(date)}
    </span>
  );
}

interface GridKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Where a key leads from `date`, as in any date grid (ARIA Authoring Practices); null when it is not for the grid. */
export function readGridKey(pressed: GridKey, date: CalendarDate, weekStart: WeekStart): CalendarDate | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  switch (pressed.key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return firstDayOfWeek(date, weekStart);
    case 'End':
      return lastDayOfWeek(date, weekStart);
    case 'PageUp':
      return sameDayInMonth(date, pressed.shiftKey ? -12 : -1);
    case 'PageDown':
      return sameDayInMonth(date, pressed.shiftKey ? 12 : 1);
    default:
      return null;
  }
}
