import { median } from '../api/summarize.ts';
import type { CalendarTimes } from './measure-calendar.ts';

interface Line {
  name: string;
  key: keyof CalendarTimes;
  /** What thirty years of records must stay below, in milliseconds. */
  goalMs: number | null;
}

const LINES: Line[] = [
  { name: 'month shown after navigation', key: 'monthShown', goalMs: 1_500 },
  { name: 'change of month, script', key: 'monthChangeScript', goalMs: 50 },
  { name: 'change of month, whole main thread', key: 'monthChangeTask', goalMs: null },
];

/** The result as a table: medians, the slowest of all, and the ratio of both accounts round by round. */
export function renderTimes(thirtyYears: CalendarTimes[], empty: CalendarTimes[]): string {
  const rows = LINES.map(({ name, key, goalMs }) => {
    const full = collect(thirtyYears, key);
    const none = collect(empty, key);
    const ratio = median(
      thirtyYears.map((round, index) => median(round[key]) / median(empty[index]?.[key] ?? [])),
    );
    const goal = goalMs === null ? '' : `below ${goalMs}`;
    return `| ${name} | ${goal} | **${show(median(full))}** (${show(Math.max(...full))}) | ${show(median(none))} (${show(Math.max(...none))}) | ${ratio.toFixed(2)} |`;
  });
  return [
    '| milliseconds, median (slowest) | goal | thirty years | empty account | ratio |',
    '|---|---|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

/** The goals that the median of thirty years of records misses, as sentences. */
export function findMisses(thirtyYears: CalendarTimes[]): string[] {
  return LINES.flatMap(({ name, key, goalMs }) => {
    const middle = median(collect(thirtyYears, key));
    return goalMs === null || middle < goalMs ? [] : [`${name}: ${show(middle)} ms, not below ${goalMs}`];
  });
}

function collect(rounds: CalendarTimes[], key: keyof CalendarTimes): number[] {
  return rounds.flatMap((round) => round[key]);
}

function show(ms: number): string {
  return ms < 100 ? ms.toFixed(1) : ms.toFixed(0);
}
