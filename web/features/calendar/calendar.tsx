import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, firstDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useCallback, useMemo, useState } from 'react';
import { CalendarCard } from './calendar-card.tsx';
import type { CalendarState } from './calendar-state.ts';
import type { ForecastLayer } from './forecast/forecast-layer.ts';
import { BesideSkeleton } from './panel/beside-skeleton.tsx';
import { SidePanel } from './panel/side-panel.tsx';
import { useCalendar } from './use-calendar.ts';
import { type PartName, useParts } from './use-parts.ts';

const NO_BLEEDING: CalendarState['bleeding'] = new Map();

interface CalendarProps {
  userId: string;
  /** Null while it is not known. */
  stage: LifeStage | null;
}

/** Her cycle: the month on the left, what it adds up to in her mode on the right. */
export function Calendar({ userId, stage }: CalendarProps) {
  const [layer, setLayer] = useState<ForecastLayer | null>(null);
  const calendar = {
    ...useCalendar(userId),
    layer,
    bleeding: layer?.bleeding ?? NO_BLEEDING,
    example: layer?.example ?? null,
  };
  const { today, status } = calendar;
  const { month, tabStop, showMonth } = useMonthInView(calendar);
  const windows = useWindows(status === 'ready');
  const { parts, openPart } = windows;
  const openDay = useCallback((date: CalendarDate) => void openPart('signals', date), [openPart]);
  const openHere = useCallback((part: PartName) => void openPart(part, today), [openPart, today]);
  const beside = useSidePanel(userId, stage, calendar);

  return (
    <div className="grid gap-5 lg:grid-cols-[31.6875rem_minmax(0,1fr)] lg:items-start lg:gap-6">
      <CalendarCard
        {...{ calendar, stage, month }}
        forecast={
          parts.forecast &&
          stage &&
          status === 'ready' && (
            <parts.forecast
              {...{ userId, stage }}
              isShown={hasCycle(stage) && calendar.firstStart !== null}
              onLayer={setLayer}
            />
          )
        }
        tabStop={tabStop}
        onShow={showMonth}
        onOpenDay={openDay}
        onOpen={openHere}
      />
      {status === 'ready' && stage ? beside : status !== 'failed' && <BesideSkeleton stage={stage} />}
      <Windows {...{ userId, stage, calendar, month, windows }} onShow={showMonth} />
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
      show(next);
    },
    [show],
  );
  return {
    month,
    tabStop: tabStop ?? (monthOf(today) === month ? today : firstDayOf(month)),
    showMonth,
  };
}

function useSidePanel(userId: string, stage: LifeStage | null, calendar: CalendarState) {
  const { today, example, periods, bleeding, firstStart, recentSignals } = calendar;
  // The same element from one month to the next: React leaves it alone.
  return useMemo(
    () =>
      stage && (
        <SidePanel
          {...{ userId, stage }}
          calendar={{ today, example, periods, bleeding, firstStart, recentSignals }}
        />
      ),
    [userId, stage, today, example, periods, bleeding, firstStart, recentSignals],
  );
}

/** The windows over the calendar: which one is open, and which were. */
function useWindows(isReady: boolean) {
  const [open, setOpen] = useState<{ part: PartName; date: CalendarDate } | null>(null);
  /** Drawn from then on: a window that nobody opened costs nothing with every change of month. */
  const [opened, setOpened] = useState<readonly PartName[]>([]);
  const { parts, ensure } = useParts(isReady);
  const openPart = useCallback(
    async (part: PartName, date: CalendarDate) => {
      if (!(await ensure(part))) return;
      setOpened((before) => (before.includes(part) ? before : [...before, part]));
      setOpen({ part, date });
    },
    [ensure],
  );
  return { parts, open, opened, setOpen, openPart };
}

interface WindowsProps {
  userId: string;
  stage: LifeStage | null;
  calendar: CalendarState;
  month: CalendarMonth;
  windows: ReturnType<typeof useWindows>;
  onShow: (month: CalendarMonth) => void;
}

function Windows({ userId, stage, calendar, month, windows, onShow }: WindowsProps) {
  const { parts, open, opened, setOpen } = windows;
  const { today, show } = calendar;
  const close = () => {
    setOpen(null);
    show(month);
  };
  const dialog = (part: PartName) => ({
    isOpen: open?.part === part,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) close();
    },
    calendar,
  });
  return (
    <>
      {parts.signals && opened.includes('signals') && (
        <parts.signals
          {...dialog('signals')}
          stage={stage}
          date={open?.date ?? today}
          onDateChange={(date) => {
            setOpen({ part: 'signals', date });
            show(month, monthOf(date));
          }}
        />
      )}
      {parts.period && opened.includes('period') && (
        <parts.period {...dialog('period')} {...{ userId, stage }} />
      )}
      {parts.settings && opened.includes('settings') && <parts.settings {...dialog('settings')} />}
      {parts.year && opened.includes('year') && (
        <parts.year
          {...dialog('year')}
          {...{ month, stage }}
          onChoose={(chosen) => {
            setOpen(null);
            onShow(chosen);
          }}
        />
      )}
    </>
  );
}
