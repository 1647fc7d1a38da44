import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, firstDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useCallback, useState } from 'react';
import { CalendarCard } from './calendar-card.tsx';
import type { CalendarState } from './calendar-state.ts';
import { CalendarWindows } from './calendar-windows.tsx';
import { BesideSkeleton } from './panel/beside-skeleton.tsx';
import { useWholeCalendar } from './use-whole-calendar.tsx';

interface CalendarProps {
  userId: string;
  /** Null while it is not known. */
  stage: LifeStage | null;
  /** Told of every day that she chooses, where something beside the calendar follows it. */
  onChooseDay?: (date: CalendarDate) => void;
  /** What opens the log of a day; the sheet over the page, where it is left out. */
  onEditDay?: (date: CalendarDate) => void;
}

/**
 * Her cycle: a month at a time, and what it adds up to in her mode: beside the month where its place is wide enough for
 * both, else below it.
 */
export function Calendar({ userId, stage, ...days }: CalendarProps) {
  const whole = useWholeCalendar(userId, stage, { ...days, opensDays: true });
  const { calendar, windows, beside } = whole;
  const { month, tabStop, showMonth } = useMonthInView(calendar);

  return (
    <div className="@container">
      <div className="grid gap-5 @4xl:grid-cols-[31.6875rem_minmax(0,1fr)] @4xl:items-start @4xl:gap-6">
        <CalendarCard {...{ whole, month, tabStop }} onShow={showMonth} />
        {calendar.status === 'ready' && stage
          ? beside
          : calendar.status !== 'failed' && <BesideSkeleton stage={stage} />}
        <CalendarWindows {...{ userId, stage, calendar, month, windows }} onShow={showMonth} />
      </div>
    </div>
  );
}

function useMonthInView({ today, show }: Pick<CalendarState, 'today' | 'show'>) {
  const [month, setMonth] = useState(() => monthOf(today));
  /** The day that Tab reaches in the grid; null: today, or the first of another month. */
  const [tabStop, setTabStop] = useState<CalendarDate | null>(null);
  const showMonth = useCallback(
    (next: CalendarMonth, day: CalendarDate | null = null) => {
      setMonth(next);
      setTabStop(day);
      show([next]);
    },
    [show],
  );
  return {
    month,
    tabStop: tabStop ?? (monthOf(today) === month ? today : firstDayOf(month)),
    showMonth,
  };
}
