import lighthouse from 'lighthouse';
import { median } from '../api/summarize.ts';

/** What Lighthouse says of one page: scores of 100, times in milliseconds, kB of 1000 bytes as they were sent. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scriptKb: number;
  totalKb: number;
}

export interface Look {
  scores: Scores;
  /** Every audit that is not passed, as a line to act on. */
  complaints: string[];
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Looks at a page as a middling phone on a slow line would load it: the mobile preset of Lighthouse, as it is. */
export async function lookAtPage(address: string, debuggingPort: number): Promise<Look> {
  const result = await lighthouse(address, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${address}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return { scores: readScores(lhr), complaints: readComplaints(lhr) };
}

/** Each number of several looks by itself. */
export function takeMedians(looks: Scores[]): Scores {
  const of = (key: keyof Scores) => median(looks.map((scores) => scores[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cls: of('cls'),
    scriptKb: of('scriptKb'),
    totalKb: of('totalKb'),
  };
}

function readScores({ categories, audits }: Report): Scores {
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = readRequests(audits['network-requests']?.details);
  const weigh = (wanted: typeof requests) =>
    wanted.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scriptKb: weigh(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalKb: weigh(requests),
  };
}

function readRequests(details: unknown): { resourceType: string; transferSize: number }[] {
  if (typeof details !== 'object' || details === null || !('items' in details)) {
    throw new Error('Lighthouse named no requests.');
  }
  // The items of this audit, as Lighthouse documents them; a number that is missing becomes NaN and is seen.
  return details.items as { resourceType: string; transferSize: number }[];
}

function readComplaints({ categories, audits }: Report): string[] {
  const weighty = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map((reference) => ({ category: id, id: reference.id })),
  );
  return weighty.flatMap(({ category, id }) => {
    const audit = audits[id];
    // Times are never perfect; they stand in the table.
    if (!audit || audit.score === null || audit.score === 1 || category === 'performance') return [];
    return [`${category}: ${audit.title}${describeNodes(audit.details)}`];
  });
}

function describeNodes(details: unknown): string {
  const found = [
    ...JSON.stringify(details ?? null).matchAll(/"(?:selector|description|url)":"((?:[^"\\]|\\.)*)"/g),
  ];
  return found.map(([, text = '']) => `\n      ${text}`).join('');
}
