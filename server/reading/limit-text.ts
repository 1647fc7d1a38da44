import type { PageText, TextLine } from '@lunaria/domain/documents/reading/document-text.ts';

/** A paragraph of a DOCX is one line: what is longer is cut at a space, so that a place stays something one can find. */
const LINE_MAX = 1000;

/** The page within its limits: what is beyond is left out. No letter or report comes near them. */
export function limitPage(lines: readonly TextLine[], maxCharacters: number, maxLines: number): PageText {
  const kept: TextLine[] = [];
  let left = maxCharacters;
  for (const { text, source } of lines) {
    for (const part of cutLine(text)) {
      if (part === '') continue;
      if (part.length > left || kept.length >= maxLines) return { lines: kept };
      left -= part.length;
      kept.push({ text: part, source });
    }
  }
  return { lines: kept };
}

function cutLine(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > LINE_MAX) {
    const space = rest.lastIndexOf(' ', LINE_MAX);
    const end = space > LINE_MAX / 2 ? space : LINE_MAX;
    parts.push(rest.slice(0, end).trimEnd().toWellFormed());
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

export function countCharacters({ lines }: PageText): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}
