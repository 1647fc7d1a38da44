import { describe, expect, it } from 'vitest';
import { layOutRecognized } from './lay-out-recognized.ts';
import type { RecognizedLine } from './ocr.ts';

/** A line of words 12 wide a letter, on a page that slopes by `slope`. */
function line(text: string, left: number, y: number, slope = 0): RecognizedLine {
  let at = left;
  const words = text.split(' ').map((word) => {
    const right = at + word.length * 12;
    const baseline = y + slope * at;
    const made = { text: word, confidence: 95, left: at, right, top: baseline - 20, bottom: baseline };
    at = right + 8;
    return made;
  });
  return { words, slope, offset: y, height: 28 };
}
const textsOf = (lines: RecognizedLine[]) => layOutRecognized(lines).map(({ text }) => text);

describe('the lines of a recognized picture', () => {
  it('put the columns of a table together that were read one after the other', () => {
    const columns = [
      line('Hemoglobin', 100, 200),
      line('Red blood cells', 100, 240),
      line('10.9', 500, 201),
      line('4.02', 500, 239),
      line('g/dL', 700, 200),
      line('million/uL', 700, 240),
    ];
    expect(textsOf(columns)).toEqual(['Hemoglobin   10.9   g/dL', 'Red blood cells   4.02   million/uL']);
  });

  it('follow a page that slopes by more than a line is high', () => {
    const slope = 0.03;
    const rows = [200, 240, 280].flatMap((y) => [
      line(`A${y}`, 100, y, slope),
      line(`B${y}`, 800, y, slope),
      line(`C${y}`, 1500, y, slope),
    ]);
    expect(textsOf(rows)).toEqual(['A200   B200   C200', 'A240   B240   C240', 'A280   B280   C280']);
  });

  it('take what the page holds as text itself for right where it was recognized too', () => {
    const printed = {
      text: 'TSH',
      left: 100,
      right: 140,
      baseline: 200,
      height: 28,
      source: 'text' as const,
    };
    expect(layOutRecognized([line('T5H', 100, 200), line('2.1', 500, 200)], [printed])).toEqual([
      { text: 'TSH   2.1', source: 'ocr' },
    ]);
    expect(layOutRecognized([], [printed])).toEqual([{ text: 'TSH', source: 'text' }]);
  });
});
