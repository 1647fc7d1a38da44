import type { DocumentWords } from './read-words.ts';
import { foldWords } from './read-words.ts';

/** Of the words of a form at least so many are everyday ones, of prose a third; of scribbles hardly any. */
const EVERYDAY_SHARE = 0.1;

const EVERYDAY: ReadonlySet<string> = new Set(
  foldWords(
    `the and for you your with this that are from not have will was all any can has our out please date name address
    number page time total phone email year day month one two per new only other information first last if is in of to
    be by or on at no yes it we as may must who which use see next back more than no make take bring city state code type`,
  ),
);

/** 0 for scribbles, 1 for what can be read. */
export function measureReadability({ words }: DocumentWords): number {
  if (words.some(({ isFromOcr }) => !isFromOcr)) return 1;
  const everyday = words.filter(({ key }) => EVERYDAY.has(key)).length;
  return Math.min(1, everyday / Math.max(1, words.length) / EVERYDAY_SHARE);
}
