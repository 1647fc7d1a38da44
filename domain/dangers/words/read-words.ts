import type { Match } from '../../assistant/text/phrase.ts';
import { type Context, type ReadContext, readContext } from '../../assistant/text/read-context.ts';
import { type Measured, readMeasured } from '../../assistant/text/read-measured.ts';
import { createSpeller } from '../../assistant/text/spell-words.ts';
import { splitText, type Token } from '../../assistant/text/split-text.ts';
import { PHRASES, type WordKey } from './phrases.ts';
import { createPhraseSearch, type SearchPhrases } from './search-phrases.ts';
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
  /** Each sentence as it was read: folded, corrected, words with one blank between them. */
  sentences: readonly string[];
  said: readonly Said[];
  measured: readonly Measured[];
  context: ReadContext;
}

interface Readers {
  searchPhrases: SearchPhrases<WordKey>;
  correctSpelling: ReturnType<typeof createSpeller>;
}
let made: Readers | undefined;

/** Made for the first text: who writes no notes does not wait for them. */
function readers(): Readers {
  made ??= {
    searchPhrases: createPhraseSearch(writtenPhrases(), WORD_CLASSES),
    correctSpelling: createSpeller(
      SPELLED_WORDS,
      [...Object.values(PHRASES).flat(), ...Object.values(WORD_CLASSES)].join(' ').split(/[^a-z]+/),
    ),
  };
  return made;
}

/** Every phrase with its key, as written. */
export function writtenPhrases(): (readonly [WordKey, string])[] {
  return Object.entries(PHRASES).flatMap(
    ([key, written]) => written.map((one) => [key as WordKey, one] as const), // as: keys of PHRASES
  );
}

/** Not over because somebody looked at something and found nothing. */
const LASTING: ReadonlySet<WordKey> = new Set([
  ...(['suicidalThoughts', 'suicidePlan', 'harmBabyThoughts', 'selfHarmInjury'] as const),
  ...(['violence', 'dangerNow', 'strangled', 'assault'] as const),
]);
/** What was done or met: nobody finds it to be nothing, but it may not have happened. */
const DONE: ReadonlySet<WordKey> = new Set(['hivExposure', 'overdose', '_unprotected'] as const);
const kindOf = (key: WordKey) => (LASTING.has(key) ? 'lasting' : DONE.has(key) ? 'value' : 'sign');

/** Longest text that is read: more than a note may have. */
const LONGEST = 8_000;

/** Each sentence by its number: folded, corrected, words with one blank between them, without marks. */
function textsOf(tokens: readonly Token[]): string[] {
  const words: string[][] = Array.from({ length: (tokens.at(-1)?.sentence ?? 0) + 1 }, () => []);
  for (const { sentence, kind, text } of tokens) if (kind !== 'mark') words[sentence]?.push(text);
  return words.map((of) => of.join(' '));
}

/** She says that she has now what the sentence before tells. */
const SAID_AGAIN =
  /^(and |but )?(now )?(i|im) (have|got|am having|having|feel|get|also have) (it|this|that|the same|them)\b.*\b(now|too|again|today|myself|as well)\b/;

export function readWords(text: string): ReadWords {
  const { correctSpelling, searchPhrases } = readers();
  const tokens = correctSpelling(splitText(text.slice(0, LONGEST)));
  const context = readContext(tokens);
  const sentences = textsOf(tokens);
  const said = searchPhrases(tokens).map(({ key, match }) => ({
    key,
    match,
    sentence: tokens[match.first]?.sentence ?? 0,
    ...context(match, kindOf(key)),
  }));
  // `My mother had it last year. I have it now.`
  for (const one of said) {
    if (SAID_AGAIN.test(sentences[one.sentence + 1] ?? '')) {
      one.assertion = 'present';
      one.who = 'self';
    }
  }
  // In the order of the text, so that the first place is the one that is shown.
  said.sort((one, other) => one.match.first - other.match.first || one.match.last - other.match.last);
  return { tokens, sentences, said, measured: readMeasured(tokens), context };
}
