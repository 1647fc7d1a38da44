import { describeDays } from '@lunaria/domain/body/describe-days.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DayAhead, layForecast, sayStart } from '@lunaria/domain/cycle/forecast/lay-forecast.ts';
import type { LookAhead } from '@lunaria/domain/cycle/forecast/look-ahead.ts';
import type {
  CycleFacts,
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
export function makeLayer(
  facts: CycleFacts,
  cycles: RecordedCycles,
  ahead: LookAhead | null,
): ForecastLayer['days'] {
  const days = new Map<CalendarDate, LayeredDay>();
  for (const [date, mark] of describeDays({ facts, cycles, ahead })) {
    const ovulation = mark.ovulation && BASES[mark.ovulation];
    const said = ovulation === null ? [] : [`Ovulation, ${ovulation}`];
    days.set(date, { mark, ahead: null, ovulation, said, frame: null });
  }
  if (ahead === null) return days;
  for (const [date, day] of layForecast(ahead)) {
    const { mark = null, ovulation = null, said = [] } = days.get(date) ?? {};
    const frame = day.window && <WindowFrame {...day.window} />;
    days.set(date, { mark, ahead: day, ovulation, said: [...said, ...sayWindowDay(day)], frame });
  }
  return days;
}

/** Only of the days of a window: a percent on every other day would drown the rest. They say it when they are opened. */
function sayWindowDay(day: DayAhead): string[] {
  const said = day.window && sayStart(day);
  return said === null ? [] : [said];
}
