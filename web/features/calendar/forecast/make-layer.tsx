import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DayAhead, layForecast, sayStart } from '@lunaria/domain/cycle/forecast/lay-forecast.ts';
import type { LookAhead } from '@lunaria/domain/cycle/forecast/look-ahead.ts';
import type {
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

/** Everything that lies over the days: confirmed ovulations, and the forecast where she wants to see it. */
export function makeLayer(cycles: RecordedCycles, ahead: LookAhead | null): ForecastLayer {
  const layer = new Map<CalendarDate, LayeredDay>();
  for (const { on, basis } of listOvulations(cycles)) {
    const ovulation = BASES[basis];
    layer.set(on, { ahead: null, ovulation, said: [`Ovulation, ${ovulation}`], frame: null });
  }
  if (ahead === null) return layer;
  for (const [date, day] of layForecast(ahead)) {
    const before = layer.get(date);
    const said = [...(before?.said ?? []), ...sayWindowDay(day)];
    const frame = day.window && <WindowFrame {...day.window} />;
    layer.set(date, { ahead: day, ovulation: before?.ovulation ?? null, said, frame });
  }
  return layer;
}

function listOvulations({ finished, current }: RecordedCycles): KnownOvulation[] {
  return [...finished, ...(current ? [current] : [])].flatMap(({ ovulation }) => ovulation ?? []);
}

/** Only of the days of a window: a percent on every other day would drown the rest. They say it when they are opened. */
function sayWindowDay(day: DayAhead): string[] {
  const said = day.window && sayStart(day);
  return said === null ? [] : [said];
}
