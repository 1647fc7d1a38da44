import type { ArticleSlug } from './articles.ts';

/** What a statement rests on. Only what was opened and read; no more is taken from it than was read. */
export interface Source {
  /** How the text refers to it: `[[id]]`. */
  id: string;
  title: string;
  publisher: string;
  url: string;
  /** Said beside it when it was not read whole or not at its own address. */
  note?: string;
}

/** A paragraph, or a list. */
export type Block = string | { list: readonly string[] };

export interface Section {
  /** The address of the section: `#id`. */
  id: string;
  heading: string;
  blocks: readonly Block[];
  /** When to seek care: drawn so that it is found while leafing through. */
  isCare?: true;
}

/** The words of an article. What the cards show of it is in articles.ts, how it is drawn in article-page.tsx. */
export interface ArticleText {
  slug: ArticleSlug;
  opening: string;
  sections: readonly Section[];
  /** In the order in which the text refers to them. */
  sources: readonly Source[];
}

const CITATION = /\s?\[\[([a-z0-9-]+)\]\]/g;

/** A text in pieces, words and references in turn: `Rises. [[who]]` → `Rises.`, who. */
export function splitCitations(text: string): ({ words: string } | { sourceId: string })[] {
  const pieces: ({ words: string } | { sourceId: string })[] = [];
  let end = 0;
  for (const match of text.matchAll(CITATION)) {
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    pieces.push({ sourceId: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
}

/** Every text of an article in reading order, headings included. */
export function listTexts({ opening, sections }: ArticleText): string[] {
  return [
    opening,
    ...sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap((block) => (typeof block === 'string' ? [block] : block.list)),
    ]),
  ];
}

/** Words of the text itself; references and the list of sources do not count. */
export function countWords(article: ArticleText): number {
  return listTexts(article)
    .map((text) => text.replaceAll(CITATION, ''))
    .flatMap((text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))).length;
}

/** Slower than what is usual for a newspaper (about 240): there are figures in these texts. */
const WORDS_PER_MINUTE = 200;

export function readingMinutes(article: ArticleText): number {
  return Math.max(1, Math.round(countWords(article) / WORDS_PER_MINUTE));
}
