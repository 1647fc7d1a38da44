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

/** As far as its text goes; pdf.js calls it `any`. */
interface Annotation {
  subtype?: string;
  fieldType?: string | null;
  fieldValue?: string | string[] | null;
  contentsObj?: { str: string };
  rect?: number[];
  hidden?: boolean;
  password?: boolean;
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
  runs.push(...(await readFields(page)));
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

/** What was filled into a form, or written onto the page: a PDF keeps it apart from its text. */
async function readFields(page: PDFPageProxy): Promise<Run[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations: Annotation[] = await page.getAnnotations({ intent: 'display' });
  return annotations.flatMap(({ subtype, fieldType, fieldValue, contentsObj, rect, hidden, password }) => {
    const isField = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch') && !password;
    const value = isField ? fieldValue : subtype === 'FreeText' ? contentsObj?.str : null;
    const text = (Array.isArray(value) ? value.join(', ') : (value ?? '')).trim();
    if (hidden || text === '' || !rect) return [];
    const [a = 0, b = 0, c = 0, d = 0] = rect;
    const [x1 = 0, y1 = 0]: number[] = viewport.convertToViewportPoint(a, b);
    const [x2 = 0, y2 = 0]: number[] = viewport.convertToViewportPoint(c, d);
    const width = Math.abs(x2 - x1);
    const top = Math.min(y1, y2);
    const lines = text.split(/\r\n?|\n/);
    const lineHeight = Math.min(Math.abs(y2 - y1) / lines.length, 14);
    return lines.map((line, index) => ({
      text: line,
      x: Math.min(x1, x2),
      y: lines.length === 1 ? Math.max(y1, y2) - lineHeight * 0.3 : top + lineHeight * (index + 0.75),
      width: Math.min(width, line.length * lineHeight * 0.5),
      height: lineHeight * 0.7,
      angle: 0,
    }));
  });
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
