import type { Match } from '../../assistant/text/phrase.ts';
import type { Measured } from '../../assistant/text/read-measured.ts';
import type { FactKey, FlagKey } from '../facts/fact-keys.ts';
import type { Facts, Known } from '../facts/facts.ts';
import type { WordKey } from './phrases.ts';
import type { ReadWords, Said } from './read-words.ts';

const NOTHING: readonly Said[] = [];

/** What the steps of reading a text ask and write: the words that are meant of her and of now, and the facts so far. */
export class TextReader {
  readonly facts: Record<string, Known<unknown>> = {};
  readonly read: ReadWords;
  readonly original: string;
  private readonly saidOf = new Map<WordKey, Said[]>();

  constructor(read: ReadWords, original: string) {
    this.read = read;
    this.original = original;
    for (const one of read.said) {
      const before = this.saidOf.get(one.key);
      if (before === undefined) this.saidOf.set(one.key, [one]);
      else before.push(one);
    }
  }

  /** Where it is said of herself, as something that is. */
  present(key: WordKey): readonly Said[] {
    const said = this.every(key);
    // Of most words nothing is said.
    return said.length === 0
      ? said
      : said.filter(({ assertion, who }) => assertion === 'present' && who === 'self');
  }

  /** Said in any way of anybody. */
  every(key: WordKey): readonly Said[] {
    return this.saidOf.get(key) ?? NOTHING;
  }

  has(key: WordKey): boolean {
    return this.present(key).length > 0;
  }

  /** One of the words, in the sentence; stems as written in lists. */
  hasWord(sentence: number, words: ReadonlySet<string>): boolean {
    return this.read.tokens.some(
      (token) => token.sentence === sentence && (words.has(token.text) || words.has(token.stem)),
    );
  }

  measured(kind: Measured['kind']): Measured[] {
    return this.read.measured.filter((one) => one.kind === kind);
  }

  /** The measured value is one of herself and of now. */
  isHers(one: Measured): boolean {
    const { assertion, who } = this.read.context(
      { first: one.first, last: one.last, of: [one.first] },
      'value',
    );
    return assertion === 'present' && who === 'self';
  }

  /** A flag, with the first place that says it. */
  flag(key: FlagKey, said: readonly { match: Match }[]): void {
    const [first] = said;
    if (first !== undefined) this.set(key, true, first.match);
  }

  set(key: FactKey, value: boolean | number | string, match?: { first: number; last: number }): void {
    const start = match && this.read.tokens[match.first]?.start;
    const end = match && this.read.tokens[match.last]?.end;
    const isPlaced = start !== undefined && end !== undefined;
    this.facts[key] = {
      value,
      from: match === undefined ? 'rule' : 'text',
      ...(isPlaced && { span: [start, end] as const, words: this.original.slice(start, end) }),
    };
  }

  remove(key: FactKey): void {
    delete this.facts[key];
  }

  knows(key: FactKey): boolean {
    return this.facts[key] !== undefined;
  }

  result(): Facts {
    return this.facts as Facts; // as: written by set, whose callers give a key its kind of value
  }
}
