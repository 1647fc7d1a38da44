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
  const tool = (name: string, value: number | null | undefined, unit: Line['unit'] = 'share') =>
    value === null || value === undefined ? {} : { peer: `${name}: ${show(value, unit)}` };
  return [
    { name: 'category right, no hint', value: category.accuracy, goal: { least: 0.93 }, unit: 'share' },
    {
      name: 'category right, with the type that fits',
      value: category.accuracyWithHint,
      goal: { least: 0.97 },
      unit: 'share',
    },
    ...Object.entries(category.byCategory).map(
      ([name, value]): Line => ({
        name: `category right, ${name}`,
        value,
        goal: { least: 0.85 },
        unit: 'share',
      }),
    ),
    { name: 'confident answers', value: category.confident.share, goal: { least: 0.85 }, unit: 'share' },
    {
      name: 'confident answers that are right',
      value: category.confident.right,
      goal: { least: 0.98 },
      unit: 'share',
    },
    { name: 'lab rows of text: recall', value: labRows.text.recall, goal: { least: 0.95 }, unit: 'share' },
    {
      name: 'lab rows of text: precision',
      value: labRows.text.precision,
      goal: { least: 0.97 },
      unit: 'share',
    },
    {
      name: 'lab rows of text: wrong high or low',
      value: labRows.text.wrongFlags,
      goal: { most: 0.005 },
      unit: 'share',
    },
    { name: 'lab rows by OCR: recall', value: labRows.ocr.recall, goal: { least: 0.9 }, unit: 'share' },
    { name: 'lab rows by OCR: marked', value: labRows.ocr.markedShare, goal: { least: 1 }, unit: 'share' },
    {
      name: 'table rows intact',
      value: score.rowsIntact,
      goal: { least: 0.99 },
      unit: 'share',
      ...tool('`pdftotext -layout` (PDF only)', pdftotext?.rowsIntact),
    },
    {
      name: 'words read by OCR, clean',
      value: wordRecall.clean,
      goal: { least: 0.98 },
      unit: 'share',
      ...tool('`tesseract`', tesseract?.wordRecall.clean),
    },
    {
      name: 'words read by OCR, photo',
      value: wordRecall.photo,
      goal: { least: 0.95 },
      unit: 'share',
      ...tool('`tesseract`', tesseract?.wordRecall.photo),
    },
    {
      name: 'a PDF with text, p50',
      value: msPerFile.text.p50,
      unit: 'ms',
      ...tool('`pdftotext -layout`', pdftotext?.msPerFile, 'ms'),
    },
    { name: 'a PDF with text, p95', value: msPerFile.text.p95, goal: { most: 1000 }, unit: 'ms' },
    { name: 'a DOCX, p50', value: msPerFile.docx.p50, unit: 'ms' },
    { name: 'a DOCX, p95', value: msPerFile.docx.p95, goal: { most: 1000 }, unit: 'ms' },
    {
      name: 'a page by OCR, p50',
      value: msPerFile.ocrPage.p50,
      unit: 'ms',
      ...tool('`tesseract`', tesseract?.msPerFile, 'ms'),
    },
    { name: 'a page by OCR, p95', value: msPerFile.ocrPage.p95, goal: { most: 5000 }, unit: 'ms' },
    { name: 'memory of the reading process, most', value: score.peakRssMb, goal: { most: 700 }, unit: 'MB' },
    { name: 'files that could not be read', value: score.failures, goal: { most: 0 }, unit: 'files' },
  ];
}

function show(value: number | null, unit: Line['unit']): string {
  if (value === null) return 'nothing to measure';
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  return unit === 'files' ? String(value) : `${Math.round(value)} ${unit}`;
}

function showGoal(goal: NonNullable<Line['goal']>, unit: Line['unit']): string {
  return 'least' in goal ? `at least ${show(goal.least, unit)}` : `at most ${show(goal.most, unit)}`;
}
