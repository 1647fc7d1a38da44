import type { DocumentText } from '../document-text.ts';
import { findAnalyte, forgetNames } from './find-analyte.ts';
import { findRows } from './find-rows.ts';

const ENOUGH = 3;

function isSure(name: string): boolean {
  return findAnalyte(name)?.isSure === true;
}

/**
 * True where a document holds results in rows or lines of their own: lab values are looked for in such a one even where
 * its category was guessed otherwise. Strict: what a letter tells in sentences is no report.
 */
export function looksLikeLabReport(text: DocumentText): boolean {
  const rows = findRows(text, null);
  const clear = rows.filter(
    (row) =>
      row.isTabular &&
      findAnalyte(row.name) !== null &&
      (row.unit !== '' || row.range !== '' || isSure(row.name)),
  );
  forgetNames();
  if (clear.length < Math.min(ENOUGH, Math.max(1, rows.length))) return false;
  const lines = text.pages.reduce(
    (sum, page) =>
      sum + page.lines.filter((line) => line.text.trim().length > 60 && !/\s{3}/.test(line.text)).length,
    0,
  );
  // A letter that quotes a few results among its sentences.
  return clear.length >= 1 && clear.length * 4 >= lines;
}
