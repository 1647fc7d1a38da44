import type { Place } from '../document-text.ts';
import { mentionsPerson, type NamesPatient } from '../facts/patient-identity.ts';
import { isSentenceEnd, STATEMENT_MAX_LENGTH } from './sentences.ts';

/** Words as they stand in the document, from one sentence's beginning to another's end, and the lines they stand on. */
export interface Quote {
  text: string;
  places: Place[];
  /** Cut within a sentence, which was too long. */
  isCut: boolean;
}

interface Sentence {
  start: number;
  end: number;
}

/** Room for the words around a quotation. */
export const QUOTE_MAX_LENGTH = STATEMENT_MAX_LENGTH - 60;

// Transcripts end in a list of subjects, glued to the last sentence: `… is seen.radiology, spine, mri`.
const GLUED_SUBJECTS = /[\p{L}\p{N})]{2}[.,](?=\p{Ll}[\p{Ll} /&()'-]{2,60},|\p{Ll}{3,20}$)/u;
const LIST_MARK = /^(?:[•▪*·-]|\(?\d{1,2}[.)]|[a-z]\))\s/i;
/** Shorter lines are not broken by the edge of the page. */
const SHORT_LINE = 60;
const FAREWELL = /^(?:yours|sincerely|(?:with )?(?:kind|best|warm) (?:regards|wishes)|thank you for)\b/i;
/** A list of subjects on lines of its own. */
const SUBJECTS = /^\p{Ll}[^.!?]*,[^.!?]*,[^.!?]*,[^.!?]*$/u;

/**
 * Up to `count` quotations from the beginning of what is given, whole sentences as many as fit. A sentence that says who
 * the patient is is left out, and what was cut off at the end is no sentence.
 */
export function quoteFrom(
  pieces: readonly { text: string; place: Place }[],
  count: number,
  namesPatient: NamesPatient,
  isWanted: (sentence: string) => boolean = () => true,
): Quote[] {
  const { text, starts } = joinPieces(pieces);
  const runs: Sentence[] = [];
  let isOpen = false;
  for (const sentence of splitSentences(text, starts, pieces)) {
    const words = text.slice(sentence.start, sentence.end);
    // Curly quotation marks within ours would leave open where the quotation ends; `Dr. XXX` was masked and says nothing.
    if (
      hasNoGap(words) ||
      SUBJECTS.test(words) ||
      FAREWELL.test(words) ||
      /[“”]|\bX{2,}\b/.test(words) ||
      namesPatient(words) ||
      mentionsPerson(words) ||
      !isWanted(words)
    ) {
      isOpen = false;
      continue;
    }
    const last = runs.at(-1);
    // Two lines without a full stop between them would read as one sentence; the items of a list do not.
    const isNext = isOpen && last !== undefined && (isEnded(text, last) || LIST_MARK.test(words));
    if (isNext && sentence.end - last.start <= QUOTE_MAX_LENGTH) last.end = sentence.end;
    else if (runs.length === count) break;
    else runs.push({ ...sentence });
    isOpen = true;
  }
  return runs.map((run) => makeQuote(text, run, starts, pieces));
}

const isEnded = (text: string, { end }: Sentence) => /[.!?]/.test(text[end - 1] ?? '');

/** It would have to be cut within a word or a number. */
const hasNoGap = (words: string) =>
  words.length > QUOTE_MAX_LENGTH && !words.slice(0, QUOTE_MAX_LENGTH).includes(' ');

/** As the text of one paragraph; `starts[i]`: where piece i begins. A word parted at a line's end stays with its hyphen. */
function joinPieces(pieces: readonly { text: string }[]): { text: string; starts: number[] } {
  let text = '';
  const starts: number[] = [];
  for (const piece of pieces) {
    const words = piece.text.replace(/\s+/g, ' ').trim();
    const isParted = /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(words);
    if (text !== '' && !isParted) text += ' ';
    starts.push(text.length);
    text += words;
    if (text.length > 8_000) break;
  }
  const glued = GLUED_SUBJECTS.exec(text);
  return { text: glued === null ? text : text.slice(0, glued.index + 3), starts };
}

function splitSentences(
  text: string,
  starts: readonly number[],
  pieces: readonly { text: string }[],
): Sentence[] {
  // A line that ends early was not broken by the edge of the page: what follows with a capital is something new.
  const items = new Set(
    starts.filter((start, at) => {
      const isShort = (pieces[at - 1]?.text.length ?? 0) < SHORT_LINE;
      return (
        LIST_MARK.test(text.slice(start, start + 6)) || (isShort && /[\p{Lu}\d]/u.test(text[start] ?? ''))
      );
    }),
  );
  const sentences: Sentence[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    const isEnd = at === text.length || items.has(at) || isSentenceEnd(text, at);
    if (!isEnd || at <= start) continue;
    const sentence = trim(text, start, at);
    start = at;
    const isWhole = /[.!?)]$/.test(text.slice(sentence.start, sentence.end)) || items.has(sentence.start);
    const isShort = sentence.end - sentence.start <= 120;
    if (sentence.end > sentence.start && (isWhole || isShort)) sentences.push(sentence);
  }
  return sentences;
}

function trim(text: string, start: number, end: number): Sentence {
  let from = start;
  let to = end;
  while (from < to && /[\s,;]/.test(text[from] ?? '')) from += 1;
  while (to > from && /[\s,;]/.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}

function makeQuote(
  text: string,
  run: Sentence,
  starts: readonly number[],
  pieces: readonly { place: Place }[],
): Quote {
  const isCut = run.end - run.start > QUOTE_MAX_LENGTH;
  const end = isCut ? cutAt(text, run.start + QUOTE_MAX_LENGTH, run.start) : run.end;
  const places = pieces.flatMap(({ place }, at) => {
    const from = starts[at] ?? text.length;
    const to = starts[at + 1] ?? text.length;
    return from < end && to > run.start ? [place] : [];
  });
  const seen = new Set<string>();
  return {
    text: text.slice(run.start, end),
    places: places.filter(({ page, line }) => {
      const isNew = !seen.has(`${page}-${line}`);
      seen.add(`${page}-${line}`);
      return isNew;
    }),
    isCut,
  };
}

/** The last comma or semicolon before, else the last space. */
function cutAt(text: string, near: number, from: number): number {
  const clause = Math.max(text.lastIndexOf('; ', near), text.lastIndexOf(', ', near));
  if (clause > from + QUOTE_MAX_LENGTH / 2) return clause;
  const space = text.lastIndexOf(' ', near);
  return space > from ? space : near;
}
