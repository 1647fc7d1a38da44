import { compilePhrase, findPhrase, type Match, type Phrase } from '../../assistant/text/phrase.ts';
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

const COMPILED: readonly (readonly [WordKey, readonly Phrase[]])[] = Object.entries(PHRASES).map(
  ([key, written]) => [key as WordKey, written.map((one) => compilePhrase(one, WORD_CLASSES))], // as: keys of PHRASES
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
  const stems = new Set(tokens.map(({ stem }) => stem));
  const context = readContext(tokens);
  const said = COMPILED.flatMap(([key, phrases]) =>
    phrases
      .filter((phrase) => mayStand(phrase, stems))
      .flatMap((phrase) => findPhrase(phrase, tokens))
      .map((match) => ({ key, match, sentence: tokens[match.first]?.sentence ?? 0, ...context(match) })),
  );
  return { tokens, said, measured: readMeasured(tokens), context };
}

/** Most phrases have no word in a text: they are left before any place is looked at. */
function mayStand({ elements }: Phrase, stems: ReadonlySet<string>): boolean {
  return elements.every(
    (element) =>
      element.beginnings.length > 0 ||
      (element.stems.size < stems.size
        ? [...element.stems].some((stem) => stems.has(stem))
        : [...stems].some((stem) => element.stems.has(stem))),
  );
}
