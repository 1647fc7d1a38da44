import { compilePhrase, findPhrase, type Match, type Phrase } from '../../assistant/text/phrase.ts';
import type { Token } from '../../assistant/text/split-text.ts';
import type { WordKey } from '../words/phrases.ts';
import { writtenPhrases } from '../words/read-words.ts';
import { WORD_CLASSES } from '../words/word-classes.ts';

let compiled: readonly (readonly [WordKey, Phrase])[] | undefined;

/** What the search of phrases has to find: every phrase tried on the whole text, in the order of the text. */
export function tryEveryPhrase(tokens: readonly Token[]): { key: WordKey; match: Match }[] {
  compiled ??= writtenPhrases().map(([key, written]) => [key, compilePhrase(written, WORD_CLASSES)] as const);
  return compiled
    .flatMap(([key, phrase]) => findPhrase(phrase, tokens).map((match) => ({ key, match })))
    .toSorted(({ match: one }, { match: other }) => one.first - other.first || one.last - other.last);
}
