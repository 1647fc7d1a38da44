import { describe, expect, it } from 'vitest';
import { layOutLines, type Piece, tidyLine } from './lay-out-lines.ts';

const piece = (text: string, left: number, baseline: number, more: Partial<Piece> = {}): Piece => ({
  text,
  left,
  right: left + text.length * 5,
  baseline,
  height: 10,
  source: 'text',
  ...more,
});
const textsOf = (pieces: Piece[]) => layOutLines(pieces).map(({ text }) => text);

describe('the lines of a page', () => {
  it('keep a row of a table together, in whatever order the file lists its cells', () => {
    const cells = [
      piece('0.4 - 4.0', 300, 200),
      piece('Ferritin', 50, 220),
      piece('TSH', 50, 200),
      piece('9', 200, 220.6),
      piece('2.1', 200, 199.5),
    ];
    expect(textsOf(cells)).toEqual(['TSH   2.1   0.4 - 4.0', 'Ferritin   9']);
  });

  it('part words by one space and columns by three', () => {
    expect(textsOf([piece('Free', 50, 100), piece('T4', 73, 100), piece('12.8', 95, 100)])).toEqual([
      'Free T4   12.8',
    ]);
  });

  it('join what a file cuts into letters', () => {
    expect(textsOf([piece('Ha', 50, 100), piece('em', 60, 100), piece('oglobin', 70.4, 100)])).toEqual([
      'Haemoglobin',
    ]);
  });

  it('say once what is printed twice to look bold', () => {
    expect(textsOf([piece('Result', 50, 100), piece('Result', 50.4, 100)])).toEqual(['Result']);
  });

  it('write a raised exponent as one, and no other raised number', () => {
    const raised = { height: 6, baseline: 96.5 };
    expect(textsOf([piece('248 x10', 50, 100), piece('9', 86, 100, raised), piece('/L', 91, 100)])).toEqual([
      '248 x10^9/L',
    ]);
    expect(textsOf([piece('5.10', 50, 100), piece('1', 70.5, 100, raised)])).toEqual(['5.101']);
  });

  it('are marked as recognized as soon as a part of them was', () => {
    expect(layOutLines([piece('TSH', 50, 100), piece('2.1', 200, 100, { source: 'ocr' })])).toEqual([
      { text: 'TSH   2.1', source: 'ocr' },
    ]);
  });
});

describe('a line as it is kept', () => {
  it('has no control characters, no half letters, and no other blanks than spaces', () => {
    expect(tidyLine('a\u0000b\u200bc\u202ed\ud800\u00a0e')).toBe('abcd\ufffd e');
  });

  it('takes typed columns for columns, and the two spaces after a sentence for none', () => {
    expect(tidyLine('TSH  2.1\tmIU/L        0.4 - 4.0')).toBe('TSH   2.1   mIU/L   0.4 - 4.0');
    expect(tidyLine('Normal.  Come back in May.')).toBe('Normal. Come back in May.');
  });
});
