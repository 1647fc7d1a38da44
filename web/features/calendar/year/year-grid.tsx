import { type CalendarDate, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { addMonths, type CalendarMonth } from '@lunaria/domain/calendar/calendar-month.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import { markDays } from '@lunaria/domain/cycle/mark-days.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { SIGNAL_DATE_LIMITS } from '@lunaria/domain/signals/health-signals.ts';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Badge } from '../../../ui/badge.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { YearMonth } from './year-month.tsx';

export const FIRST_YEAR = Number(SIGNAL_DATE_LIMITS.first.slice(0, 4));
export const LAST_YEAR = Number(SIGNAL_DATE_LIMITS.last.slice(0, 4));
/** Months by which a key moves; up and down are a row, whose length depends on the room. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -12, End: 12 };

interface YearGridProps {
  calendar: CalendarState;
  stage: LifeStage | null;
  year: number;
  initialMonth: CalendarMonth;
  onShowYear: (year: number) => void;
  onChoose: (month: CalendarMonth) => void;
}

/** The months as buttons, one stop for Tab: arrow keys go from month to month, Page Up and Page Down from year to year. */
export function YearGrid({ calendar, stage, year, initialMonth, onShowYear, onChoose }: YearGridProps) {
  const { today, example } = calendar;
  const isExample = example !== null;
  const isCycling = stage !== null && hasCycle(stage);
  const layer = isCycling && !isExample ? calendar.layer : null;
  const name = String(year).padStart(4, '0');
  const months = useMemo(
    () => Array.from({ length: 12 }, (_, index) => addMonths(`${name}-01` as CalendarMonth, index)), // by format
    [name],
  );
  const marks = useYearMarks(name, isCycling, calendar, layer);
  const { grid, tabStop, readKey } = useMonthKeys(months, initialMonth, onShowYear);
  useOpenedAt(grid, initialMonth);
  const reachable = tabStop.startsWith(name) ? tabStop : months[0];

  return (
    <>
      {isCycling && (
        <p className="type-hint mb-4 flex flex-wrap items-center gap-2 text-muted">
          {isExample && <Badge tone="dashed">Sample</Badge>}
          An estimate, not contraception. A dashed rim is a prediction.
          {layer !== null &&
            layer.medicines.size > 0 &&
            ' A line below a day is a medicine, dotted if planned.'}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
      <div ref={grid} onKeyDown={readKey} className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        {months.map((month) => (
          <YearMonth
            key={month}
            {...{ month, marks, layer, today }}
            isTabStop={month === reachable}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
  );
}

function useYearMarks(
  name: string,
  isCycling: boolean,
  calendar: CalendarState,
  layer: CalendarState['layer'],
) {
  const { periods, bleeding, today, example } = calendar;
  return useMemo(() => {
    const days = listDays(`${name}-01-01` as CalendarDate, `${name}-12-31` as CalendarDate); // by format
    const nothing = { periods: [], bleeding, example: null, today };
    const marked = markDays(days, isCycling ? { periods, bleeding, example, today } : nothing);
    return new Map(days.map((day) => [day, layer?.days.get(day)?.mark ?? marked.get(day)]));
  }, [name, isCycling, layer, periods, bleeding, example, today]);
}

/** Opens with that month in view: on a phone twelve of them are higher than the screen. */
function useOpenedAt(grid: RefObject<HTMLElement | null>, month: CalendarMonth): void {
  const opened = useRef(month);
  useLayoutEffect(() => {
    const button = grid.current?.querySelector(`[data-month="${opened.current}"]`);
    const box = button && findScroller(button);
    if (!button || !box) return;
    const [at, frame] = [button.getBoundingClientRect(), box.getBoundingClientRect()];
    // Its own box alone: the page around it stays where it is.
    box.scrollTop += at.top + at.height / 2 - (frame.top + frame.height / 2);
  }, [grid]);
}

function findScroller(element: Element): Element | null {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}

/** Goes from month to month and from year to year; the focus follows to a month that was not there yet. */
function useMonthKeys(
  months: readonly CalendarMonth[],
  initialMonth: CalendarMonth,
  onShowYear: (year: number) => void,
) {
  const grid = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(false);
  const [tabStop, setTabStop] = useState(initialMonth);

  useEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    const button = grid.current?.querySelector(`[data-month="${tabStop}"]`);
    if (button instanceof HTMLElement) button.focus();
  }, [tabStop]);

  function readKey(event: KeyboardEvent) {
    const from = event.target instanceof HTMLElement ? event.target.dataset.month : undefined;
    if (from === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const index = months.indexOf(from as CalendarMonth); // as: what it is not is not found
    const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
    const step = { ...STEPS, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const years = { PageUp: -1, PageDown: 1 }[event.key];
    const current = months[index];
    if (current === undefined || (step === undefined && years === undefined)) return;
    event.preventDefault();
    const reached =
      years !== undefined
        ? addMonths(current, years * 12)
        : months[Math.min(11, Math.max(0, index + (step ?? 0)))];
    if (reached === undefined || reached < `${FIRST_YEAR}` || reached > `${LAST_YEAR}-12`) return;
    isFollowing.current = true;
    setTabStop(reached);
    onShowYear(Number(reached.slice(0, 4)));
  }
  return { grid, tabStop, readKey };
}
