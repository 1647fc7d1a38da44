import type { Measurement } from './load/load.ts';
import type { Series } from './measure-rounds.ts';
import type { Ratio } from './tasks.ts';

/** The middle one; between the two middle ones for an even number. NaN for none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  if (!Number.isInteger(middle)) return upper;
  return ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The median of every number over the rounds. */
export function summarize({ rounds }: Series): Measurement {
  const of = (key: keyof Measurement) => median(rounds.map((round) => round[key]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    failures: of('failures'),
  };
}

export interface Share {
  median: number;
  /** Of single rounds. */
  least: number;
  most: number;
}

/**
 * Requests per second of one server as a share of another's at the same number of connections. Each round gives one
 * share, of two measurements that lie seconds apart, and the median of those is the result: noise that lasts
 * longer than a round falls out.
 */
export function findShare(series: Series[], task: string, { of, to }: Ratio, connections: number): Share {
  const find = (server: string): Measurement[] =>
    series.find((one) => one.task === task && one.server === server && one.connections === connections)
      ?.rounds ?? [];
  const others = find(to);
  const shares = find(of).map(
    (round, index) => round.requestsPerSecond / (others[index]?.requestsPerSecond ?? Number.NaN),
  );
  return { median: median(shares), least: Math.min(...shares), most: Math.max(...shares) };
}
