import type { LineSource } from '../../document-text.ts';
import type { LabValue } from '../../lab-value.ts';
import { findLabValues } from '../find-lab-values.ts';
import { LAYOUTS } from './made-layouts.ts';
import { blurLine } from './made-ocr.ts';
import { type MadeRow, makePanel, makeRandom } from './made-panels.ts';

/** Rows that made reports print, that were found of them, and that were read in all. */
interface Measured {
  printed: number;
  found: number;
  read: number;
  /** A flag that the printed range does not give. */
  wrongFlags: number;
  /** Read by OCR and not marked, or with a flag. */
  unmarked: number;
}

/** How well so many reports of each layout are read; as `ocr` their lines are blurred as OCR does. The same each time. */
export function measureLayouts(names: readonly string[], reportCount: number, source: LineSource): Measured {
  const sum: Measured = { printed: 0, found: 0, read: 0, wrongFlags: 0, unmarked: 0 };
  for (const name of names) {
    for (let report = 1; report <= reportCount; report += 1) {
      const random = makeRandom(report * 7919);
      const { lines, rows } = LAYOUTS[name]?.(makePanel(random), random) ?? { lines: [], rows: [] };
      const printed = source === 'ocr' ? lines.map((line) => blurLine(line, random)) : lines;
      const open = findLabValues({ pages: [{ lines: printed.map((text) => ({ text, source })) }] }, null);
      sum.printed += rows.length;
      sum.read += open.length;
      sum.unmarked += open.filter(
        ({ is_from_ocr, flag }) => source === 'ocr' && (!is_from_ocr || flag !== null),
      ).length;
      for (const row of rows) {
        const at = open.findIndex((value) => isRow(value, row, source));
        if (at < 0) continue;
        const [value] = open.splice(at, 1);
        sum.found += 1;
        if (value?.flag && value.flag !== row.outcome) sum.wrongFlags += 1;
      }
    }
  }
  return sum;
}

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}<>.%]/gu, '');

function isRow(value: LabValue, row: MadeRow, source: LineSource): boolean {
  const [a, b] = [fold(value.analyte), fold(row.analyte)];
  // A blurred name may have lost two letters; its value may not.
  const isNamed = source === 'ocr' ? a.slice(0, 2) === b.slice(0, 2) || a.slice(-4) === b.slice(-4) : a === b;
  return isNamed && fold(value.value) === fold(row.value);
}
