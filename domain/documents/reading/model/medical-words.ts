import { foldText } from '../../fold-text.ts';
import { readVocabulary } from '../category/vocabulary.ts';
import { ANALYTES } from '../lab-values/analytes.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';

/** What files are named after without naming anybody: `ferritin_2026.pdf`. */
const ANALYTE_WORDS = new Set(ANALYTES.flatMap(({ names }) => foldText(names).split(/[| ]/)));

/** Words that name nobody, wherever they stand: folded; of headings and bodies, and what laboratories measure. */
export const isOrdinaryWord = (folded: string): boolean =>
  ORDINARY_WORDS.has(folded) || ORDINARY_WORDS.has(folded.replace(/s$/, '')) || ANALYTE_WORDS.has(folded);

let terms: Set<string> | null = null;

/** Words by which documents are told apart, names of medicines and vaccines among them. */
export function isMedicalWord(folded: string): boolean {
  terms ??= new Set([...readVocabulary().phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  return isOrdinaryWord(folded) || terms.has(folded);
}
