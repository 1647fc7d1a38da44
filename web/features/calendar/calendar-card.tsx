import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { addMonths, type CalendarMonth, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { nameMonth } from '@lunaria/domain/calendar/name-day.ts';
import { CalendarRange, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { lookOf } from '../../app/phase-disc.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWeekStart } from '../../ui/week-start.ts';
import { CorrectButtons } from './correct-buttons.tsx';
import { ChosenDay } from './day/chosen-day.tsx';
import { ForecastPlace } from './forecast/forecast-place.tsx';
import { DotKey, Legend } from './grid/calendar-key.tsx';
import { DayGrid } from './grid/day-grid.tsx';
import { useDrawnDays } from './grid/use-drawn-days.ts';
import { CalendarLoadLine } from './load-line.tsx';
import { NothingLine } from './nothing-line.tsx';
import { readDrawingKey } from './paint/read-drawing-key.ts';
import { useDrawing } from './paint/use-drawing.ts';
import type { WholeCalendar } from './use-whole-calendar.tsx';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface CalendarCardProps {
  whole: WholeCalendar;
  month: CalendarMonth;
  tabStop: CalendarDate;
  onShow: (month: CalendarMonth, day?: CalendarDate) => void;
}

/** A month with its ways to another, its legend, the day that is chosen, and the ways to correct what it counts from. */
export function CalendarCard({ whole, month, tabStop, onShow }: CalendarCardProps) {
  const { calendar, isCycling, chosen, press, strokes, preview, windows } = whole;
  const { today } = calendar;
  const titleId = useId();
  const weekStart = useWeekStart();
  const days = useRef<HTMLDivElement>(null);
  useDrawing(days, strokes);
  const drawn = useDrawnDays(calendar, isCycling, month);
  const hasBleeding = [...drawn.values()].some(({ mark }) => mark && lookOf(mark) === 'bleeding');
  const hasMedicines = [...drawn.values()].some(({ medicines }) => medicines !== undefined);

  return (
    <section
      aria-labelledby={titleId}
      className="w-full rounded-card border border-border bg-surface py-5 shadow-card max-sm:rounded-[20px] sm:mx-auto sm:max-w-126.75 sm:px-2.25 @4xl:mx-0"
    >
      <CardBar {...{ titleId, month, today, onShow }} />
      <NothingLine whole={whole} />
      <CalendarLoadLine calendar={calendar} />

      <div
        ref={days}
        onKeyDownCapture={(event) => readDrawingKey(event, strokes, weekStart)}
        className="mt-3 touch-pan-y touch-pinch-zoom px-2.5 select-none [-webkit-touch-callout:none] sm:px-4"
      >
        <DayGrid
          {...{ calendar, drawn, preview, month, tabStop, chosen }}
          labelledBy={titleId}
          onMove={onShow}
          onChoose={press}
        />
      </div>

      <div className="mx-4 mt-3 space-y-1.5 border-t border-border pt-3">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          {isCycling && <Legend />}
          <button
            type="button"
            aria-label="Year at a glance"
            onClick={() => void windows.openPart('year', today)}
            className="type-label -mx-2 -mt-2.5 inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-primary transition-colors hover:bg-primary-tint"
          >
            <CalendarRange {...ICON} className="max-sm:hidden" />
            Year
          </button>
        </div>
        <DotKey {...{ isCycling, hasBleeding, hasMedicines }} />
      </div>
      <div className="mx-4 mt-3 border-t border-border pt-3">
        <ChosenDay whole={whole} />
      </div>
      <ForecastPlace whole={whole} className="mx-4 mt-3" />
      {isCycling && <CorrectButtons windows={windows} today={today} className="mt-4 px-4" />}
    </section>
  );
}

interface CardBarProps {
  titleId: string;
  month: CalendarMonth;
  today: CalendarDate;
  onShow: (month: CalendarMonth) => void;
}

/** The name of the month, with the ways to another one. */
function CardBar({ titleId, month, today, onShow }: CardBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 pr-3.5 pl-4 sm:pr-4">
      <h2 id={titleId} aria-live="polite" className="type-h2 max-sm:text-[1.3125rem]">
        {nameMonth(month)}
      </h2>
      <div className="flex items-center gap-1 sm:gap-1.5">
        <IconButton label="Previous month" onPress={() => onShow(addMonths(month, -1))}>
          <ChevronLeft {...ICON} />
        </IconButton>
        <button
          type="button"
          onClick={() => onShow(monthOf(today))}
          className="type-label min-h-11 rounded-full border border-control bg-surface px-2.5 sm:px-3.5 transition-colors hover:bg-sunken"
        >
          Today
        </button>
        <IconButton label="Next month" onPress={() => onShow(addMonths(month, 1))}>
          <ChevronRight {...ICON} />
        </IconButton>
      </div>
    </div>
  );
}
