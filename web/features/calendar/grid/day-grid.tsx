import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { SIGNAL_DATE_LIMITS } from '@lunaria/domain/signals/health-signals.ts';
import { MonthGrid } from '../../../ui/month-grid.tsx';
import type { CalendarState } from '../calendar-state.ts';
import type { Preview } from '../paint/preview-stroke.ts';
import { DrawnCell } from './drawn-cell.tsx';
import type { DrawnDay } from './use-drawn-days.ts';

interface DayGridProps {
  calendar: CalendarState;
  drawn: ReadonlyMap<CalendarDate, DrawnDay>;
  preview: Preview;
  month: CalendarMonth;
  tabStop: CalendarDate;
  chosen: CalendarDate | null;
  labelledBy: string;
  onMove: (month: CalendarMonth, day: CalendarDate) => void;
  onChoose: (date: CalendarDate) => void;
}

/** The days of a month with everything that is known of them. */
export function DayGrid(props: DayGridProps) {
  const { calendar, drawn, preview, month, tabStop, chosen, labelledBy, onMove, onChoose } = props;
  const { today, signalsOf } = calendar;

  function move(date: CalendarDate) {
    const { first, last } = SIGNAL_DATE_LIMITS;
    if (date >= first && date <= last) onMove(monthOf(date), date);
  }

  return (
    <MonthGrid {...{ month, labelledBy, tabStop, chosen }} isBusy={calendar.isMonthLoading} onMove={move}>
      {(date) => (
        <DrawnCell
          {...{ date, today, onChoose }}
          signals={signalsOf(date)}
          under={preview.get(date)}
          day={drawn.get(date)}
          isTabStop={date === tabStop}
          isChosen={date === chosen}
        />
      )}
    </MonthGrid>
  );
}
