import type { TextReader } from './text-reader.ts';

/** A sentence as it was read: folded, corrected, words with one blank between them. */
export function textOf(reader: TextReader, sentence: number): string {
  return reader.read.sentences[sentence] ?? '';
}
