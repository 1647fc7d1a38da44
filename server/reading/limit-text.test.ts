import { describe, expect, it } from 'vitest';
import { countCharacters, limitPage } from './limit-text.ts';

const lines = (...texts: string[]) => texts.map((text) => ({ text, source: 'text' as const }));

describe('the text of a page', () => {
  it('ends where its limit is, with a whole line', () => {
    expect(limitPage(lines('12345', '67890', '1'), 10, 100)).toEqual({ lines: lines('12345', '67890') });
  });

  it('cuts a line that is a whole page at spaces, and one without spaces anywhere', () => {
    const prose = 'word '.repeat(500).trim();
    const cut = limitPage(lines(prose), 40_000, 100);
    expect(cut.lines.map(({ text }) => text).join(' ')).toBe(prose);
    expect(Math.max(...cut.lines.map(({ text }) => text.length))).toBeLessThanOrEqual(1000);
    expect(countCharacters(limitPage(lines('x'.repeat(2500)), 40_000, 100))).toBe(2500);
  });

  it('ends after as many lines as are left, however short they are', () => {
    const letters = lines(...Array.from({ length: 1_000 }, () => 'x'));
    expect(limitPage(letters, 40_000, 30).lines).toHaveLength(30);
  });
});
