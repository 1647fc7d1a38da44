import { bleedingByDay } from '../../bleeding/bleeding-of.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { PanelFacts, PanelItem, PanelSection } from '../../calendar/panel-facts.ts';
import { describePanel } from '../../calendar/side-panel.ts';
import { comingUp, fertilityScore, whereYouAre } from '../../calendar/side-panel-cycle.ts';
import { lastPeriod } from '../../calendar/side-panel-stages.ts';
import { type DayAhead, layForecast } from '../../cycle/forecast/lay-forecast.ts';
import { findRecordedCycles } from '../../cycle/history/find-recorded-cycles.ts';
import type { CycleFacts } from '../../cycle/history/recorded-cycles.ts';
import { describeForecast, describeLastPeriod } from '../../cycle-report/describe-facts.ts';
import { cycleDayFigure, lastPeriodFigure, nextPeriodFigure } from '../../dashboard/cycle-figures.ts';
import { readHealthToday } from '../../dashboard/health-today.ts';
import { describeNext, describeWhere } from '../../dashboard/overview.ts';
import type { TodayFacts } from '../../dashboard/today-facts.ts';
import { DEFAULT_UNITS } from '../../profile/units.ts';
import { describeToday } from '../../today/describe-today.ts';
import { countTiles } from '../count-tiles.ts';
import { describeDays } from '../describe-days.ts';
import { describeNow } from '../describe-now.ts';

/** What every screen says of the same facts on the same day. */
export function composeScreens(facts: CycleFacts) {
  const { today, stage, periods } = facts;
  const cycles = findRecordedCycles(facts);
  const now = describeNow(facts, cycles);
  const bleeding = bleedingByDay(facts.bleeding ?? []);
  const panelFacts: PanelFacts = {
    ...{ today, now, isSample: false, signals: [], logs: [], pregnancy: null },
    ...{ periods, bleeding },
    firstStart: periods.at(-1)?.period_start_date ?? null,
  };
  const todayFacts: TodayFacts = {
    ...{ today, now, logs: new Map(), units: DEFAULT_UNITS, weekStart: 0, pregnancy: null },
    ...{ period: periods[0] ?? null, bleeding },
  };
  const laid: ReadonlyMap<CalendarDate, DayAhead> = now.ahead ? layForecast(now.ahead) : new Map();
  return {
    ...{ facts, cycles, now, laid },
    days: describeDays({ facts, cycles, ahead: now.ahead }),
    tiles: countTiles(now),
    glance: describeToday(stage, todayFacts, describeDays({ facts, cycles, ahead: now.ahead })),
    panel: describePanel(stage, panelFacts),
    where: whereYouAre(panelFacts, stage),
    comingUp: comingUp(panelFacts),
    score: fertilityScore(panelFacts),
    cards: readHealthToday(stage, todayFacts, true),
    cycleDayCard: cycleDayFigure(todayFacts, stage),
    nextPeriodCard: nextPeriodFigure(todayFacts),
    lastPeriodCard: lastPeriodFigure(todayFacts),
    lastPeriodInPanel: lastPeriod(panelFacts, 'only'),
    overviewWhere: describeWhere(stage, todayFacts),
    overviewNext: describeNext(stage, todayFacts),
    page: { fertile: now.ahead?.fertile?.cycles.find(({ isCurrent }) => isCurrent) ?? null },
    report: {
      lastPeriod: describeLastPeriod(cycles, periods, today)[0] ?? null,
      cycleDay: describeLastPeriod(cycles, periods, today).find(({ label }) => label === 'Cycle day') ?? null,
      forecast: describeForecast(cycles, today)[0] ?? null,
    },
  };
}

export type Screens = ReturnType<typeof composeScreens>;

/** All that a screen says, in one text. */
export function textOf(part: PanelSection | readonly PanelItem[] | Screens['cards'] | null): string {
  return JSON.stringify(part) ?? '';
}
