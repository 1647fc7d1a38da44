import type { DocumentCategory } from '../../../health-document.ts';
import type { DocumentText, LineSource } from '../../document-text.ts';
import { CONSULTATION_NOTES } from './consultation-notes.ts';
import { IMAGING } from './imaging.ts';
import { LAB_RESULTS } from './lab-results.ts';
import { OTHER } from './other.ts';
import { PRESCRIPTIONS } from './prescription.ts';
import { VACCINATION_RECORDS } from './vaccination-record.ts';

export interface Sample {
  name: string;
  category: DocumentCategory;
  text: string;
}

const BY_CATEGORY: Record<DocumentCategory, Readonly<Record<string, string>>> = {
  lab_results: LAB_RESULTS,
  imaging: IMAGING,
  prescription: PRESCRIPTIONS,
  consultation_notes: CONSULTATION_NOTES,
  vaccination_record: VACCINATION_RECORDS,
  other: OTHER,
};

/** All invented documents. */
export const SAMPLES: readonly Sample[] = Object.entries(BY_CATEGORY).flatMap(([category, texts]) =>
  // as: the keys of the record above
  Object.entries(texts).map(([name, text]) => ({ name, category: category as DocumentCategory, text })),
);

/** A text as the reading gives it. */
export function toDocument(text: string, source: LineSource = 'text'): DocumentText {
  return {
    pages: text
      .split('\f')
      .map((page) => ({ lines: page.split('\n').map((line) => ({ text: line, source })) })),
  };
}

/** Numbers in [0, 1) that are the same each time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const MISREAD: Readonly<Record<string, string>> = {
  m: 'rn',
  l: '1',
  I: 'l',
  O: '0',
  o: '0',
  e: 'c',
  i: 'l',
  s: '5',
  g: 'q',
  B: '8',
};

/** As a bad photo is recognized: letters misread, spaces lost, lines missing. `rate` of the letters suffer. */
export function misread(text: string, rate: number, seed: number): string {
  const random = seededRandom(seed);
  return text
    .split('\n')
    .filter(() => random() > rate)
    .map((line) =>
      Array.from(line, (letter) => {
        if (random() > rate) return letter;
        return letter === ' ' ? '' : (MISREAD[letter] ?? letter);
      }).join(''),
    )
    .join('\n');
}
