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
