import type { DocumentCategory, DocumentType } from '../../health-document.ts';
import type { DocumentText } from '../document-text.ts';
import type { CategoryGuess } from '../understanding.ts';
import { type DocumentWords, readWords } from './read-words.ts';
import { LIFTED_BY } from './upload-type.ts';
import { CATEGORIES } from './vocabulary.ts';
import { weighStructure } from './weigh-structure.ts';
import { noPoints, type Points, weighTerms } from './weigh-terms.ts';

/** Points a fitting type adds, and what it adds of all points there are. */
const LIFT = { points: 4, share: 0.12 };
/** Below so many points nothing is known; chosen on the documents of testing/. */
const SURE_MIN_POINTS = 14;
/** The best must lead by this share of all points; chosen on the documents of testing/. */
const SURE_MIN_LEAD = 0.2;
/** A text with fewer health points a word than this speaks of something else. */
const HEALTH_POINTS_A_WORD = 0.2;
const NO_HEALTH_POINTS = 14;
const NO_HEALTH_MIN_WORDS = 30;

/** A readable text without the words of health is something else; the clearer, the longer it is. */
function weighAbsence(document: DocumentWords, points: Points): number {
  const wordCount = document.words.length;
  if (wordCount < NO_HEALTH_MIN_WORDS) return 0;
  const health = CATEGORIES.reduce(
    (sum, category) => (category === 'other' ? sum : sum + points[category]),
    0,
  );
  return Math.max(0, 1 - health / wordCount / HEALTH_POINTS_A_WORD) * NO_HEALTH_POINTS;
}

/** How much speaks for each category, before the upload type is heard. */
export function weighCategories(text: DocumentText): Points {
  const document = readWords(text);
  const terms = weighTerms(document);
  const structure = weighStructure(document);
  const points = noPoints();
  for (const category of CATEGORIES) points[category] = terms[category] + structure[category];
  points.other += weighAbsence(document, points);
  // Of handwriting only scraps are read, and what is written by hand and kept is mostly a prescription.
  const isScraps = document.words.length > 0 && document.words.every(({ isFromOcr }) => isFromOcr);
  if (isScraps) points.prescription += 1;
  return points;
}

/**
 * What the document is, the next likely category, and whether the difference is clear. `hint`, what she said when she
 * uploaded it, tips the scales and is never the answer. The same text gives the same answer; any text gives one.
 * Rules, sources and worked examples: docs/algorithms/document-reading.md.
 */
export function guessCategory(text: DocumentText, hint: DocumentType | null): CategoryGuess {
  const points = weighCategories(text);
  const all = CATEGORIES.reduce((sum, category) => sum + points[category], 0);
  const lifts: Partial<Record<DocumentCategory, number>> = hint === null ? {} : LIFTED_BY[hint];
  const ranked = CATEGORIES.map((category) => ({
    category,
    points: points[category] + (lifts[category] ?? 0) * (LIFT.points + LIFT.share * all),
  })).sort(
    (one, other) => other.points - one.points || rankWithout(one.category) - rankWithout(other.category),
  );
  const [best, second] = ranked;
  if (best === undefined || second === undefined)
    return { best: 'other', second: 'consultation_notes', is_sure: false };
  // The lead is that of the document: what she said makes an answer likelier, not what was read clearer.
  const lead = all === 0 ? 0 : (points[best.category] - points[second.category]) / all;
  return {
    best: best.category,
    second: second.category,
    is_sure: all >= SURE_MIN_POINTS && lead >= SURE_MIN_LEAD,
  };
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
const rankWithout = (category: DocumentCategory): number => WITHOUT_EVIDENCE.indexOf(category);
