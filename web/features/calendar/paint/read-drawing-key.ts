import { isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import type { KeyboardEvent } from 'react';
import { readGridKey } from '../../../ui/month-grid.tsx';
import type { Strokes } from './use-strokes.ts';

/**
 * Without a pointer: Shift and arrows draw from the day that has the focus, Enter or Space saves, Escape drops it, and so does
 * going on without Shift. The grid itself moves the focus. For `onKeyDownCapture` around the days.
 */
export function readDrawingKey(
  event: KeyboardEvent,
  { stroke, draw, lift, drop }: Pick<Strokes, 'stroke' | 'draw' | 'lift' | 'drop'>,
  weekStart: WeekStart,
): void {
  const date = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
  if (!isCalendarDate(date) || event.key === 'Shift') return;
  const reached = readGridKey(event, date, weekStart);
  if (event.shiftKey && reached !== null && event.key.startsWith('Arrow')) {
    draw(stroke?.from ?? date, reached);
    return;
  }
  if (stroke === null) return;
  if (event.key === 'Enter' || event.key === ' ') {
    // Otherwise the day under the focus would be pressed too.
    event.preventDefault();
    event.stopPropagation();
    lift();
    return;
  }
  if (event.key === 'Escape') event.stopPropagation();
  if (event.key === 'Escape' || reached !== null || event.key === 'Tab') drop();
}
