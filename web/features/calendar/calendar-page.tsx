import { type CalendarMonth, firstDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { CalendarWindows } from './calendar-windows.tsx';
import { CorrectButtons } from './correct-buttons.tsx';
import { ChosenDay } from './day/chosen-day.tsx';
import { ForecastPlace } from './forecast/forecast-place.tsx';
import { DotKey, Legend } from './grid/calendar-key.tsx';
import { CalendarLoadLine } from './load-line.tsx';
import { ScrolledMonths } from './months/scrolled-months.tsx';
import type { Place } from './months/use-month-window.ts';
import { NothingLine } from './nothing-line.tsx';
import { BesideSkeleton } from './panel/beside-skeleton.tsx';
import { useWholeCalendar, type WholeCalendar } from './use-whole-calendar.tsx';
import { YearView } from './year/year-view.tsx';

/**
 * The calendar at its own address. The first screen is the months or the year, with the day that she chose below them; what her
 * records add up to follows: beside them where there is room, else below the fold.
 */
export function CalendarPage({ userId }: { userId: string }) {
  const { profile, stage: chosenStage } = useLifeStage(userId);
  const stage = profile.isSuccess ? chosenStage : null;
  const whole = useWholeCalendar(userId, stage);
  const { calendar, windows, beside } = whole;
  const { today } = calendar;
  const page = useRef<HTMLDivElement>(null);
  useTopOf(page);
  const [view, setView] = useState<'months' | 'year'>('months');
  const [month, setMonth] = useState<CalendarMonth>(() => monthOf(today));
  const [opensAt, setOpensAt] = useState<Place>(() => ({ date: today, byDay: true }));
  const showMonth = useCallback((chosen: CalendarMonth) => {
    setOpensAt({ date: firstDayOf(chosen), byDay: false });
    setMonth(chosen);
    setView('months');
  }, []);

  return (
    <div ref={page} className="@container/page">
      <div className="@4xl/page:grid @4xl/page:grid-cols-[31.6875rem_minmax(0,1fr)] @4xl/page:items-start @4xl/page:gap-6">
        <div className="flex h-[calc(100dvh-var(--page-top,4.5rem)-var(--bottom-bar-height,0px))] min-h-fit flex-col @4xl/page:sticky @4xl/page:top-6 @4xl/page:h-[min(54rem,calc(100dvh-var(--page-top,4.5rem)-2rem))] @4xl/page:rounded-card @4xl/page:border @4xl/page:border-border @4xl/page:bg-surface @4xl/page:px-2.25 @4xl/page:shadow-card">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pb-2 @4xl/page:px-4 @4xl/page:pt-5">
            <h1 className="type-h1 max-sm:text-[1.875rem]/9">Calendar</h1>
            <ViewSwitch
              view={view}
              onChange={(next) => {
                if (next === 'months' && view === 'year') showMonth(month);
                else setView(next);
              }}
            />
          </div>
          {profile.isError && !profile.isSuccess && (
            <ErrorState
              message="Your profile did not load. It is safe on the server."
              onRetry={() => void profile.refetch()}
              isRetrying={profile.isFetching}
            />
          )}
          <NothingLine whole={whole} />
          <CalendarLoadLine calendar={calendar} />
          {view === 'months' ? (
            <ScrolledMonths {...{ whole, opensAt }} onMonth={setMonth} />
          ) : (
            <YearView {...{ calendar, stage, month }} onChoose={showMonth} />
          )}
          <BottomPanel whole={whole} />
        </div>
        <MoreOfIt whole={whole}>
          {calendar.status === 'ready' && stage
            ? beside
            : calendar.status !== 'failed' && <BesideSkeleton stage={stage} />}
        </MoreOfIt>
      </div>
      <CalendarWindows {...{ userId, stage, calendar, month, windows }} onShow={showMonth} />
    </div>
  );
}

/** Months, or the year: two halves of one control. */
function ViewSwitch({
  view,
  onChange,
}: {
  view: 'months' | 'year';
  onChange: (view: 'months' | 'year') => void;
}) {
  return (
    <fieldset className="flex rounded-input bg-sunken">
      <legend className="sr-only">Shown</legend>
      {(['months', 'year'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onChange(name)}
          className="type-label min-h-12 rounded-input border-2 border-transparent px-4 text-muted transition-colors hover:text-text aria-pressed:border-primary aria-pressed:bg-raised aria-pressed:text-text forced-colors:aria-pressed:bg-[color:Highlight] forced-colors:aria-pressed:text-[color:HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
        >
          {name === 'months' ? 'Months' : 'Year'}
        </button>
      ))}
    </fieldset>
  );
}

/** The day that she chose, below the months and always in view, with what the drawing means. */
function BottomPanel({ whole }: { whole: WholeCalendar }) {
  return (
    <div className="relative z-20 space-y-2 rounded-t-card border-t border-border bg-surface px-4 pt-5 pb-3 shadow-[0_-8px_24px_-12px_var(--shadow-color-card)] before:absolute before:top-2 before:left-1/2 before:h-1 before:w-10 before:-translate-x-1/2 before:rounded-full before:bg-control/60 @4xl/page:rounded-t-none @4xl/page:rounded-b-card @4xl/page:pt-3 @4xl/page:shadow-none @4xl/page:before:hidden">
      <ChosenDay whole={whole} />
      {whole.isCycling && <Legend />}
    </div>
  );
}

/** What follows the first screen. */
function MoreOfIt({ whole, children }: { whole: WholeCalendar; children: ReactNode }) {
  const { windows, isCycling, calendar } = whole;
  const hasBleeding = [...calendar.bleeding.values()].some(({ flow }) => flow !== null && flow !== 'none');
  const hasMedicines = isCycling && (calendar.layer?.medicines.size ?? 0) > 0;
  return (
    <div className="space-y-5 bg-surface px-4 pb-10 @4xl/page:bg-transparent @4xl/page:px-0">
      <div className="space-y-4 border-t border-border pt-4 @4xl/page:rounded-card @4xl/page:border @4xl/page:bg-surface @4xl/page:p-5">
        <DotKey {...{ isCycling, hasBleeding, hasMedicines }} />
        <ForecastPlace whole={whole} className="" />
        {isCycling && <CorrectButtons windows={windows} today={calendar.today} className="" />}
      </div>
      {children}
    </div>
  );
}

/** Says how far from the top of the document the page begins: the bars above it are its frame's business. */
function useTopOf(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: box } = element;
    if (box === null) return;
    const measure = () => {
      const top = box.getBoundingClientRect().top + window.scrollY;
      box.style.setProperty('--page-top', `${Math.round(top)}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
}
