import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';
import { isEmptySignals, SIGNAL_DATE_LIMITS } from '@lunaria/domain/signals/health-signals.ts';
import { lookOf } from '../../../app/phase-disc.tsx';
import { MonthGrid } from '../../../ui/month-grid.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { DayCell } from './day-cell.tsx';
import { describeDay } from './describe-day.ts';
import { dotsOf } from './dot-tray.tsx';
import type { DrawnDay } from './use-drawn-days.ts';

export const REGULAR_DAY: DayMark = { dayClass: 'regular', source: 'computed' };

interface DayGridProps {
  calendar: CalendarState;
  drawn: ReadonlyMap<CalendarDate, DrawnDay>;
  month: CalendarMonth;
  tabStop: CalendarDate;
  labelledBy: string;
  onMove: (month: CalendarMonth, day: CalendarDate) => void;
  onChoose: (date: CalendarDate) => void;
}

/** The days of a month with everything that is known of them. */
export function DayGrid(props: DayGridProps) {
  const { calendar, drawn, month, tabStop, labelledBy, onMove, onChoose } = props;
  const { today, signalsOf } = calendar;

  function move(date: CalendarDate) {
    const { first, last } = SIGNAL_DATE_LIMITS;
    if (date >= first && date <= last) onMove(monthOf(date), date);
  }

  return (
    <MonthGrid {...{ month, labelledBy, tabStop }} isBusy={calendar.isMonthLoading} onMove={move}>
      {(date) => {
        const { mark = REGULAR_DAY, over } = drawn.get(date) ?? {};
        const signals = signalsOf(date);
        const hasSignals = !isEmptySignals(signals);
        return (
          <DayCell
            date={date}
            name={describeDay(date, mark, hasSignals ? signals : null, date === today, over?.said)}
            look={lookOf(mark, over?.ovulation)}
            window={over?.ahead?.window ?? null}
            hasSignals={hasSignals}
            dots={dotsOf(signals)}
            isToday={date === today}
            isTabStop={date === tabStop}
            onChoose={onChoose}
          />
        );
      }}
    </MonthGrid>
  );
}
