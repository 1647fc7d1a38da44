import { CATEGORY_CODES, type DocumentCategory } from '../../health-document.ts';
import type { CategoryTerms, WeightedTerms } from './category-terms.ts';
import { foldWords } from './read-words.ts';
import { CONSULTATION_TERMS } from './terms/consultation-notes.ts';
import { IMAGING_TERMS } from './terms/imaging.ts';
import { LAB_TERMS } from './terms/lab-results.ts';
import { OTHER_TERMS } from './terms/other.ts';
import { PRESCRIPTION_TERMS } from './terms/prescription.ts';
import { VACCINATION_TERMS } from './terms/vaccination-record.ts';

const TERMS: Record<DocumentCategory, CategoryTerms> = {
  lab_results: LAB_TERMS,
  imaging: IMAGING_TERMS,
  prescription: PRESCRIPTION_TERMS,
  consultation_notes: CONSULTATION_TERMS,
  vaccination_record: VACCINATION_TERMS,
  other: OTHER_TERMS,
};

export type TermPlace = keyof CategoryTerms;

/** What one phrase says, by place; a category that is not named gets nothing. */
export type TermWeights = Record<TermPlace, Partial<Record<DocumentCategory, number>>>;

export interface Vocabulary {
  /** By the folded words, one space between them. */
  phrases: ReadonlyMap<string, TermWeights>;
  /** Everything a phrase begins with, so that a search knows when to stop. */
  beginnings: ReadonlySet<string>;
  /** Long words with one letter left out, each leading back to the word: what recognition misread by one letter. */
  nearWords: ReadonlyMap<string, string>;
}

/** Shorter words have neighbours that are words of their own. */
const NEAR_WORD_MIN_LENGTH = 7;
/** From this length on, a phrase is also known with its spaces lost. */
const JOINED_MIN_LENGTH = 9;

function addTerms(
  phrases: Map<string, TermWeights>,
  category: DocumentCategory,
  place: TermPlace,
  weighted: WeightedTerms,
): void {
  for (const [weight, terms] of weighted) {
    for (const term of terms.split(/[,\n]/)) {
      const words = foldWords(term);
      if (words.length === 0) continue;
      const joined = words.join('');
      const keys =
        words.length > 1 && joined.length >= JOINED_MIN_LENGTH
          ? [words.join(' '), joined]
          : [words.join(' ')];
      for (const key of keys) {
        const weights = phrases.get(key) ?? { titles: {}, headings: {}, words: {} };
        weights[place][category] = Math.max(weights[place][category] ?? 0, weight);
        phrases.set(key, weights);
      }
    }
  }
}

/** The word with one letter left out, each way; the word itself among them. */
function withoutOneLetter(word: string): string[] {
  const ways = [word];
  for (let at = 0; at < word.length; at++) ways.push(word.slice(0, at) + word.slice(at + 1));
  return ways;
}

function buildVocabulary(): Vocabulary {
  const phrases = new Map<string, TermWeights>();
  for (const category of CATEGORY_CODES) {
    for (const place of ['titles', 'headings', 'words'] as const) {
      addTerms(phrases, category, place, TERMS[category][place]);
    }
  }
  const beginnings = new Set<string>();
  const nearWords = new Map<string, string>();
  for (const phrase of phrases.keys()) {
    const words = phrase.split(' ');
    for (let count = 1; count <= words.length; count++) beginnings.add(words.slice(0, count).join(' '));
    for (const word of words) {
      if (word.length < NEAR_WORD_MIN_LENGTH || /\d/.test(word)) continue;
      for (const way of withoutOneLetter(word)) if (!nearWords.has(way)) nearWords.set(way, word);
    }
  }
  return { phrases, beginnings, nearWords };
}

let vocabulary: Vocabulary | null = null;

/** Built at first use: a page that only imports the types pays nothing. */
export function readVocabulary(): Vocabulary {
  vocabulary ??= buildVocabulary();
  return vocabulary;
}

/** The word of the vocabulary which this one, misread by at most one letter, was; null for none. */
export function findNearWord(word: string, { nearWords }: Vocabulary): string | null {
  if (word.length < NEAR_WORD_MIN_LENGTH || word.length > 30) return null;
  for (const way of withoutOneLetter(word)) {
    const near = nearWords.get(way);
    if (near !== undefined && Math.abs(near.length - word.length) <= 1) return near;
  }
  return null;
}
