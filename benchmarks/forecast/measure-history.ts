import { performance } from 'node:perf_hooks';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { forecastCycle } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import { NO_CYCLE_RECORDS } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { findRecordedCycles } from '@lunaria/domain/cycle/history/find-recorded-cycles.ts';
import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { makeWomen } from './make-women.ts';

export interface HistoryTimes {
  /** Cycles of the longer history, and of the shorter one. */
  cycles: { long: number; short: number };
  /** From what is recorded to cycles, in milliseconds. */
  findMs: { long: number; short: number };
  /** From cycles to a forecast, in milliseconds. */
  forecastMs: { long: number; short: number };
}

const CYCLES = { long: 400, short: 40 };
const ROUNDS = 60;
const START: CalendarDate = '1996-01-01';

/**
 * What thirty years of periods, with a daily temperature and LH tests, cost beside three: the fastest of many rounds, taken
 * in turns in one run: what it costs while nothing else runs in between.
 */
export function measureHistory(): HistoryTimes {
  const facts = { long: recordDaily(CYCLES.long), short: recordDaily(CYCLES.short) };
  const times = { long: [] as Round[], short: [] as Round[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.long.push(measureRound(facts.long));
    times.short.push(measureRound(facts.short));
  }
  const fastest = (of: 'findMs' | 'forecastMs') => ({
    long: Math.min(...times.long.map((round) => round[of])),
    short: Math.min(...times.short.map((round) => round[of])),
  });
  return { cycles: CYCLES, findMs: fastest('findMs'), forecastMs: fastest('forecastMs') };
}

interface Round {
  findMs: number;
  forecastMs: number;
}

function measureRound(facts: CycleFacts): Round {
  const startedAt = performance.now();
  const { history } = findRecordedCycles(facts);
  const foundAt = performance.now();
  const forecast = history === null ? null : forecastCycle(history, facts.today);
  const forecastAt = performance.now();
  if (forecast === null) throw new Error('Nothing was forecast from the made-up history.');
  return { findMs: foundAt - startedAt, forecastMs: forecastAt - foundAt };
}

/** A woman who recorded every day of so many cycles, and the first days of the next one. */
function recordDaily(cycleCount: number): CycleFacts {
  const [woman = []] = makeWomen(1, cycleCount);
  const facts: CycleFacts = {
    periods: [],
    records: { ...NO_CYCLE_RECORDS, ovulation_signs: [] },
    stage: 'menstrual-cycle',
    today: START,
  };
  const periods: CycleFacts['periods'][number][] = [];
  let start = START;
  for (const { lengthDays, ovulationCycleDay } of [...woman, { lengthDays: 10, ovulationCycleDay: 16 }]) {
    periods.push({ period_start_date: start, period_end_date: addDays(start, 4), cycle_length: 28 });
    const ovulation = ovulationCycleDay ?? 14;
    for (let day = 1; day <= lengthDays; day += 1) {
      facts.records.ovulation_signs.push({
        day: addDays(start, day - 1),
        lh_test:
          day < ovulation - 4 || day > ovulation ? null : day === ovulation - 1 ? 'positive' : 'negative',
        temperature_f: (day > ovulation ? 97.9 : 97.3) + ((day * 7) % 5) / 20,
      });
    }
    start = addDays(start, lengthDays);
  }
  return { ...facts, periods, today: addDays(start, -1) };
}

/** One line of the README. */
export function renderHistory({ cycles, findMs, forecastMs }: HistoryTimes): string {
  const line = (what: string, { long, short }: HistoryTimes['findMs']) =>
    `| ${what} | ${long.toFixed(2)} | ${short.toFixed(2)} | ${(long / short).toFixed(1)} |`;
  return [
    `| ms | ${cycles.long} cycles | ${cycles.short} cycles | ratio |`,
    '|---|---:|---:|---:|',
    line('cycles from everything recorded', findMs),
    line('the forecast from those cycles', forecastMs),
    line('both', { long: findMs.long + forecastMs.long, short: findMs.short + forecastMs.short }),
  ].join('\n');
}
