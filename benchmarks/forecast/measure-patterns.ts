import { performance } from 'node:perf_hooks';
import { createChance } from '@lunaria/domain/examples/create-chance.ts';
import { findPatterns } from '@lunaria/domain/patterns/find-patterns.ts';
import { countMarks } from '@lunaria/domain/patterns/heat-map.ts';
import { makeRandomCycles, plant } from '@lunaria/domain/patterns/testing/make-days.ts';

const CYCLES = { long: 390, short: 24 };
const ROUNDS = 30;

/**
 * What the search for patterns costs with thirty years of marked days beside the two years that are shown at first: all 42
 * comparisons, one of them with something to find. Medians, in turns within one run.
 */
export function measurePatterns(): string {
  const records = { recordedShare: 0.9, markedShare: 0.15, spellDays: 3 };
  const make = (cycles: number) =>
    plant(makeRandomCycles({ ...records, cycles }, createChance(1)), 1, 0.6, createChance(2));
  const histories = { long: make(CYCLES.long), short: make(CYCLES.short) };
  const searches: Times = { long: [], short: [] };
  const maps: Times = { long: [], short: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const length of ['long', 'short'] as const) {
      searches[length].push(timeOf(() => findPatterns(histories[length]).patterns.length, 1));
      maps[length].push(timeOf(() => countMarks(histories[length], 'cycle-day', 1).rows.length, 14));
    }
  }
  return [
    `| ms | ${CYCLES.long} cycles | ${CYCLES.short} cycles | ratio |`,
    '|---|---:|---:|---:|',
    renderLine('what comes back, tested', searches),
    renderLine('the map, day by day', maps),
  ].join('\n');
}

interface Times {
  long: number[];
  short: number[];
}

function timeOf(work: () => number, least: number): number {
  const startedAt = performance.now();
  if (work() < least) throw new Error('What was planted was not found.');
  return performance.now() - startedAt;
}

function renderLine(what: string, times: Times): string {
  const [long, short] = [medianOf(times.long), medianOf(times.short)];
  return `| ${what} | ${long.toFixed(1)} | ${short.toFixed(1)} | ${(long / short).toFixed(1)} |`;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
