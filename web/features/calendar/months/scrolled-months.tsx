import { type CalendarDate, isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  addMonths,
  type CalendarMonth,
  firstDayOf,
  monthOf,
} from '@lunaria/domain/calendar/calendar-month.ts';
import { weekdaysFrom } from '@lunaria/domain/calendar/name-day.ts';
import { SIGNAL_DATE_LIMITS } from '@lunaria/domain/signals/health-signals.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readGridKey } from '../../../ui/month-grid.tsx';
import { useWeekStart } from '../../../ui/week-start.ts';
import { readDrawingKey } from '../paint/read-drawing-key.ts';
import { useDrawing } from '../paint/use-drawing.ts';
import type { WholeCalendar } from '../use-whole-calendar.tsx';
import { monthAt, offsetAt } from './month-offsets.ts';
import { ScrolledMonth } from './scrolled-month.tsx';
import { heightOfAll, type MonthWindow, type Place, useMonthWindow } from './use-month-window.ts';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
/** Months that only fly by are not asked for. */
const STILL_MS = 120;

interface ScrolledMonthsProps {
  whole: WholeCalendar;
  /** Where to open. */
  opensAt: Place;
  /** Told which month stands at the top. */
  onMonth: (month: CalendarMonth) => void;
}

/** The months one below the other under the weekdays; only those that are seen are drawn and asked for. */
export function ScrolledMonths({ whole, opensAt, onMonth }: ScrolledMonthsProps) {
  const { calendar, strokes } = whole;
  const { today, show } = calendar;
  const weekStart = useWeekStart();
  const scroller = useRef<HTMLDivElement>(null);
  const { shown, goTo } = useMonthWindow(scroller, opensAt, weekStart);
  useDrawing(scroller, strokes);
  const keys = useDayKeys(scroller, shown, today, goTo);
  useMonthsAsked(shown, show);
  const month = shown?.month ?? null;
  useEffect(() => {
    if (month !== null) onMonth(month);
  }, [month, onMonth]);

  return (
    <div className="relative flex flex-1 flex-col">
      <div aria-hidden="true" className="grid grid-cols-7 border-b border-border px-2.75 pb-1.5">
        {weekdaysFrom(weekStart).map((name) => (
          <span
            key={name}
            className="type-hint text-center text-[min(0.8125rem,4.6cqw)] font-strong text-muted"
          >
            {name.slice(0, 3)}
          </span>
        ))}
      </div>
      <div className="relative flex min-h-72 flex-1 flex-col">
        {shown && (
          <MonthBar
            month={shown.month}
            onShow={(next) => goTo({ date: firstDayOf(next), byDay: false })}
            onToday={() => goTo({ date: today, byDay: true })}
          />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
        <div
          ref={scroller}
          onKeyDownCapture={(event) => readDrawingKey(event, strokes, weekStart)}
          onKeyDown={keys.readKey}
          className="min-h-0 flex-1 basis-0 touch-pan-y touch-pinch-zoom overflow-x-hidden overflow-y-auto overscroll-contain px-2.75 select-none [-webkit-touch-callout:none] [scrollbar-width:none]"
        >
          {shown && (
            <div style={{ ...sizesOf(shown), height: heightOfAll(shown.sizes) }}>
              <div style={{ height: offsetAt(shown.first, shown.sizes) }} />
              {Array.from({ length: shown.last - shown.first + 1 }, (_, at) => monthAt(shown.first + at)).map(
                (one) => (
                  <ScrolledMonth
                    key={one}
                    {...{ whole }}
                    month={one}
                    isBusy={calendar.isMonthLoading && one === shown.month}
                    tabStop={keys.tabStop}
                  />
                ),
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function sizesOf({ sizes, columnWidth }: MonthWindow): CSSProperties {
  return {
    '--row-height': `${sizes.row}px`,
    '--column-width': `${columnWidth}px`,
    '--head-height': `${sizes.head}px`,
    '--gap-height': `${sizes.gap}px`,
  } as CSSProperties; // as: properties of our own
}

interface MonthBarProps {
  month: CalendarMonth;
  onShow: (month: CalendarMonth) => void;
  onToday: () => void;
}

/** Beside the name of the month: to the one before, to the one after, and back to today. */
function MonthBar({ month, onShow, onToday }: MonthBarProps) {
  const round = 'grid size-11 place-items-center rounded-full text-text transition-colors hover:bg-sunken';
  return (
    <div className="absolute top-0 right-1 z-20 flex items-center @max-[19.9rem]/page:static @max-[19.9rem]/page:justify-end @4xl/page:right-0">
      <button
        type="button"
        aria-label="Previous month"
        onClick={() => onShow(addMonths(month, -1))}
        className={round}
      >
        <ChevronLeft {...ICON} />
      </button>
      <button
        type="button"
        onClick={onToday}
        className="type-label min-h-11 rounded-full px-3 text-primary transition-colors hover:bg-primary-tint"
      >
        Today
      </button>
      <button
        type="button"
        aria-label="Next month"
        onClick={() => onShow(addMonths(month, 1))}
        className={round}
      >
        <ChevronRight {...ICON} />
      </button>
    </div>
  );
}

/** One stop for Tab among all days; the arrows lead from month to month, and what they lead to comes into view. */
function useDayKeys(
  scroller: RefObject<HTMLElement | null>,
  shown: MonthWindow | null,
  today: CalendarDate,
  goTo: (place: Place) => void,
) {
  const weekStart = useWeekStart();
  const [moved, setMoved] = useState<CalendarDate | null>(null);
  // The day that shall have the focus. By its date: an effect of the render before may run after the next key.
  const followed = useRef<CalendarDate | null>(null);
  const month = shown?.month;
  // Where she scrolled away from it the first day that is seen takes its place.
  const isDrawn = (date: CalendarDate) =>
    shown !== null && monthOf(date) >= monthAt(shown.first) && monthOf(date) <= monthAt(shown.last);
  const tabStop =
    moved !== null && isDrawn(moved) ? moved : isDrawn(today) ? today : firstDayOf(month ?? monthOf(today));

  useEffect(() => {
    if (moved === null || followed.current !== moved || shown === null) return;
    const day = scroller.current?.querySelector(`[data-date="${moved}"]`);
    if (!(day instanceof HTMLElement)) return;
    followed.current = null;
    day.focus({ preventScroll: true });
    // Below the name of its month, which stays at the top.
    day.scrollIntoView({ block: 'nearest' });
  }, [scroller, moved, shown]);

  function readKey(event: KeyboardEvent) {
    const date = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    if (!isCalendarDate(date)) return;
    const reached = readGridKey(event, date, weekStart);
    if (reached === null) return;
    event.preventDefault();
    if (reached < SIGNAL_DATE_LIMITS.first || reached > SIGNAL_DATE_LIMITS.last) return;
    followed.current = reached;
    setMoved(reached);
    if (!isDrawn(reached)) goTo({ date: reached, byDay: true });
  }
  return { tabStop, readKey };
}

/** Asks for what the months that are seen need, once they stand still. */
function useMonthsAsked(shown: MonthWindow | null, show: (months: readonly CalendarMonth[]) => void): void {
  const { month = null, first = 0, last = -1 } = shown ?? {};
  useEffect(() => {
    if (month === null) return;
    const seen = Array.from({ length: last - first + 1 }, (_, at) => monthAt(first + at));
    const timer = window.setTimeout(() => {
      show([month, ...seen.filter((one) => one !== month)]);
    }, STILL_MS);
    return () => window.clearTimeout(timer);
  }, [month, first, last, show]);
}
