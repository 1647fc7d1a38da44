import type { TextReader } from './text-reader.ts';

const remembered = new WeakMap<TextReader, Map<number, string>>();

/** A sentence as it was read: folded, corrected, words with one blank between them. */
export function textOf(reader: TextReader, sentence: number): string {
  const known = remembered.get(reader) ?? new Map<number, string>();
  remembered.set(reader, known);
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const text = reader.read.tokens
    .filter((token) => token.sentence === sentence && token.kind !== 'mark')
    .map((token) => token.text)
    .join(' ');
  known.set(sentence, text);
  return text;
}
