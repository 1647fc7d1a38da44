import type { TruthRow } from './read-labels.ts';

/** Words of the reference that were read, each as often as it stands there, of all its words. */
export function countWords(reference: string, read: string): { found: number; words: number } {
  const left = new Map<string, number>();
  for (const word of wordsOf(read)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(reference);
  let found = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    found += 1;
  }
  return { found, words: words.length };
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Printed rows whose analyte, value, unit and range stand on one line, in any order; each line serves one row. */
export function countIntactRows(lines: readonly string[], truth: readonly TruthRow[]): number {
  const open = lines.map(foldSpaces);
  let intact = 0;
  for (const { analyte, value, unit, ref } of truth) {
    const parts = [analyte, value, unit, ref].map(foldSpaces).filter((part) => part !== '');
    const index = open.findIndex((line) => parts.every((part) => line.includes(part)));
    if (index < 0) continue;
    open[index] = '';
    intact += 1;
  }
  return intact;
}

/** Without spaces, which differ from tool to tool, and with one sign for micro. */
function foldSpaces(text: string): string {
  return text.replaceAll('\u00b5', '\u03bc').normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}
