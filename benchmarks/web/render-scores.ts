import type { Scores } from './measure-lighthouse.ts';

export interface MeasuredPage {
  page: string;
  scores: Scores;
}

/** What peers of the field were measured to reach on a machine like this one; script in kB. */
const PEERS = { performance: '31–67', script: '407–857' };

const LEAST_PERFORMANCE = 95;
const LARGEST_SHIFT = 0.02;
const HOME_TOTAL_LIMIT_KB = 400;

/** The result as a table, a line for each page. */
export function renderScores(pages: MeasuredPage[]): string {
  const rows = pages.map(({ page, scores }) => {
    const { performance, accessibility, bestPractices, seo, lcpMs, tbtMs, cls, scriptKb, totalKb } = scores;
    const ratings = [performance, accessibility, bestPractices, seo].map((score) => score.toFixed(0));
    const times = [(lcpMs / 1000).toFixed(1), tbtMs.toFixed(0), cls.toFixed(3)];
    return `| ${[page, ...ratings, ...times, scriptKb.toFixed(0), totalKb.toFixed(0)].join(' | ')} |`;
  });
  return [
    '| page | performance | accessibility | best practices | SEO | LCP, s | TBT, ms | CLS | script, kB | total, kB |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    `| *goal* | ≥ ${LEAST_PERFORMANCE} | 100 | 100 | 100 | | | < ${LARGEST_SHIFT} | | |`,
    ...rows,
    `| *peers* | ${PEERS.performance} | | | | | | | ${PEERS.script} | |`,
  ].join('\n');
}

/** What misses its goal, as sentences. */
export function findLowScores(pages: MeasuredPage[]): string[] {
  return pages.flatMap(({ page, scores }) => {
    const misses: [boolean, string][] = [
      [scores.performance < LEAST_PERFORMANCE, `performance ${scores.performance}, not ${LEAST_PERFORMANCE}`],
      [scores.accessibility < 100, `accessibility ${scores.accessibility}, not 100`],
      [scores.bestPractices < 100, `best practices ${scores.bestPractices}, not 100`],
      [scores.seo < 100, `SEO ${scores.seo}, not 100`],
      [scores.cls >= LARGEST_SHIFT, `layout shift ${scores.cls.toFixed(3)}, not below ${LARGEST_SHIFT}`],
      [
        page === '/' && scores.totalKb > HOME_TOTAL_LIMIT_KB,
        `${scores.totalKb.toFixed(0)} kB in all, not ${HOME_TOTAL_LIMIT_KB}`,
      ],
    ];
    return misses.filter(([isMissed]) => isMissed).map(([, miss]) => `${page}: ${miss}`);
  });
}
