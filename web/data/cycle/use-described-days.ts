import { type DescribedDay, describeDays } from '@lunaria/domain/body/describe-days.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DayAhead, layForecast, sayStart } from '@lunaria/domain/cycle/forecast/lay-forecast.ts';
import type { LookAhead } from '@lunaria/domain/cycle/forecast/look-ahead.ts';
import type {
  CycleFacts,
  OvulationBasis,
  RecordedCycles,
} from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo } from 'react';
import { type LookAheadState, useLookAhead } from './use-look-ahead.ts';

/** What is said of a day of hers. */
export interface LayeredDay {
  /** Its class and how that is known; null: none. */
  mark: DescribedDay | null;
  /** What the forecast says of it; null: nothing. */
  ahead: DayAhead | null;
  /** How ovulation is known to have been on it, `by LH test`; null: it is not. */
  ovulation: string | null;
  /** In words, for a screen reader. */
  said: readonly string[];
}

export interface DescribedDays extends LookAheadState {
  /** Those of which anything is said; null while it loads, and where it did not. */
  days: ReadonlyMap<CalendarDate, LayeredDay> | null;
}

/** Everything that is said of her days: what is recorded, and, where it is wanted, the forecast. `stage` null: not known yet. */
export function useDescribedDays(
  userId: string,
  stage: LifeStage | null,
  isForecastWanted = true,
): DescribedDays {
  const state = useLookAhead(userId, stage);
  const { status, her } = state;
  // Not `her` itself, which is another with every drawing.
  const facts = her.state === 'ready' ? her.facts : null;
  const cycles = her.state === 'ready' ? her.cycles : null;
  const ahead = isForecastWanted ? state.ahead : null;
  const days = useMemo(
    () => (facts && cycles && status === 'ready' ? layDays(facts, cycles, ahead) : null),
    [facts, cycles, status, ahead],
  );
  return { ...state, ahead, days };
}

const BASES: Record<OvulationBasis, string> = {
  entered: 'entered by you',
  signs: 'by LH test and temperature',
  temperature: 'by temperature',
  'lh-test': 'by LH test',
};

function layDays(
  facts: CycleFacts,
  cycles: RecordedCycles,
  ahead: LookAhead | null,
): ReadonlyMap<CalendarDate, LayeredDay> {
  const days = new Map<CalendarDate, LayeredDay>();
  for (const [date, mark] of describeDays({ facts, cycles, ahead })) {
    const ovulation = mark.ovulation && BASES[mark.ovulation];
    days.set(date, { mark, ahead: null, ovulation, said: ovulation ? [`Ovulation, ${ovulation}`] : [] });
  }
  if (ahead === null) return days;
  for (const [date, day] of layForecast(ahead)) {
    const { mark = null, ovulation = null, said = [] } = days.get(date) ?? {};
    days.set(date, { mark, ahead: day, ovulation, said: [...said, ...sayWindowDay(day)] });
  }
  return days;
}

/** Only of the days of a window: a percent on every other day would drown the rest. They say it when they are opened. */
function sayWindowDay(day: DayAhead): string[] {
  const said = day.window && sayStart(day);
  return said === null ? [] : [said];
}
