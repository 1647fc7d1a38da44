import {
  compilePhrase,
  findPhrase,
  indexPhrases,
  type Match,
  phrasesFor,
} from '../../assistant/text/phrase.ts';
import { type Context, readContext } from '../../assistant/text/read-context.ts';
import { type Measured, readMeasured } from '../../assistant/text/read-measured.ts';
import { createSpeller } from '../../assistant/text/spell-words.ts';
import { splitText, type Token } from '../../assistant/text/split-text.ts';
import { PHRASES, type WordKey } from './phrases.ts';
import { SPELLED_WORDS } from './spelled-words.ts';
import { WORD_CLASSES } from './word-classes.ts';

/** One place where words say something, and how it is meant. */
export interface Said extends Context {
  key: WordKey;
  match: Match;
  sentence: number;
}

/** A text, read once. */
export interface ReadWords {
  tokens: readonly Token[];
  said: readonly Said[];
  measured: readonly Measured[];
  context: (match: Match) => Context;
}

const INDEX = indexPhrases(
  Object.entries(PHRASES).flatMap(
    ([key, written]) => written.map((one) => [key as WordKey, compilePhrase(one, WORD_CLASSES)] as const), // as: keys of PHRASES
  ),
);
const correctSpelling = createSpeller(
  SPELLED_WORDS,
  [...Object.values(PHRASES).flat(), ...Object.values(WORD_CLASSES)].flatMap((written) =>
    written.split(/[^a-z]+/),
  ),
);

/** Longest text that is read: more than a note may have. */
const LONGEST = 8_000;

export function readWords(text: string): ReadWords {
  const tokens = correctSpelling(splitText(text.slice(0, LONGEST)));
  const context = readContext(tokens);
  const said = [...phrasesFor(INDEX, tokens)].flatMap(([key, phrase]) =>
    findPhrase(phrase, tokens).map((match) => ({
      key,
      match,
      sentence: tokens[match.first]?.sentence ?? 0,
      ...context(match),
    })),
  );
  // In the order of the text, so that the first place is the one that is shown.
  said.sort((one, other) => one.match.first - other.match.first || one.match.last - other.match.last);
  return { tokens, said, measured: readMeasured(tokens), context };
}
