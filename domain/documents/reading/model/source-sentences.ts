import type { Place } from '../document-text.ts';
import type { SourceLine } from './select-lines.ts';

/** A sentence of the document, or a row of a table, and the lines it stands on. */
export interface SourceSentence {
  text: string;
  /** Indices of the source's lines, from 0. */
  lines: number[];
  places: Place[];
  valueKeys: string[];
}

/**
 * The sentences of the lines: one goes on over the next line, but not over a gap, a heading or a bullet. Parted behind
 * every full stop, of abbreviations too, unlike what is quoted to her (summary/sentences.ts): a model may join nothing
 * that might be two sentences.
 */
export function splitSentences(lines: readonly SourceLine[]): SourceSentence[] {
  const sentences: SourceSentence[] = [];
  let open: { text: string; lines: number[] } | null = null;
  const close = (): void => {
    if (open !== null && open.text.trim() !== '') {
      const on = open.lines.flatMap((index) => lines[index] ?? []);
      sentences.push({
        text: open.text.trim(),
        lines: open.lines,
        places: on.map(({ place }) => place),
        valueKeys: on.flatMap(({ valueKeys }) => valueKeys),
      });
    }
    open = null;
  };
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const isNext =
      before !== undefined &&
      !before.isRow &&
      before.place.page === line.place.page &&
      before.place.line + 1 === line.place.line;
    const isNewItem = /^(?:[-•*·▪]|\(?\d{1,2}[.)]\s|[\p{Lu} /&]{4,40}:)/u.test(line.text);
    if (!isNext || isNewItem || line.isRow) close();
    const pieces = line.isRow ? [line.text] : line.text.split(/(?<=[.;!?])\s+(?=[\p{Lu}\d([•-])/u);
    pieces.forEach((piece, at) => {
      if (at > 0) close();
      if (open === null) open = { text: piece, lines: [index] };
      else open = { text: `${open.text} ${piece}`, lines: [...new Set([...open.lines, index])] };
    });
    if (line.isRow || /[.;!?]$/u.test(line.text)) close();
  });
  close();
  return sentences;
}
