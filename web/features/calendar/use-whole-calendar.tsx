import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { openLogSheet } from '../../app/log-sheet-request.ts';
import type { CalendarState } from './calendar-state.ts';
import type { ForecastLayer } from './forecast/forecast-layer.ts';
import { type Preview, previewStroke } from './paint/preview-stroke.ts';
import { type Strokes, useStrokes } from './paint/use-strokes.ts';
import { SidePanel } from './panel/side-panel.tsx';
import { useCalendar } from './use-calendar.ts';
import { type PartName, useParts } from './use-parts.ts';

const NO_BLEEDING: CalendarState['bleeding'] = new Map();
const NO_PERIODS: CalendarState['periods'] = [];

export interface WholeCalendar {
  userId: string;
  /** Null while it is not known. */
  stage: LifeStage | null;
  isCycling: boolean;
  calendar: CalendarState;
  windows: Windows;
  /** The day that she pressed; null: none yet, today is spoken of. */
  chosen: CalendarDate | null;
  /** The first press chooses the day, the second opens it. The same function from one drawing to the next. */
  press: (date: CalendarDate) => void;
  /** The log of a day that has come, the note of one that has not. */
  edit: (date: CalendarDate) => void;
  track: (date: CalendarDate) => void;
  strokes: Strokes;
  preview: Preview;
  /** The forecast's switch and words; it hands over what is said of the days, whether or not it shows any. */
  forecast: ReactNode;
  /** What her records add up to in her mode; null while it is not known. */
  beside: ReactNode;
}

/** What beside the calendar follows the days that she presses. */
interface FollowedDays {
  /** Told of every day that she chooses. */
  onChooseDay?: (date: CalendarDate) => void;
  /** Opens the log of a day. The same function from one drawing to the next. */
  onEditDay?: (date: CalendarDate) => void;
  /** A press on a day opens its window at once; without it the day is shown first, and its window is one press on. */
  opensDays?: boolean;
}

/** Called once, by the card or by the page: her records, what is said of them, and what she is about to note. */
export function useWholeCalendar(
  userId: string,
  stage: LifeStage | null,
  { onChooseDay, onEditDay = openLogSheet, opensDays = false }: FollowedDays = {},
): WholeCalendar {
  const [layer, setLayer] = useState<ForecastLayer | null>(null);
  const bleeding = layer?.bleeding ?? NO_BLEEDING;
  const calendar: CalendarState = {
    ...useCalendar(userId),
    ...{ layer, bleeding, example: layer?.example ?? null },
  };
  const { today, status, firstStart, periods } = calendar;
  const isCycling = stage !== null && hasCycle(stage);
  const windows = useWindows(status === 'ready');
  const { parts, openPart } = windows;
  const track = useCallback((date: CalendarDate) => void openPart('signals', date), [openPart]);
  const edit = useCallback(
    (date: CalendarDate) => {
      if (date > today) track(date);
      else onEditDay(date);
    },
    [today, track, onEditDay],
  );
  const { chosen, press } = useChosenDay(opensDays ? track : null, edit, onChooseDay);
  const isReady = status === 'ready' && (layer?.isBleedingKnown ?? false);
  const strokes = useStrokes({ userId, stage, bleeding, today, isReady });
  const known = isCycling ? periods : NO_PERIODS;
  const preview = useMemo(
    () => previewStroke(strokes.stroke, { periods: known, bleeding, today }),
    [strokes.stroke, known, bleeding, today],
  );
  return {
    ...{ userId, stage, isCycling, calendar, windows, chosen, press, edit, track, strokes, preview },
    forecast: parts.forecast && stage && status === 'ready' && (
      <parts.forecast {...{ userId, stage }} isShown={isCycling && firstStart !== null} onLayer={setLayer} />
    ),
    beside: useSidePanel(userId, stage, calendar),
  };
}

function useChosenDay(
  open: ((date: CalendarDate) => void) | null,
  edit: (date: CalendarDate) => void,
  onChoose?: (date: CalendarDate) => void,
) {
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  // Every day of the months is given `press`: another function would have all of them drawn again.
  const now = useRef({ chosen, open, edit, onChoose });
  now.current = { chosen, open, edit, onChoose };
  const press = useCallback((date: CalendarDate) => {
    if (now.current.open === null && date === now.current.chosen) return now.current.edit(date);
    setChosen(date);
    now.current.onChoose?.(date);
    now.current.open?.(date);
  }, []);
  return { chosen, press };
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

export type Windows = ReturnType<typeof useWindows>;

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
