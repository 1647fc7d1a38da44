import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptAround, foldText, markMatches, wordsOf } from './fold-text.ts';

describe('folding', () => {
  test.each([
    ['Ärztin', 'arztin'],
    ['ECOGRAFÍA', 'ecografia'],
    ['Blutgefäße', 'blutgefasse'],
    ['Łódź', 'lodz'],
    ['ŒSTRADIOL', 'oestradiol'],
    ['İstanbul', 'istanbul'],
    ['ﬁbroid', 'fibroid'],
    ['кровь', 'кровь'],
    ['９月', '9月'],
  ])('%s is compared as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('a text typed with combining accents is the same text', () => {
    expect(foldText('é')).toBe(foldText('e\u0301'));
  });

  test('words are parted by any space, each once', () => {
    expect(wordsOf('  Iron \t iron\u00a0COUNT ')).toEqual(['iron', 'count']);
    expect(wordsOf('   ')).toEqual([]);
  });
});

describe('marking', () => {
  const shown = (text: string, query: string) =>
    markMatches(text, wordsOf(query))
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');

  test.each([
    ['Iron and blood count', 'blood', 'Iron and [blood] count'],
    ['Iron and blood count', 'BLO cou', 'Iron and [blo]od [cou]nt'],
    ['Ecografía pélvica', 'ecografia pel', '[Ecografía] [pél]vica'],
    ['Blutgefäße', 'gefasse', 'Blut[gefäße]'],
    ['e\u0301cho', 'echo', '[e\u0301cho]'],
    ['aaa', 'aa', '[aa]a'],
    ['abcabc', 'ab bc', '[abcabc]'],
    ['nothing here', 'x', 'nothing here'],
    ['anything', '', 'anything'],
    ['👩🏽 scan', 'scan', '👩🏽 [scan]'],
  ])('in %s for "%s"', (text, query, marked) => {
    expect(shown(text, query)).toBe(marked);
  });

  test('the pieces are always the text, and something is marked exactly when a word is in it', () => {
    const letters = [...'aAeEsSiIfé ßßæŁσΣςİıﬁ９й한👩'].concat('e\u0301', 'A\u0308', '👩🏽');
    const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });
    const query = fc.string({ unit: fc.constantFrom(...letters), maxLength: 3 });
    fc.assert(
      fc.property(text, query, (text, query) => {
        const words = wordsOf(query);
        const parts = markMatches(text, words);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.some(({ isMatch }) => isMatch)).toBe(
          words.some((word) => foldText(text).includes(word)),
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an excerpt', () => {
  const long = `${'before '.repeat(30)}ferritin is low ${'after '.repeat(60)}`;

  test('shows the match among its neighbours, cut at words', () => {
    const excerpt = excerptAround(long, ['ferritin']) ?? '';
    expect(excerpt).toMatch(/^… (before )+ferritin is low (after )+…$/);
    expect(excerpt.length).toBeLessThan(260);
  });

  test('a short text is shown whole, one without the word not at all', () => {
    expect(excerptAround('Ferritin is low', ['low'])).toBe('Ferritin is low');
    expect(excerptAround('Ferritin is low', ['high'])).toBeNull();
  });
});
