import { describe, expect, it } from 'vitest';
import { splitText } from '../../assistant/text/split-text.ts';
import { drawBySeed } from '../testing/draw-by-seed.ts';
import { tryEveryPhrase } from '../testing/try-every-phrase.ts';
import { readWords, writtenPhrases } from './read-words.ts';
import { createPhraseSearch } from './search-phrases.ts';
import { WORD_CLASSES } from './word-classes.ts';

/** Words that say what a phrase asks for, one of each of its parts, some with a word between them. */
function speak(written: string, draw: ReturnType<typeof drawBySeed>): string {
  const one = (words: readonly string[]) => words[draw(0, words.length - 1)] ?? '';
  const classes: Readonly<Record<string, string>> = WORD_CLASSES;
  return written
    .split(' ')
    .filter((part) => part !== '&' && part !== '..')
    .flatMap((part) => {
      const word = one(part.replace('+', '').split('|'));
      const said = word.startsWith('@') ? one((classes[word.slice(1)] ?? '').split(' ')) : word;
      const plain = said.replace('=', '').replace('*', '');
      return draw(1, 4) === 1 ? [one(['the', 'very', 'not', ',', '3']), plain] : [plain];
    })
    .join(' ');
}

describe('searching for all phrases at once', () => {
  it('finds what trying each of them finds, in notes that say each, of a few sentences and of many', () => {
    const draw = drawBySeed(1);
    const sentences = writtenPhrases().map(([, written]) => speak(written, draw));
    const notes: string[] = [];
    while (sentences.length > 0)
      notes.push(sentences.splice(0, draw(1, 70)).join(draw(1, 3) === 1 ? ', ' : '. '));
    let found = 0;
    for (const note of notes) {
      const { tokens, said } = readWords(note);
      expect(said.map(({ key, match }) => ({ key, match }))).toEqual(tryEveryPhrase(tokens));
      found += said.length;
    }
    expect(Math.max(...notes.map((note) => note.split('. ').length))).toBeGreaterThan(32);
    expect(found).toBeGreaterThan(writtenPhrases().length / 2);
  });

  it('finds a word by its other forms, as it stands, by its beginning and by its class, where the text has it', () => {
    const search = createPhraseSearch(
      [
        ['forms', 'soak pad'],
        ['as it stands', '=fit'],
        ['beginning', 'rac* heart'],
        ['class', '@low & pain'],
      ],
      { low: 'low lower' },
    );
    const keys = (text: string) => search(splitText(text)).map(({ key }) => key);
    expect(keys('Fine. Soaking two pads. And a fit.')).toEqual(['forms', 'as it stands']);
    expect(keys('Racing heart, pain that is lower.')).toEqual(['beginning', 'class']);
    expect(keys('Fits. Soaking. Pads. Heart racing.')).toEqual([]);
  });

  it('says where in the text it stands, not where in its sentence', () => {
    const search = createPhraseSearch([['pain', 'pain .. bad']], {});
    expect(search(splitText('All well. The pain is bad.'))).toEqual([
      { key: 'pain', match: { first: 4, last: 6, of: [4, 6] } },
    ]);
  });

  it('refuses a class that nobody wrote', () => {
    expect(() => createPhraseSearch([['pain', '@ache']], {})).toThrow('ache');
  });
});
