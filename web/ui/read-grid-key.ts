import { addDays, type CalendarDate, dayOfWeek } from '@lunaria/domain/calendar/calendar-date.ts';
import { sameDayInMonth } from '@lunaria/domain/calendar/calendar-month.ts';

export interface GridKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Where a key leads from `date`, as in any date grid (ARIA Authoring Practices); null when it is not for the grid. */
export function readGridKey(pressed: GridKey, date: CalendarDate): CalendarDate | null {
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
      return addDays(date, -dayOfWeek(date));
    case 'End':
      return addDays(date, 6 - dayOfWeek(date));
    case 'PageUp':
      return sameDayInMonth(date, pressed.shiftKey ? -12 : -1);
    case 'PageDown':
      return sameDayInMonth(date, pressed.shiftKey ? 12 : 1);
    default:
      return null;
  }
}
