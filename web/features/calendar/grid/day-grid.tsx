import { type CalendarDate, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@lunaria/domain/calendar/calendar-month.ts';
import { type DayMark, markDays } from '@lunaria/domain/cycle/mark-days.ts';
import { isEmptySignals, SIGNAL_DATE_LIMITS } from '@lunaria/domain/signals/health-signals.ts';
import { useMemo } from 'react';
import { lookOf } from '../../../app/phase-disc.tsx';
import { MonthGrid } from '../../../ui/month-grid.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { DayCell } from './day-cell.tsx';
import { describeDay } from './describe-day.ts';
import { dotsOf } from './dot-tray.tsx';

const NOTHING = { periods: [], example: null } as const;
export const REGULAR_DAY: DayMark = { dayClass: 'regular', source: 'computed' };

interface DayGridProps {
  calendar: CalendarState;
  /** False in the modes in which every day is regular. */
  isCycling: boolean;
  month: CalendarMonth;
  tabStop: CalendarDate;
  labelledBy: string;
  onMove: (month: CalendarMonth, day: CalendarDate) => void;
  onChoose: (date: CalendarDate) => void;
}

/** The days of a month with everything that is known of them. */
export function DayGrid(props: DayGridProps) {
  const { calendar, isCycling, month, tabStop, labelledBy, onMove, onChoose } = props;
  const { periods, bleeding, example, today, signalsOf, status } = calendar;
  const layer = isCycling ? calendar.layer : null;
  const isMarked = isCycling && status === 'ready';
  const marks = useMemo(() => {
    const days = listDays(firstDayOf(month), lastDayOf(month));
    // In a mode without a cycle what she noted of her bleeding is drawn, and nothing else.
    return markDays(days, isMarked ? { periods, bleeding, example, today } : { ...NOTHING, bleeding, today });
  }, [isMarked, month, periods, bleeding, example, today]);

  function move(date: CalendarDate) {
    const { first, last } = SIGNAL_DATE_LIMITS;
    if (date >= first && date <= last) onMove(monthOf(date), date);
  }

  return (
    <MonthGrid {...{ month, labelledBy, tabStop }} isBusy={calendar.isMonthLoading} onMove={move}>
      {(date) => {
        const over = example !== null ? undefined : layer?.days.get(date);
        const mark = over?.mark ?? marks.get(date) ?? REGULAR_DAY;
        const signals = signalsOf(date);
        const hasSignals = !isEmptySignals(signals);
        return (
          <DayCell
            date={date}
            name={describeDay(date, mark, hasSignals ? signals : null, date === today, over?.said)}
            look={lookOf(mark, over?.ovulation)}
            frame={over?.frame}
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
