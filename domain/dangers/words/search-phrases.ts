import {
  compilePhrase,
  findPhrase,
  type Match,
  type Phrase,
  type WordClasses,
} from '../../assistant/text/phrase.ts';
import type { Token } from '../../assistant/text/split-text.ts';
import { stemWord } from '../../assistant/text/stem-word.ts';

/** Where a phrase stands in a text, and under which key it is written. */
export type SearchPhrases<Key> = (tokens: readonly Token[]) => { key: Key; match: Match }[];

interface Entry<Key> {
  key: Key;
  written: string;
  /** The words, by their numbers, of its first part: without one of them it is nowhere. */
  first: readonly number[];
  // Read and compiled when they are first needed, so that the first note does not wait for all of them.
  /** For each of its parts the words that fit: it needs one of each. */
  parts?: readonly (readonly number[])[];
  compiled?: Phrase;
}

/**
 * Finds every place of every phrase (written as compilePhrase reads them), phrase by phrase as they are written: what trying
 * each of them on the whole text would find. A phrase stands within one sentence, so it is tried only where a sentence has a
 * word for each of its parts; which sentences have a word is read from the text once, for all phrases.
 */
export function createPhraseSearch<Key>(
  phrases: Iterable<readonly [Key, string]>,
  classes: WordClasses,
): SearchPhrases<Key> {
  const words = new NumberedWords(classes);
  const entries: Entry<Key>[] = [];
  for (const [key, written] of phrases) {
    const end = written.indexOf(' ');
    entries.push({ key, written, first: words.numbersOf(end === -1 ? written : written.slice(0, end)) });
  }
  return (tokens) => {
    const firsts = words.findIn(tokens);
    const near = entries.filter(({ first }) => sentencesOfAny(first, firsts) !== 0);
    for (const entry of near) entry.parts ??= readParts(entry.written, words);
    // Reading the parts may have brought new words.
    const sentencesWith = words.count === firsts.length ? firsts : words.findIn(tokens);
    const sentences = sentencesOf(tokens);
    const found: { key: Key; match: Match }[] = [];
    for (const entry of near) {
      const bits = sentencesOfAll(entry.parts ?? [], sentencesWith);
      if (bits === 0) continue;
      entry.compiled ??= compilePhrase(entry.written, classes);
      for (const { start, own } of sentences) {
        if ((bits & bitOf(own[0])) === 0) continue;
        for (const match of findPhrase(entry.compiled, own))
          found.push({ key: entry.key, match: moved(match, start) });
      }
    }
    return found;
  };
}

/** Without what says in which order and how near. */
function readParts(written: string, words: NumberedWords): number[][] {
  const parts: number[][] = [];
  for (const part of written.split(' ')) if (part !== '&' && part !== '..') parts.push(words.numbersOf(part));
  return parts;
}

// One bit for a sentence. In a text of more sentences than bits some share one: then more is tried than need be.
const ALL = -1;
const bitOf = (token: Token | undefined) => 1 << ((token?.sentence ?? 0) % 32);

/** The sentences that have one of the words. */
function sentencesOfAny(words: readonly number[], sentencesWith: Int32Array): number {
  let bits = 0;
  for (const word of words) bits |= sentencesWith[word] ?? 0;
  return bits;
}

/** The sentences that have a word for each of the parts. */
function sentencesOfAll(parts: readonly (readonly number[])[], sentencesWith: Int32Array): number {
  let bits = ALL;
  for (const part of parts) {
    bits &= sentencesOfAny(part, sentencesWith);
    if (bits === 0) return 0;
  }
  return bits;
}

/** The words of phrases by numbers; a class is one of them, and so are all forms with one stem. */
class NumberedWords {
  private readonly classes: WordClasses;
  count = 0;
  private readonly asWritten = new Map<string, number>();
  private readonly byStem = new Map<string, number>();
  private readonly byText = new Map<string, number>();
  private readonly byBeginning = new Map<string, number>();
  /** A class that another one names stands before it. */
  private readonly ofClasses: { number: number; words: readonly number[] }[] = [];

  constructor(classes: WordClasses) {
    this.classes = classes;
  }

  /** Of a part of a phrase: `@cant`, `+breath|breathe|=sob`. */
  numbersOf(part: string): number[] {
    const words = part.startsWith('+') ? part.slice(1) : part;
    const numbers: number[] = [];
    for (const word of words.split('|')) numbers.push(this.numberOf(word));
    return numbers;
  }

  /** For each number the sentences that have the word, as bits. */
  findIn(tokens: readonly Token[]): Int32Array {
    const sentences = new Int32Array(this.count);
    const mark = (number: number | undefined, bits: number) => {
      if (number !== undefined) sentences[number] = (sentences[number] ?? 0) | bits;
    };
    for (const token of tokens) {
      const bit = bitOf(token);
      mark(this.byStem.get(token.stem), bit);
      mark(this.byText.get(token.text), bit);
      for (const [beginning, number] of this.byBeginning)
        if (token.text.startsWith(beginning)) mark(number, bit);
    }
    for (const { number, words } of this.ofClasses) mark(number, sentencesOfAny(words, sentences));
    return sentences;
  }

  private numberOf(word: string): number {
    let number = this.asWritten.get(word);
    if (number === undefined) {
      number = this.readNumber(word);
      this.asWritten.set(word, number);
    }
    return number;
  }

  private readNumber(word: string): number {
    if (word.startsWith('@')) return this.addClass(word.slice(1));
    if (word.startsWith('=')) return this.addTo(this.byText, word.slice(1));
    if (word.endsWith('*')) return this.addTo(this.byBeginning, word.slice(0, -1));
    return this.addTo(this.byStem, stemWord(word));
  }

  private addTo(known: Map<string, number>, word: string): number {
    const number = known.get(word) ?? this.count++;
    known.set(word, number);
    return number;
  }

  private addClass(name: string): number {
    const written = this.classes[name];
    if (written === undefined) throw new Error(`No class of words is called ${name}`);
    const words = written.split(' ').map((word) => this.numberOf(word));
    const number = this.count++;
    this.ofClasses.push({ number, words });
    return number;
  }
}

function sentencesOf(tokens: readonly Token[]): { start: number; own: readonly Token[] }[] {
  const sentences: { start: number; own: Token[] }[] = [];
  tokens.forEach((token, index) => {
    const last = sentences.at(-1);
    if (last !== undefined && last.own[0]?.sentence === token.sentence) last.own.push(token);
    else sentences.push({ start: index, own: [token] });
  });
  return sentences;
}

const moved = ({ first, last, of }: Match, by: number): Match => ({
  first: first + by,
  last: last + by,
  of: of.map((index) => index + by),
});
