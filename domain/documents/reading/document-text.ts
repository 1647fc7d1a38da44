import * as z from 'zod/mini';

/** How a line came to be text: it stood in the file as text, or was recognized in a picture and may be misread. */
export const LINE_SOURCES = ['text', 'ocr'] as const;
export type LineSource = (typeof LINE_SOURCES)[number];

/** One line as it stands on the page, its columns parted by three spaces. */
export interface TextLine {
  text: string;
  source: LineSource;
}

/** A page from top to bottom. A DOCX has no pages: all of it is page 1. */
export interface PageText {
  lines: TextLine[];
}

/** What was read from a file: the whole input of understanding. */
export interface DocumentText {
  pages: PageText[];
}

/** Where something stands, both counted from 1: `pages[page - 1].lines[line - 1]`. */
export interface Place {
  page: number;
  line: number;
}

export const pageTextSchema: z.ZodMiniType<PageText> = z.object({
  lines: z.array(z.object({ text: z.string(), source: z.enum(LINE_SOURCES) })),
});

export const placeSchema: z.ZodMiniType<Place> = z.object({
  page: z.int().check(z.minimum(1)),
  line: z.int().check(z.minimum(1)),
});

/** The line at a place, or null where the text has none there. */
export function lineAt(text: DocumentText, { page, line }: Place): TextLine | null {
  return text.pages[page - 1]?.lines[line - 1] ?? null;
}

/** Lines that stand below one another on a page; both ends included, all counted from 1. */
export interface Spot {
  page: number;
  from: number;
  to: number;
}

export const spotOf = ({ page, line }: Place): Spot => ({ page, from: line, to: line });

/** Places in reading order, each once; neighbouring lines as one. */
export function groupPlaces(places: readonly Place[]): Spot[] {
  const sorted = [...places].sort((a, b) => a.page - b.page || a.line - b.line);
  const spots: Spot[] = [];
  for (const { page, line } of sorted) {
    const last = spots.at(-1);
    if (last && last.page === page && line <= last.to + 1) last.to = Math.max(last.to, line);
    else spots.push({ page, from: line, to: line });
  }
  return spots;
}

/** `Page 1, line 12`, `Page 1, lines 12 to 14`; without pages (a Word document) `Line 12`. */
export function saySpot({ page, from, to }: Spot, hasPages: boolean): string {
  const lines = from === to ? `line ${from}` : `lines ${from} to ${to}`;
  return hasPages ? `Page ${page}, ${lines}` : `L${lines.slice(1)}`;
}
