import { CATEGORY_CODES, type DocumentCategory } from '../../health-document.ts';
import type { DocumentWords, Line, Word } from './read-words.ts';
import { foldWords } from './read-words.ts';
import { findNearWord, readVocabulary, type TermPlace, type Vocabulary } from './vocabulary.ts';

export type Points = Record<DocumentCategory, number>;

export const noPoints = (): Points => ({
  lab_results: 0,
  imaging: 0,
  prescription: 0,
  consultation_notes: 0,
  vaccination_record: 0,
  other: 0,
});

const MAX_PHRASE_WORDS = 6;
/** Where a title may stand: among so many lines, in a line of at most so many words. */
const TITLE_LINES = 6;
const TITLE_MAX_WORDS = 9;
/** Said twice, a thing is worth a quarter more; said four times, half. */
const REPEAT_GAIN = 0.25;

interface Seen {
  weight: number;
  count: number;
}

function isTitleLine(line: Line, index: number): boolean {
  const wordCount = line.to - line.from;
  // A sentence that was cut begins small or ends with a stop; a title does neither.
  const isSentence = /^[a-z]/.test(line.text) ? wordCount > 4 : /[.,;]$/.test(line.text) && wordCount > 5;
  // A line of a price list is none either.
  const isPrice = /[$€£₹]\s?\d|\.{4,}|\s\d[\d,]*\.\d\d$/.test(line.text);
  return index < TITLE_LINES && wordCount <= TITLE_MAX_WORDS && !isSentence && !isPrice;
}

/** "Location: imaging department" names a place, "Exam: …" the document. */
const NAMING_LABEL =
  /^(?:type of )?(?:exam|examination|study|procedure|test|report|document|title|subject|re|service|department)(?: performed| name| type)?\s*:/i;

/** Which words of a title line count: of "Label: value" the label alone, unless the label names the document. */
function endOfTitle(document: DocumentWords, line: Line): number {
  const label = /^[^:]{1,40}:(?=\s*\S)/.exec(line.text)?.[0];
  if (label === undefined || NAMING_LABEL.test(label)) return line.to;
  const labelEnd = document.words.findIndex(({ endsHeading }, at) => at >= line.from && endsHeading);
  return labelEnd < 0 ? line.to : Math.min(line.to, labelEnd + 1);
}

function isHeading(words: readonly Word[], from: number, to: number): boolean {
  const first = words[from];
  const last = words[to - 1];
  if (first === undefined || last === undefined || first.line !== last.line) return false;
  const isNumbered =
    from > 0 && words[from - 1]?.startsCell === true && /^\d{1,2}$/.test(words[from - 1]?.key ?? '');
  if (first.startsCell || isNumbered) {
    return last.endsHeading || words.slice(from, to).every(({ isUpperCase }) => isUpperCase);
  }
  // A heading in running text: "… follow as needed. PHYSICAL EXAMINATION: …"
  return last.endsHeading && words.slice(from, to).every(({ isUpperCase }) => isUpperCase);
}

/** The list of subjects stands in the last lines; a longer tail would only cost time. */
const TAIL_CHARACTERS = 1_200;
const SUBJECT_MAX_LENGTH = 40;
const SUBJECTS_MIN = 5;
/** The first of a list name the document, the rest its details. */
const SUBJECTS_USED = 5;

/**
 * What a transcription service or a library puts at the end: "radiology, chest pa and lateral, effusion, …". The first
 * of them name the document. [] where the text ends otherwise.
 */
function findSubjects(lines: readonly Line[]): string[] {
  const tail = lines
    .slice(-8)
    .map(({ text }) => text)
    .join(' ')
    .slice(-TAIL_CHARACTERS);
  const items = tail.split(',').map((item) => item.trim());
  if (items.at(-1) === '') items.pop();
  const subjects: string[] = [];
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at] ?? '';
    // One capital may be a small letter misread.
    if (/^[^A-Z.:]+[A-Z]?[^A-Z.:]*$/.test(item) && item.length <= SUBJECT_MAX_LENGTH) {
      subjects.unshift(item);
      continue;
    }
    // The first one follows the last sentence, often without a space.
    const first = /[.:]\s?([a-z][^A-Z.:]*)\.?$/.exec(item)?.[1];
    if (first !== undefined && first.length <= SUBJECT_MAX_LENGTH) subjects.unshift(first);
    break;
  }
  return subjects.length < SUBJECTS_MIN ? [] : subjects.slice(0, SUBJECTS_USED);
}

