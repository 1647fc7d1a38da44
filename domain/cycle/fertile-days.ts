import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { shortestWindow } from './forecast/day-masses.ts';
import {
  type CycleHistory,
  type DateWindow,
  FERTILE_CHANCE,
  fertileChances,
  ovulationDays,
  WINDOW_SHARE,
} from './forecast/forecast-cycle.ts';

// Model, source and worked example: docs/algorithms/next-period.md.

/** The fertile days of the cycle that goes on. An estimate, and not contraception. */
export interface FertileDays {
  /** From the first to the last that is fertile with a chance of at least 10 %; 0 to 1 each. */
  days: { date: CalendarDate; chance: number }[];
  /** Holds ovulation 8 times in 10; one day where it is known. */
  ovulation: DateWindow;
}

/** Null where forecastCycle is, and where no day stands out. Not for modes without hasOvulationForecast. */
export function findFertileDays(history: CycleHistory, today: CalendarDate): FertileDays | null {
  const chances = fertileChances(history, today);
  const ovulation = ovulationDays(history, today);
  if (chances === null || ovulation === null) return null;
  const dayOf = (cycleDay: number) => addDays(history.currentStart, cycleDay - 1);
  const all = Array.from(chances.masses, (chance, index) => ({ date: dayOf(chances.from + index), chance }));
  const isNamed = ({ chance }: { chance: number }) => chance >= FERTILE_CHANCE;
  const days = all.slice(Math.max(all.findIndex(isNamed), 0), all.findLastIndex(isNamed) + 1);
  if (days.length === 0) return null;
  const { from, to } = shortestWindow(ovulation, WINDOW_SHARE);
  return { days, ovulation: { from: dayOf(Math.max(from, 1)), to: dayOf(to) } };
}
