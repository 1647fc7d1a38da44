import { median } from '../api/summarize.ts';

/** Milliseconds by what was measured; each as often as it was measured in a round. */
export type Times<Key extends string> = Record<Key, number[]>;

export interface Line<Key extends string> {
  name: string;
  key: Key;
  /** What the account with records must stay below, in milliseconds. */
  goalMs: number | null;
}

/** The same round of both accounts stands at the same place. */
export interface Measured<Key extends string> {
  /** How the account with records is called. */
  name: string;
  /** And the one beside it; without a name it is empty. */
  otherName?: string;
  lines: readonly Line<Key>[];
  full: Times<Key>[];
  empty: Times<Key>[];
}

/** The result as a table: medians, the slowest of all, and the ratio of both accounts round by round. */
export function renderTimes<Key extends string>({
  name,
  otherName = 'empty account',
  lines,
  full,
  empty,
}: Measured<Key>): string {
  const rows = lines.map(({ name: line, key, goalMs }) => {
    const all = collect(full, key);
    const none = collect(empty, key);
    const ratio = median(full.map((round, index) => median(round[key]) / median(empty[index]?.[key] ?? [])));
    const goal = goalMs === null ? '' : `below ${goalMs}`;
    return `| ${line} | ${goal} | **${show(median(all))}** (${show(Math.max(...all))}) | ${show(median(none))} (${show(Math.max(...none))}) | ${ratio.toFixed(2)} |`;
  });
  return [
    `| milliseconds, median (slowest) | goal | ${name} | ${otherName} | ratio |`,
    '|---|---|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

/** The goals that the median of the account with records misses, as sentences. */
export function findMisses<Key extends string>({
  lines,
  full,
}: Pick<Measured<Key>, 'lines' | 'full'>): string[] {
  return lines.flatMap(({ name, key, goalMs }) => {
    const middle = median(collect(full, key));
    return goalMs === null || middle < goalMs ? [] : [`${name}: ${show(middle)} ms, not below ${goalMs}`];
  });
}

function collect<Key extends string>(rounds: Times<Key>[], key: Key): number[] {
  return rounds.flatMap((round) => round[key]);
}

function show(ms: number): string {
  return ms < 100 ? ms.toFixed(1) : ms.toFixed(0);
}