export interface TermPoints {
  /** From all words, each by its place. */
  points: Points;
  /** From titles and subjects alone: what the document calls itself. */
  titles: Points;
  /** What the first subject alone says: under what somebody filed it. */
  filing: Points;
}

/** What the words of a document say for each category. */
export function weighTerms(document: DocumentWords): TermPoints {
  const { words, lines } = document;
  const vocabulary = readVocabulary();
  const seen = new Map<string, Seen>();
  const inTitles = new Map<string, Seen>();
  const inFiling = new Map<string, Seen>();
  const titleEnds = lines
    .slice(0, TITLE_LINES)
    .map((line, index) => (isTitleLine(line, index) ? endOfTitle(document, line) : line.from));
  const keys = words.map(({ key, isFromOcr }) =>
    isFromOcr && !vocabulary.beginnings.has(key) ? (findNearWord(key, vocabulary) ?? key) : key,
  );

  for (let from = 0; from < words.length; ) {
    const to = findLongestPhrase(keys, from, vocabulary);
    if (to === from) {
      from++;
      continue;
    }
    const phrase = keys.slice(from, to).join(' ');
    const places: TermPlace[] = ['words'];
    if (isHeading(words, from, to)) places.push('headings');
    if (to <= (titleEnds[words[from]?.line ?? 0] ?? 0)) {
      places.push('titles');
      note(inTitles, phrase, { places: ['titles'], atLeast: NAME_MIN_WEIGHT });
    }
    note(seen, phrase, { places });
    from = to;
  }
  for (const [index, subject] of findSubjects(lines).entries()) {
    for (const phrase of findEdgePhrases(foldWords(subject), vocabulary)) {
      note(seen, phrase, { places: ['titles'], times: SUBJECT_TIMES });
      note(inTitles, phrase, { places: ['titles'], times: SUBJECT_TIMES, atLeast: SUBJECT_MIN_WEIGHT });
      if (index === 0) note(inFiling, phrase, { places: ['titles'], atLeast: SUBJECT_MIN_WEIGHT });
    }
  }
  return { points: addUp(seen), titles: addUp(inTitles), filing: addUp(inFiling) };
}

/** "Clinic" or "pharmacy" in a title speaks for a category without naming it. */
const NAME_MIN_WEIGHT = 5;
/** "Radiology" or "scan" as a subject says where the document is filed; in a title it may be a department's address. */
const SUBJECT_MIN_WEIGHT = 4;
/** A subject at the end is worth this many titles: somebody wrote it to say what the document is. */
const SUBJECT_TIMES = 2;

/** Of "renal ultrasound" the last word is known, of "mri right knee" the first; what stands between says less. */
function findEdgePhrases(keys: readonly string[], vocabulary: Vocabulary): Set<string> {
  const found = new Set<string>();
  for (let from = 0; from < keys.length; from++) {
    const to = findLongestPhrase(keys, from, vocabulary);
    if (to > from && (from === 0 || to === keys.length)) found.add(keys.slice(from, to).join(' '));
  }
  return found;
}

function findLongestPhrase(
  keys: readonly string[],
  from: number,
  { phrases, beginnings }: Vocabulary,
): number {
  let best = from;
  let phrase = '';
  for (let to = from + 1; to <= keys.length && to - from <= MAX_PHRASE_WORDS; to++) {
    const next = keys[to - 1] ?? '';
    phrase = phrase === '' ? next : `${phrase} ${next}`;
    if (!beginnings.has(phrase)) break;
    if (phrases.has(phrase)) best = to;
  }
  return best;
}

function note(
  seen: Map<string, Seen>,
  phrase: string,
  { places, times = 1, atLeast = 0 }: { places: TermPlace[]; times?: number; atLeast?: number },
): void {
  const weights = readVocabulary().phrases.get(phrase);
  if (weights === undefined) return;
  for (const category of CATEGORY_CODES) {
    const printed = Math.max(...places.map((place) => weights[place][category] ?? 0));
    if (printed === 0 || printed < atLeast) continue;
    const weight = printed * times;
    const key = `${category}:${phrase}`;
    const before = seen.get(key);
    seen.set(key, { weight: Math.max(weight, before?.weight ?? 0), count: (before?.count ?? 0) + 1 });
  }
}

function addUp(seen: ReadonlyMap<string, Seen>): Points {
  const points = noPoints();
  for (const [key, { weight, count }] of seen) {
    // as: the keys are written above, category first
    const category = key.slice(0, key.indexOf(':')) as DocumentCategory;
    points[category] += weight * (1 + REPEAT_GAIN * Math.log2(count));
  }
  return points;
}
