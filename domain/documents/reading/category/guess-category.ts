import type { DocumentCategory, DocumentType } from '../../health-document.ts';
import type { DocumentText } from '../document-text.ts';
import type { CategoryGuess } from '../understanding.ts';
import { type DocumentWords, readWords } from './read-words.ts';
import { UPLOAD_TYPE_SPEAKS_FOR } from './upload-type.ts';
import { CATEGORIES } from './vocabulary.ts';
import { weighStructure } from './weigh-structure.ts';
import { type Points, weighTerms } from './weigh-terms.ts';

/** With fewer points for the best too little is known; chosen on the documents of testing/. */
const SURE_MIN_POINTS = 8;
/** The best must lead by this share of all points; chosen on the documents of testing/. */
const SURE_MIN_LEAD = 0.25;
/** With the upload type on its side, a smaller lead is enough. */
const AGREED_MIN_LEAD = 0.1;
/** A title worth so much, of another category than the text: then nobody can be sure. */
const NAMED_MIN_POINTS = 5;
/** Called so by the document itself, a category with this share of all points is the likelier one. */
const NAMED_MIN_SHARE = 1 / 3;
/** What holds this share of all points is still possible where the best is not sure. */
const POSSIBLE_MIN_SHARE = 0.2;

/** A text with fewer health points a word than this speaks of something else. */
const HEALTH_POINTS_A_WORD = 0.15;
const NO_HEALTH_POINTS = 12;
const NO_HEALTH_MIN_WORDS = 30;
/** Of handwriting only scraps are read, and what is written by hand and kept is mostly a prescription. */
const SCRAPS_POINTS = 2;

export interface Weighing {
  points: Points;
  /** What the document calls itself in its title or its list of subjects; null for nothing clear. */
  named: DocumentCategory | null;
}

const sumOf = (points: Points): number => CATEGORIES.reduce((sum, category) => sum + points[category], 0);

/** A readable text without the words of health is something else; the clearer, the longer it is. */
function weighAbsence(document: DocumentWords, points: Points): number {
  const wordCount = document.words.length;
  if (wordCount < NO_HEALTH_MIN_WORDS) return 0;
  const health = sumOf(points) - points.other;
  return Math.max(0, 1 - health / wordCount / HEALTH_POINTS_A_WORD) * NO_HEALTH_POINTS;
}

/** How much speaks for each category, before the upload type is heard. */
export function weighCategories(text: DocumentText): Weighing {
  const document = readWords(text);
  const { points, titles } = weighTerms(document);
  const structure = weighStructure(document);
  for (const category of CATEGORIES) points[category] += structure[category];
  points.other += weighAbsence(document, points);
  const isScraps = document.words.length > 0 && document.words.every(({ isFromOcr }) => isFromOcr);
  if (isScraps && Math.max(...Object.values(points)) < SURE_MIN_POINTS) points.prescription += SCRAPS_POINTS;
  const [first, next] = rank(titles);
  const isNamed = titles[first] >= NAMED_MIN_POINTS && titles[first] > titles[next];
  return { points, named: isNamed ? first : null };
}

/** Where nothing speaks for either, other comes first, then what is most often kept. */
const WITHOUT_EVIDENCE: readonly DocumentCategory[] = [
  'other',
  'consultation_notes',
  'lab_results',
  'imaging',
  'prescription',
  'vaccination_record',
];

/** The two with most points, most first. */
function rank(points: Points): [DocumentCategory, DocumentCategory] {
  const [first = 'other', next = 'consultation_notes'] = WITHOUT_EVIDENCE.toSorted(
    (one, other) => points[other] - points[one],
  );
  return [first, next];
}

/**
 * What the document is, the next likely category, and whether the difference is clear. `hint` is what she said when
 * she uploaded it: it decides among what an unclear document may be, and is never heard against a clear one. The same
 * text gives the same answer; any text gives one.
 * Rules, sources and worked examples: docs/algorithms/document-reading.md.
 */
export function guessCategory(text: DocumentText, hint: DocumentType | null): CategoryGuess {
  const { points, named } = weighCategories(text);
  const all = sumOf(points);
  const [most, next] = rank(points);
  const lead = all === 0 ? 0 : (points[most] - points[next]) / all;
  const isContradicted = named !== null && named !== most;
  const isNamedLikelier = isContradicted && points[named] >= NAMED_MIN_SHARE * all;
  const [best, second] = isNamedLikelier ? [named, most] : [most, next];
  const isLittle = points[most] < SURE_MIN_POINTS;
  const isKnown = !isLittle && !isContradicted;
  if (isKnown && lead >= SURE_MIN_LEAD) return { best, second, is_sure: true };

  const hinted = hint === null ? [] : UPLOAD_TYPE_SPEAKS_FOR[hint];
  if (hinted.includes(best)) return { best, second, is_sure: isKnown && lead >= AGREED_MIN_LEAD };
  const isPossible = (category: DocumentCategory): boolean =>
    category === second || category === named || isLittle || points[category] >= POSSIBLE_MIN_SHARE * all;
  const [chosen] = hinted.filter(isPossible).toSorted((one, other) => points[other] - points[one]);
  return chosen === undefined
    ? { best, second, is_sure: false }
    : { best: chosen, second: best, is_sure: false };
}
