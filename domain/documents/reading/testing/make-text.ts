import { type DocumentLine, linesOf } from '../document-lines.ts';
import type { DocumentText, LineSource } from '../document-text.ts';

/** A text as the reading gives it, for tests: pages parted by a form feed, columns by three spaces. */
function makeText(text: string, source: LineSource = 'text'): DocumentText {
  return {
    pages: text
      .split('\f')
      .map((page) => ({ lines: page.split('\n').map((line) => ({ text: line, source })) })),
  };
}

export const makeLines = (text: string, source: LineSource = 'text'): DocumentLine[] =>
  linesOf(makeText(text, source));
