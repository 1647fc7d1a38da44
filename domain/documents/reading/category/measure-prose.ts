import type { DocumentWords } from './read-words.ts';
import { foldWords } from './read-words.ts';

const JOINING: ReadonlySet<string> = new Set(
  foldWords(
    `the is was were has have had she he her his and you your of to in with this that for be are it we i not from will`,
  ),
);

/** A line of a sentence: so many words, of which so many join the others. */
const SENTENCE_MIN_WORDS = 12;
const JOINING_MIN = 3;
const JOINING_MIN_SHARE = 0.15;

/** Which share of the words stands in sentences: of a list or a card little, of a letter or a leaflet most. */
export function measureProse({ words, lines }: DocumentWords): number {
  let inSentences = 0;
  for (const { from, to } of lines) {
    const wordCount = to - from;
    if (wordCount < SENTENCE_MIN_WORDS) continue;
    const joining = words.slice(from, to).filter(({ key }) => JOINING.has(key)).length;
    if (joining >= JOINING_MIN && joining >= JOINING_MIN_SHARE * wordCount) inSentences += wordCount;
  }
  return words.length === 0 ? 0 : inSentences / words.length;
}
