import { expect, test } from 'vitest';
import type { Series } from './measure-rounds.ts';
import { findShare, median, summarize } from './summarize.ts';

test('the median is the middle one, or lies between the two middle ones', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

const series = (server: string, speeds: number[]): Series => ({
  task: 'Read',
  server,
  connections: 10,
  rounds: speeds.map((requestsPerSecond) => ({ requestsPerSecond, p50Ms: 1, p99Ms: 2, failures: 0 })),
});

test('a series is summed up by its medians', () => {
  expect(summarize(series('ours', [100, 300, 200]))).toEqual({
    requestsPerSecond: 200,
    p50Ms: 1,
    p99Ms: 2,
    failures: 0,
  });
});

test('a share compares within a round: a slow minute of the machine does not count', () => {
  const measured = [series('ours', [80, 8, 90]), series('bare', [100, 10, 100])];
  const share = findShare(measured, 'Read', { of: 'ours', to: 'bare' }, 10);
  expect(share).toEqual({ median: 0.8, least: 0.8, most: 0.9 });
});

test('a server that was not measured gives no share', () => {
  expect(findShare([series('ours', [80])], 'Read', { of: 'ours', to: 'bare' }, 10).median).toBeNaN();
});
