import type { PeerResult } from './peers.ts';
import type { Score } from './score-documents.ts';

interface Line {
  name: string;
  value: number | null;
  /** What has to be reached; `most`: at most this. */
  goal?: { least: number } | { most: number };
  unit: 'share' | 'ms' | 'MB' | 'files';
  peer?: string;
}

interface Peers {
  pdftotext: PeerResult | null;
  tesseract: PeerResult | null;
}

/** The score as a table of Markdown, each measure with its goal and what the command line reaches in the same run. */
export function renderScore(score: Score, peers: Peers): string {
  const rows = listLines(score, peers).map(
    ({ name, value, goal, unit, peer }) =>
      `| ${name} | ${show(value, unit)} | ${goal ? showGoal(goal, unit) : ''} | ${peer ?? ''} |`,
  );
  const { failed, wrongCategory } = score.details;
  return [
    ['| measure | reached | goal | beside |', '|---|---:|---:|---|', ...rows].join('\n'),
    ...(failed.length + wrongCategory.length === 0
      ? []
      : [[...failed, ...wrongCategory].map((line) => `- ${line}`).join('\n')]),
  ].join('\n\n');
}

/** The measures that miss their goal, as sentences. */
export function findMissedGoals(score: Score): string[] {
  return listLines(score, { pdftotext: null, tesseract: null }).flatMap(({ name, value, goal, unit }) => {
    if (!goal || value === null) return [];
    const isReached = 'least' in goal ? value >= goal.least : value <= goal.most;
    return isReached ? [] : [`${name}: ${show(value, unit)}, not ${showGoal(goal, unit)}`];
  });
}

function listLines(score: Score, { pdftotext, tesseract }: Peers): Line[] {
  const { category, labRows, wordRecall, msPerFile } = score;
  return [
    share('category right, no hint', category.accuracy, { least: 0.93 }),
    share('category right, with the type that fits', category.accuracyWithHint, { least: 0.97 }),
    ...Object.entries(category.byCategory).map(([name, value]) =>
      share(`category right, ${name}`, value, { least: 0.85 }),
    ),
    share('confident answers', category.confident.share, { least: 0.85 }),
    share('confident answers that are right', category.confident.right, { least: 0.98 }),
    share('lab rows of text: recall', labRows.text.recall, { least: 0.95 }),
    share('lab rows of text: precision', labRows.text.precision, { least: 0.97 }),
    share('lab rows of text: wrong high or low', labRows.text.wrongFlags, { most: 0.005 }),
    share('lab rows by OCR: recall', labRows.ocr.recall, { least: 0.9 }),
    share('lab rows by OCR: marked', labRows.ocr.markedShare, { least: 1 }),
    {
      ...share('table rows intact', score.rowsIntact, { least: 0.99 }),
      ...peer('`pdftotext -layout` (PDF only)', pdftotext?.rowsIntact),
    },
    {
      ...share('words read by OCR, clean', wordRecall.clean, { least: 0.98 }),
      ...peer('`tesseract`', tesseract?.wordRecall.clean),
    },
    {
      ...share('words read by OCR, photo', wordRecall.photo, { least: 0.95 }),
      ...peer('`tesseract`', tesseract?.wordRecall.photo),
    },
    {
      name: 'a PDF with text, p50',
      value: msPerFile.text.p50,
      unit: 'ms',
      ...peer('`pdftotext -layout`', pdftotext?.msPerFile, 'ms'),
    },
    { name: 'a PDF with text, p95', value: msPerFile.text.p95, goal: { most: 1000 }, unit: 'ms' },
    { name: 'a DOCX, p50', value: msPerFile.docx.p50, unit: 'ms' },
    { name: 'a DOCX, p95', value: msPerFile.docx.p95, goal: { most: 1000 }, unit: 'ms' },
    {
      name: 'a page by OCR, p50',
      value: msPerFile.ocrPage.p50,
      unit: 'ms',
      ...peer('`tesseract`', tesseract?.msPerFile, 'ms'),
    },
    { name: 'a page by OCR, p95', value: msPerFile.ocrPage.p95, goal: { most: 5000 }, unit: 'ms' },
    { name: 'memory of the reading process, most', value: score.peakRssMb, goal: { most: 700 }, unit: 'MB' },
    { name: 'files that could not be read', value: score.failures, goal: { most: 0 }, unit: 'files' },
  ];
}

function share(name: string, value: number | null, goal: NonNullable<Line['goal']>): Line {
  return { name, value, goal, unit: 'share' };
}

/** What another tool reaches on the same files, where it was measured. */
function peer(
  tool: string,
  value: number | null | undefined,
  unit: Line['unit'] = 'share',
): Pick<Line, 'peer'> {
  return value === null || value === undefined ? {} : { peer: `${tool}: ${show(value, unit)}` };
}

function show(value: number | null, unit: Line['unit']): string {
  if (value === null) return 'nothing to measure';
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  return unit === 'files' ? String(value) : `${Math.round(value)} ${unit}`;
}

function showGoal(goal: NonNullable<Line['goal']>, unit: Line['unit']): string {
  return 'least' in goal ? `at least ${show(goal.least, unit)}` : `at most ${show(goal.most, unit)}`;
}
