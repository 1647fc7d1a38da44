import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { nameMonth } from '@lunaria/domain/calendar/name-day.ts';
import { memo, useId } from 'react';
import { MonthTable } from '../../../ui/month-grid.tsx';
import { DrawnCell } from '../grid/drawn-cell.tsx';
import { useDrawnDays } from '../grid/use-drawn-days.ts';
import type { WholeCalendar } from '../use-whole-calendar.tsx';

interface ScrolledMonthProps {
  whole: WholeCalendar;
  month: CalendarMonth;
  /** Its days are on their way. */
  isBusy: boolean;
  tabStop: CalendarDate;
}

/** One of the months that run downwards: its name stays at the top as long as its days are there. */
export function ScrolledMonth({ whole, month, isBusy, tabStop }: ScrolledMonthProps) {
  const { calendar, isCycling, preview, chosen, press } = whole;
  const { today, signalsOf } = calendar;
  const drawn = useDrawnDays(calendar, isCycling, month);
  const ofMonth = (date: CalendarDate | null) => (date !== null && monthOf(date) === month ? date : null);
  return (
    <DrawnMonth
      {...{ month, isBusy, drawn, today, signalsOf, preview, press }}
      chosen={ofMonth(chosen)}
      tabStop={ofMonth(tabStop)}
    />
  );
}

interface DrawnMonthProps extends Pick<WholeCalendar, 'preview' | 'press'> {
  month: CalendarMonth;
  isBusy: boolean;
  drawn: ReturnType<typeof useDrawnDays>;
  today: CalendarDate;
  signalsOf: WholeCalendar['calendar']['signalsOf'];
  /** Of this month, else null. */
  chosen: CalendarDate | null;
  tabStop: CalendarDate | null;
}

/** Drawn again when something of it changed, and not because the months were scrolled. */
const DrawnMonth = memo(function DrawnMonth(props: DrawnMonthProps) {
  const { month, isBusy, drawn, today, signalsOf, preview, press, chosen, tabStop } = props;
  const titleId = useId();
  return (
    <section data-month={month} aria-labelledby={titleId}>
      <h2
        id={titleId}
        className="type-h3 sticky top-0 z-10 flex h-(--head-height) items-center bg-background pl-1.25 @4xl/page:bg-surface"
      >
        {nameMonth(month)}
      </h2>
      <MonthTable {...{ month, isBusy, chosen }} labelledBy={titleId} isOneOfMany>
        {(date) => (
          <DrawnCell
            {...{ date, today }}
            signals={signalsOf(date)}
            under={preview.get(date)}
            day={drawn.get(date)}
            isTabStop={date === tabStop}
            isChosen={date === chosen}
            isInRow
            onChoose={press}
          />
        )}
      </MonthTable>
      <div className="h-(--gap-height)" />
    </section>
  );
});
