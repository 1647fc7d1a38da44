import { CATEGORY_CODES, type DocumentCategory, type DocumentType } from '../../health-document.ts';
import type { DocumentText } from '../document-text.ts';
import type { CategoryGuess } from '../understanding.ts';
import { measureProse } from './measure-prose.ts';
import { measureReadability } from './measure-readability.ts';
import { type DocumentWords, readWords } from './read-words.ts';
import { UPLOAD_TYPE_SPEAKS_FOR } from './upload-type.ts';
import { weighAbsence } from './weigh-absence.ts';
import { weighStructure } from './weigh-structure.ts';
import { type Points, weighTerms } from './weigh-terms.ts';

/** With fewer points for the best too little is known; chosen on the documents of testing/. */
const SURE_MIN_POINTS = 8;
/** The best must lead by this share of all points; chosen on the documents of testing/. */
const SURE_MIN_LEAD = 0.25;
/** With the upload type on its side, a smaller lead is enough. */
const AGREED_MIN_LEAD = 0.1;
/** A title worth so much names a category. */
const NAMED_MIN_POINTS = 5;
/** Another category than the text's, named by a title and holding this share of all points: then nobody can be sure. */
const CONTRADICTING_MIN_SHARE = 0.15;
/** Called so by the document itself, a category with this share of all points is the likelier one. */
const NAMED_MIN_SHARE = 1 / 3;
/** Filed under it, less is enough. */
const FILED_MIN_SHARE = 1 / 4;
/** What holds this share of all points is still possible where the best is not sure. */
const POSSIBLE_MIN_SHARE = 0.2;

/** Of handwriting only scraps are read, and what is written by hand and kept is mostly a prescription. */
const SCRAPS_POINTS = 5;
const SCRAPS_MAX_READABILITY = 0.5;

interface Weighing {
  points: Points;
  /** What the document calls itself in its title or its list of subjects; null for nothing clear. */
  named: DocumentCategory | null;
  /** Its list of subjects begins with that category. */
  isFiled: boolean;
  /** Hardly a word of it could be recognized. */
  isScraps: boolean;
}

const sumOf = (points: Points): number => CATEGORY_CODES.reduce((sum, category) => sum + points[category], 0);

/** What is kept as a list or a card: a letter or a leaflet that speaks of it is none. */
const LISTS = ['prescription', 'vaccination_record'] as const;
/** More sentences than a card has speak against one; where all is prose a tenth of its points is left. */
const LIST_MAX_PROSE = 0.4;
const PROSE_COUNTS = 1.5;

function weighList(document: DocumentWords): number {
  return 1 - PROSE_COUNTS * Math.max(0, measureProse(document) - LIST_MAX_PROSE);
}

/** How much speaks for each category, before the upload type is heard. */
function weighCategories(text: DocumentText): Weighing {
  const document = readWords(text);
  const { points, titles, filing } = weighTerms(document);
  const structure = weighStructure(document);
  for (const category of CATEGORY_CODES) points[category] += structure[category];
  for (const category of LISTS) points[category] *= weighList(document);
  points.other += weighAbsence(document, sumOf(points) - points.other);
  const isScraps =
    document.words.length > 0 &&
    measureReadability(document) < SCRAPS_MAX_READABILITY &&
    Math.max(...Object.values(points)) < SURE_MIN_POINTS;
  if (isScraps) points.prescription += SCRAPS_POINTS;
  const [first, next] = rank(titles);
  const isNamed = titles[first] >= NAMED_MIN_POINTS && titles[first] > titles[next];
  return { points, named: isNamed ? first : null, isFiled: isNamed && filing[first] > 0, isScraps };
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
  const { points, named, isFiled, isScraps } = weighCategories(text);
  const all = sumOf(points);
  const [most, next] = rank(points);
  const lead = all === 0 ? 0 : (points[most] - points[next]) / all;
  const isContradicted = named !== null && named !== most && points[named] >= CONTRADICTING_MIN_SHARE * all;
  const isNamedLikelier =
    isContradicted && points[named] >= (isFiled ? FILED_MIN_SHARE : NAMED_MIN_SHARE) * all;
  const [best, second] = isNamedLikelier ? [named, most] : [most, next];
  const isLittle = isScraps || points[most] < SURE_MIN_POINTS;
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
