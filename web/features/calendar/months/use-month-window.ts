import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, firstDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  indexAtOffset,
  indexOf,
  MONTH_COUNT,
  type MonthSizes,
  monthAt,
  offsetAt,
  offsetOfDay,
} from './month-offsets.ts';

/** A week is a little higher than a day is wide. */
const ROW_SHARE = 1.01;
const HEAD_REM = 2.75;
const GAP_REM = 0.5;
/** Drawn above and below what is seen, so that a swipe meets no empty paper. */
const MORE_PX = 300;

export interface MonthWindow {
  sizes: MonthSizes;
  columnWidth: number;
  /** The months that are drawn, the first and the last of them by their number. */
  first: number;
  last: number;
  /** Whose name stands at the top. */
  month: CalendarMonth;
}

/** What stands at the top: a month, or the week of a day; kept when the width or the size of the text changes. */
export interface Place {
  date: CalendarDate;
  byDay: boolean;
}

/** Which months are seen in an element that scrolls, and the way to others. Opens at a day. */
export function useMonthWindow(
  scroller: RefObject<HTMLElement | null>,
  opensAt: Place,
  weekStart: WeekStart,
) {
  const [shown, setShown] = useState<MonthWindow | null>(null);
  const place = useRef(opensAt);
  const measured = useRef<Pick<MonthWindow, 'sizes' | 'columnWidth'> | null>(null);

  /** Where to scroll once what is there is high enough. */
  const pending = useRef<number | null>(null);

  const lookAt = useCallback(
    (top: number) => {
      const { current: box } = scroller;
      const { current: known } = measured;
      if (box === null || known === null) return;
      const { sizes } = known;
      const first = indexAtOffset(top - MORE_PX, sizes);
      const last = indexAtOffset(top + box.clientHeight + MORE_PX, sizes);
      // The name at the top gives way once the next month has reached it.
      const month = monthAt(indexAtOffset(top + 1, sizes));
      setShown((before) => {
        const isSame =
          before?.first === first && before.last === last && before.month === month && before.sizes === sizes;
        return isSame ? before : { ...known, first, last, month };
      });
    },
    [scroller],
  );

  const goTo = useCallback(
    (to: Place) => {
      const { current: box } = scroller;
      if (box === null || measured.current === null) return;
      place.current = to;
      const { sizes } = measured.current;
      const top = to.byDay ? offsetOfDay(to.date, sizes) : offsetAt(indexOf(monthOf(to.date)), sizes);
      box.scrollTop = top;
      pending.current = Math.abs(box.scrollTop - top) > 1 ? top : null;
      lookAt(top);
    },
    [scroller, lookAt],
  );

  useLayoutEffect(() => {
    if (pending.current === null || scroller.current === null) return;
    scroller.current.scrollTop = pending.current;
    pending.current = null;
  });

  useLayoutEffect(() => {
    const { current: box } = scroller;
    if (box === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const columnWidth =
        (box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)) / 7;
      if (columnWidth <= 0) return;
      const sizes = {
        ...{ head: HEAD_REM * rem, row: Math.round(columnWidth * ROW_SHARE), gap: GAP_REM * rem },
        weekStart,
      };
      const before = measured.current;
      const isSame =
        before !== null &&
        before.columnWidth === columnWidth &&
        before.sizes.head === sizes.head &&
        before.sizes.weekStart === weekStart;
      if (isSame) return lookAt(box.scrollTop);
      measured.current = { sizes, columnWidth };
      goTo(place.current);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [scroller, lookAt, goTo, weekStart]);

  useEffect(() => {
    const { current: box } = scroller;
    if (box === null) return;
    let frame = 0;
    const hear = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (measured.current === null) return;
        lookAt(box.scrollTop);
        const month = monthAt(indexAtOffset(box.scrollTop + 1, measured.current.sizes));
        if (monthOf(place.current.date) !== month) place.current = { date: firstDayOf(month), byDay: false };
      });
    };
    box.addEventListener('scroll', hear, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', hear);
    };
  }, [scroller, lookAt]);

  return { shown, goTo };
}

/** How high all months are together, in px. */
export const heightOfAll = (sizes: MonthSizes) => offsetAt(MONTH_COUNT, sizes);
