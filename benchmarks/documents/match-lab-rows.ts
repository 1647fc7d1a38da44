import type { LabValue } from '@lunaria/domain/documents/reading/lab-value.ts';
import { compareWithRange } from '@lunaria/domain/documents/reading/lab-values/compare-with-range.ts';
import type { TruthRow } from './read-labels.ts';

export interface MatchedRows {
  /** Rows of the document that were found with their analyte and value. */
  found: number;
  /** Rows of the document. */
  printed: number;
  /** Rows that were read, right or not. */
  read: number;
  /** Found rows whose high or low contradicts the printed range. */
  wrongFlags: number;
  /** Read rows that carry the mark "check against the original", and no high or low. */
  marked: number;
}

/**
 * Matches what was read with what is printed, each row once: the same value (as a number where it is one) under the same
 * analyte. In what OCR read, one letter in five of an analyte may differ; its value may not.
 */
export function matchLabRows(
  values: readonly LabValue[],
  truth: readonly TruthRow[],
  isFromOcr: boolean,
): MatchedRows {
  const open = new Set(values);
  let found = 0;
  let wrongFlags = 0;
  for (const row of truth) {
    const candidates = [...open].filter(
      (value) => isSameValue(value.value, row.value) && isSameAnalyte(value.analyte, row.analyte, isFromOcr),
    );
    // The same value twice on a page: the one with the printed range first.
    const match = candidates.find(({ range }) => fold(range) === fold(row.ref)) ?? candidates[0];
    if (!match) continue;
    open.delete(match);
    found += 1;
    if (isWrongFlag(match.flag, row)) wrongFlags += 1;
  }
  return {
    found,
    printed: truth.length,
    read: values.length,
    wrongFlags,
    marked: values.filter(({ is_from_ocr, flag }) => is_from_ocr && flag === null).length,
  };
}

/**
 * A high or low is wrong when the row's own range does not say it; one that is missing is not wrong, but says less. Truth is
 * the printed H or L, and where only a range is printed what it says of the value.
 */
function isWrongFlag(flag: LabValue['flag'], row: TruthRow): boolean {
  if (flag === null) return false;
  const printed = /^(h|high|hh)$/i.test(row.flag) ? 'high' : /^(l|low|ll)$/i.test(row.flag) ? 'low' : null;
  const expected = printed ?? compareWithRange(row.value, row.ref);
  return flag !== expected && !(expected === null && flag === 'in_range');
}

export function isSameValue(read: string, printed: string): boolean {
  const [a, b] = [asNumber(read), asNumber(printed)];
  return a === null || b === null ? fold(read) === fold(printed) : a === b;
}

/** `31,870` → 31870; null for what is no plain number. */
function asNumber(text: string): number | null {
  const plain = text.trim().replace(/(?<=\d),(?=\d{3}(\D|$))/g, '');
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

export function isSameAnalyte(read: string, printed: string, isFromOcr: boolean): boolean {
  const [a, b] = [fold(read), fold(printed)];
  if (a === b) return true;
  return isFromOcr && editDistance(a, b) <= Math.floor(Math.max(a.length, b.length) / 5);
}

/** Letters and numbers alone; a comma between digits parts a number and stays. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)|[^\p{L}\p{N}<>=%.]/gu, (sign) => (sign === ',' ? ',' : ''));
}

/** Letters to add, take away or change (Levenshtein 1966). */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current[j] = Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
