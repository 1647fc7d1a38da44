import { expect, test } from 'vitest';
import { type Scores, takeMedians } from './measure-lighthouse.ts';
import { findLowScores, renderScores } from './render-scores.ts';

const perfect: Scores = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1234,
  tbtMs: 17.4,
  cls: 0,
  scriptKb: 131.6,
  totalKb: 240.2,
};

test('the table has a line for each page, between what is wanted and what peers reach', () => {
  const lines = renderScores([{ page: '/', scores: perfect }]).split('\n');
  expect(lines).toContain('| / | 100 | 100 | 100 | 100 | 1.2 | 17 | 0.000 | 132 | 240 |');
  expect(lines.at(-1)).toContain('31–67');
});

test.each<[string, Partial<Scores>]>([
  ['performance 94, not 95', { performance: 94 }],
  ['accessibility 99, not 100', { accessibility: 99 }],
  ['best practices 96, not 100', { bestPractices: 96 }],
  ['SEO 92, not 100', { seo: 92 }],
  ['layout shift 0.020, not below 0.02', { cls: 0.02 }],
  ['401 kB in all, not 400', { totalKb: 400.6 }],
])('a miss is said: %s', (miss, scores) => {
  expect(findLowScores([{ page: '/', scores: { ...perfect, ...scores } }])).toEqual([`/: ${miss}`]);
});

test('what is good enough is not a miss', () => {
  const scores = { ...perfect, performance: 95, cls: 0.019 };
  expect(findLowScores([{ page: '/', scores }])).toEqual([]);
});

test('of several looks each number is the middle one', () => {
  const looks = [90, 99, 97].map((performance, index) => ({ ...perfect, performance, cls: index }));
  expect(takeMedians(looks)).toEqual({ ...perfect, performance: 97, cls: 1 });
});
