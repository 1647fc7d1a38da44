import { describe, expect, test } from 'vitest';
import type { DocumentText } from '../document-text.ts';
import { findLabValues } from './find-lab-values.ts';
import { LAYOUTS } from './testing/made-layouts.ts';
import { measureLayouts } from './testing/measure-layouts.ts';

function textOf(lines: readonly string[]): DocumentText {
  return { pages: [{ lines: lines.map((text) => ({ text, source: 'text' })) }] };
}

describe('Time grows with the text, not with its square', () => {
  test.each([
    ['rows', 'Ferritin   9.5   ng/mL   15 - 150   H'],
    ['names alone', 'Hb 1 '.repeat(30)],
    ['one long run of digits', '1'.repeat(590)],
    ['signs', '< ( [ - * '.repeat(55)],
    ['spaces', `${' '.repeat(590)}x`],
    ['words of ranges', `${'Adult male: '.repeat(48)}x`],
    ['powers', 'x10^'.repeat(140)],
    ['slashes', 'a/'.repeat(290)],
    ['dots', '. '.repeat(290)],
    ['days', `${'12 may '.repeat(80)}x`],
  ])('%s', (_, line) => {
    const ofLines = (count: number) => {
      const text = textOf(Array.from({ length: count }, () => line));
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 3; round += 1) {
        const start = Date.now();
        findLabValues(text, null);
        best = Math.min(best, Date.now() - start);
      }
      return best;
    };
    const characters = Math.ceil(200_000 / (line.length + 1));
    const [one, four] = [ofLines(characters), ofLines(4 * characters)];
    // Four times the text; sixteen would be the square. Some milliseconds more or less are the machine's.
    expect(four).toBeLessThan(10 * one + 100);
  });
});

// The figures of docs/algorithms/document-reading.md are measured on these.
describe('Forty made reports of each layout', () => {
  const names = Object.keys(LAYOUTS);

  test('are found to 99.5 %, with nothing more than 0.5 % that is not printed, and no flag wrong', () => {
    const { printed, found, read, wrongFlags } = measureLayouts(names, 40, 'text');
    expect(found / printed).toBeGreaterThanOrEqual(0.995);
    expect(found / read).toBeGreaterThanOrEqual(0.995);
    expect(wrongFlags).toBe(0);
  });

  test('blurred as OCR does are found to 98 %, and every one is marked', () => {
    const { printed, found, read, unmarked } = measureLayouts(names, 40, 'ocr');
    expect(found / printed).toBeGreaterThanOrEqual(0.98);
    expect(found / read).toBeGreaterThanOrEqual(0.98);
    expect(unmarked).toBe(0);
  });
});
