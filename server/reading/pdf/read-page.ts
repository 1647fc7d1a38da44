import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { layOutLines, type Piece } from '../lay-out-lines.ts';

/** A run of text as it stands on the page turned the way it is looked at, in points. */
interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of its writing direction, in degrees. */
  angle: number;
}

export interface PageLayer {
  /** Runs that read from left to right on the upright page: in points, y downwards. */
  pieces: Piece[];
  lines: string[];
  /** Without spaces. */
  characters: number;
  /** Its letters mean nothing: a font without the table that says which they are. */
  isGarbled: boolean;
}

/** The text a page holds, laid out in lines. */
export async function readTextLayer(page: PDFPageProxy): Promise<PageLayer> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  const runs: Run[] = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: number[] = Util.transform(
      viewport.transform,
      item.transform,
    );
    const height = Math.hypot(c, d) || Math.hypot(a, b);
    return [
      {
        text: item.str,
        x,
        y,
        width: item.width * viewport.scale,
        height,
        angle: (Math.atan2(b, a) * 180) / Math.PI,
      },
    ];
  });
  const groups = groupByDirection(runs);
  const text = runs
    .map((run) => run.text)
    .join('')
    .replace(/\s/g, '');
  return {
    pieces: (groups.find(({ angle }) => angle === 0)?.runs ?? []).map((run) => toPiece(run, 0)),
    lines: groups.flatMap(({ angle, runs: group }) =>
      layOutLines(group.map((run) => toPiece(run, angle))).map((line) => line.text),
    ),
    characters: text.length,
    isGarbled: isGarbled(text),
  };
}

/** A table printed sideways, a note at the margin, a watermark: each direction is laid out by itself, the main one first. */
function groupByDirection(runs: readonly Run[]): { angle: number; runs: Run[] }[] {
  const groups = new Map<number, Run[]>();
  for (const run of runs) {
    const angle = (Math.round(run.angle / 5) * 5 + 360) % 360;
    groups.set(angle, [...(groups.get(angle) ?? []), run]);
  }
  const size = (group: Run[]) => group.reduce((sum, { text }) => sum + text.length, 0);
  return [...groups]
    .map(([angle, group]) => ({ angle, runs: group }))
    .sort((a, b) => size(b.runs) - size(a.runs));
}

function toPiece({ text, x, y, width, height }: Run, angle: number): Piece {
  const radians = (angle * Math.PI) / 180;
  const left = x * Math.cos(radians) + y * Math.sin(radians);
  const baseline = y * Math.cos(radians) - x * Math.sin(radians);
  return { text, left, right: left + width, baseline, height, source: 'text' };
}

function isGarbled(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what such fonts give
  const strange = text.match(/[\u0000-\u001f\u007f-\u009f\ue000-\uf8ff\ufffd]/g)?.length ?? 0;
  return text.length > 0 && strange / text.length > 0.3;
}
