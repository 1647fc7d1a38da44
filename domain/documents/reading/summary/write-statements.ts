import type { Place } from '../document-text.ts';
import type { DateMeaning } from '../facts/document-date.ts';
import { showDay } from '../show-day.ts';
import type { CategoryGuess, Statement, StatementKind } from '../understanding.ts';
import type { KnownDocument } from './known-document.ts';
import { writeFindings } from './write-findings.ts';
import { writeValueStatements } from './write-value-statements.ts';

const DATES: Record<DateMeaning, (day: string) => string> = {
  sample: (day) => `The sample is dated ${day}.`,
  exam: (day) => `The examination is dated ${day}.`,
  visit: (day) => `The visit is dated ${day}.`,
  discharge: (day) => `The discharge is dated ${day}.`,
  issue: (day) => `It is dated ${day}.`,
  report: (day) => `The report is dated ${day}.`,
  plain: (day) => `It is dated ${day}.`,
  newest_row: (day) => `The newest date in it is ${day}.`,
};

/**
 * The summary by rules alone: what it is, of when, from whom, and what stands in it, quoted. Nothing is concluded from
 * it. Rules and examples: docs/algorithms/document-reading.md.
 */
export function writeStatements(known: KnownDocument): Statement[] {
  const { date, source, lines } = known;
  const first = lines[0];
  if (first === undefined) return [];
  return [
    say('kind', sayKind(known), [known.kind.place ?? first.place]),
    ...(date === null ? [] : [say('date', DATES[date.meaning](showDay(date.value)), [date.place])]),
    ...(source === null ? [] : [say('source', `It comes from ${source.value}.`, [source.place])]),
    ...writeFindings(known),
    ...writeValueStatements(known.values.map((value) => ({ ...value, correction: null, is_removed: false }))),
  ];
}

const say = (kind: StatementKind, text: string, places: Place[]): Statement => ({
  kind,
  text,
  places,
  value_keys: [],
});

const NOUNS: Record<CategoryGuess['best'], string> = {
  lab_results: 'a laboratory report',
  imaging: 'an imaging report',
  prescription: 'a prescription',
  consultation_notes: 'a note of a consultation',
  vaccination_record: 'a vaccination record',
  other: 'another kind of document',
};

function sayKind({ category, kind, title }: KnownDocument): string {
  const isQuoted = title !== null && !/[“”]/.test(title.value);
  const its = isQuoted ? `“${title.value}”` : '';
  if (!category.is_sure) {
    const [one, other] =
      category.best === 'other' ? [category.second, category.best] : [category.best, category.second];
    const guess = `This may be ${NOUNS[one]} or ${NOUNS[other]}`;
    return its === '' ? `${guess}.` : `${guess}. Its title is ${its}.`;
  }
  if (category.best === 'other') {
    return its === '' ? 'This does not seem to be a medical report.' : `This document is titled ${its}.`;
  }
  return its === '' || kind.noun.endsWith((title?.value ?? '').toLowerCase())
    ? `This is ${kind.noun}.`
    : `This is ${kind.noun}: ${its}.`;
}
