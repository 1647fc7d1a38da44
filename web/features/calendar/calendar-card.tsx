import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { addMonths, type CalendarMonth, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { nameMonth } from '@lunaria/domain/calendar/name-day.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { ChevronLeft, ChevronRight, PencilLine, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { lookOf } from '../../app/phase-disc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CalendarState } from './calendar-state.ts';
import { CalendarKey } from './grid/calendar-key.tsx';
import { DayGrid } from './grid/day-grid.tsx';
import { useDrawnDays } from './grid/use-drawn-days.ts';
import { CalendarLoadLine } from './load-line.tsx';
import type { PartName } from './use-parts.ts';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

interface CalendarCardProps {
  calendar: CalendarState;
  stage: LifeStage | null;
  month: CalendarMonth;
  tabStop: CalendarDate;
  /** Its switch and its words; comes later. */
  forecast: ReactNode;
  onShow: (month: CalendarMonth, day?: CalendarDate) => void;
  onOpenDay: (date: CalendarDate) => void;
  onOpen: (part: PartName) => void;
}

/** The month with its ways to move, its legend, and the ways to correct what it counts from. */
export function CalendarCard(props: CalendarCardProps) {
  const { calendar, stage, month, tabStop, forecast, onShow, onOpenDay, onOpen } = props;
  const { today, example, status } = calendar;
  const titleId = useId();
  const isCycling = stage !== null && hasCycle(stage);
  const drawn = useDrawnDays(calendar, isCycling, month);
  const hasBleeding = [...drawn.values()].some(({ mark }) => mark && lookOf(mark) === 'bleeding');
  // Then more has to be said of the forecast.
  const isFirst = calendar.firstStart === calendar.latest?.period_start_date;

  return (
    <section
      aria-labelledby={titleId}
      className="w-full rounded-card border border-border bg-surface py-5 shadow-card max-sm:rounded-[20px] sm:mx-auto sm:max-w-126.75 sm:px-2.25 lg:mx-0"
    >
      <CardBar {...{ titleId, month, today, onShow }} />

      {isCycling && status === 'ready' && calendar.firstStart === null && (
        <NothingLine
          isExample={example !== null}
          which={stage === 'pre-menstrual' ? 'first' : 'last'}
          onRecord={() => onOpen('period')}
        />
      )}
      <CalendarLoadLine calendar={calendar} />

      <div className="mt-3 px-2.5 sm:px-4">
        <DayGrid
          {...{ calendar, drawn, month, tabStop }}
          labelledBy={titleId}
          onMove={onShow}
          onChoose={onOpenDay}
        />
      </div>

      <CalendarKey isCycling={isCycling} hasBleeding={hasBleeding} onOpenYear={() => onOpen('year')} />
      {/* As high as its words: nothing moves when they come. Without any it only hands over what is said of the days. */}
      <div
        className={
          isCycling && (status !== 'ready' || calendar.firstStart !== null)
            ? `mx-4 mt-3 ${isFirst ? 'min-h-40 sm:min-h-32' : 'min-h-26 sm:min-h-20'}`
            : 'contents'
        }
      >
        {forecast}
      </div>
      {isCycling && <CorrectButtons onOpen={onOpen} />}
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
      <div className="flex gap-1 sm:gap-1.5">
        <IconButton label="Previous month" onPress={() => onShow(addMonths(month, -1))}>
          <ChevronLeft {...ICON} size={18} />
        </IconButton>
        <button
          type="button"
          onClick={() => onShow(monthOf(today))}
          className="type-label min-h-9 rounded-full border border-control bg-surface px-2.5 sm:px-3.5 transition-colors hover:bg-sunken"
        >
          Today
        </button>
        <IconButton label="Next month" onPress={() => onShow(addMonths(month, 1))}>
          <ChevronRight {...ICON} size={18} />
        </IconButton>
      </div>
    </div>
  );
}

/** The ways to correct what the month counts from. */
function CorrectButtons({ onOpen }: Pick<CalendarCardProps, 'onOpen'>) {
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 px-4">
      <Button className="flex-auto px-3!" icon={<PencilLine {...ICON} />} onClick={() => onOpen('period')}>
        Edit Period
      </Button>
      <Button
        kind="secondary"
        className="flex-auto px-3!"
        icon={<SlidersHorizontal {...ICON} />}
        onClick={() => onOpen('settings')}
      >
        Cycle Settings
      </Button>
    </div>
  );
}

interface NothingLineProps {
  isExample: boolean;
  /** Of her periods; before the first there is no last one. */
  which: 'first' | 'last';
  onRecord: () => void;
}

/** While nothing at all is recorded the days follow an example; it must not pass for hers. */
function NothingLine({ isExample, which, onRecord }: NothingLineProps) {
  return (
    <p className="type-small mt-2.5 flex items-center gap-2.5 px-4">
      {isExample && <Badge tone="dashed">Sample</Badge>}
      <span>
        {isExample ? 'Example dates from 1 Oct 2025.' : 'No period is recorded yet.'}{' '}
        <button
          type="button"
          onClick={onRecord}
          className="min-h-6 rounded-small text-primary underline underline-offset-3 hover:decoration-2"
        >
          Record your {which} period
        </button>
      </span>
    </p>
  );
}
