import { describeDays } from '@lunaria/domain/body/describe-days.ts';
import type { Now } from '@lunaria/domain/body/describe-now.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DayAhead, layForecast, sayStart } from '@lunaria/domain/cycle/forecast/lay-forecast.ts';
import type {
  CycleFacts,
  KnownOvulation,
  OvulationBasis,
  RecordedCycles,
} from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { ForecastLayer, LayeredDay } from './forecast-layer.ts';
import { WindowFrame } from './window-frame.tsx';

const BASES: Record<OvulationBasis, string> = {
  entered: 'entered by you',
  signs: 'by LH test and temperature',
  temperature: 'by temperature',
  'lh-test': 'by LH test',
};

/** Everything that is said of the days: what is recorded, and the forecast where she wants to see it. */
export function makeLayer(facts: CycleFacts, cycles: RecordedCycles, now: Now, isOn: boolean): ForecastLayer {
  const ahead = isOn ? now.ahead : null;
  const days = new Map<CalendarDate, LayeredDay>();
  for (const [date, mark] of describeDays({ facts, cycles, ahead })) {
    days.set(date, { mark, ahead: null, ovulation: null, said: [], frame: null });
  }
  const change = (date: CalendarDate, part: Partial<LayeredDay>) =>
    days.set(date, {
      mark: null,
      ahead: null,
      ovulation: null,
      said: [],
      frame: null,
      ...days.get(date),
      ...part,
    });
  for (const { on, basis } of listOvulations(cycles)) {
    const ovulation = BASES[basis];
    change(on, { ovulation, said: [`Ovulation, ${ovulation}`] });
  }
  if (ahead === null) return { now, days };
  for (const [date, day] of layForecast(ahead)) {
    const said = [...(days.get(date)?.said ?? []), ...sayWindowDay(day)];
    change(date, { ahead: day, said, frame: day.window && <WindowFrame {...day.window} /> });
  }
  return { now, days };
}

function listOvulations({ finished, current }: RecordedCycles): KnownOvulation[] {
  return [...finished, ...(current ? [current] : [])].flatMap(({ ovulation }) => ovulation ?? []);
}

/** Only of the days of a window: a percent on every other day would drown the rest. They say it when they are opened. */
function sayWindowDay(day: DayAhead): string[] {
  const said = day.window && sayStart(day);
  return said === null ? [] : [said];
}
