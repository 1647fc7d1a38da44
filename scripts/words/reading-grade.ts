import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { ShownText } from './collect-texts.ts';

/** How hard texts are to read: the school year in which they are understood, by the formula of Flesch and Kincaid (1975). */
export interface Readability {
  grade: number;
  sentences: number;
  words: number;
}

const SENTENCE_ENDS = /(?<=[.!?:])["”)]*\s+(?=["“(]*[A-Z0-9])/;

/** The grade of all of them together; headings and labels without an end count as a sentence each. */
export function readabilityOf(texts: readonly Pick<ShownText, 'text'>[]): Readability {
  let [sentences, words, syllables] = [0, 0, 0];
  for (const sentence of texts.flatMap(({ text }) => text.split(SENTENCE_ENDS))) {
    const own = sentence.match(/[A-Za-z’'-]*[A-Za-z][A-Za-z’'-]*|\d+/g) ?? [];
    if (own.length === 0) continue;
    sentences += 1;
    words += own.length;
    syllables += own.reduce((sum, word) => sum + (/\d/.test(word) ? 1 : syllable(word)), 0);
  }
  return {
    grade: fleschKincaid({ sentence: sentences, word: words, syllable: syllables }),
    sentences,
    words,
  };
}
