import type { DayRows } from './day-rows.ts';
import { isSaid, say, unsay } from './places.ts';
import type { DayQuestion } from './questions.ts';

/** What the day says to each question, by its key; questions without an answer are missing. */
export function readAnswers(
  rows: DayRows,
  questions: Iterable<DayQuestion>,
): ReadonlyMap<string, readonly string[]> {
  const answers = new Map<string, readonly string[]>();
  for (const { key, options } of questions) {
    const said = options.filter(({ place }) => isSaid(rows, place)).map(({ value }) => value);
    if (said.length > 0) answers.set(key, said);
  }
  return answers;
}

/**
 * The day after she pressed an answer: said, or taken away where it was said already. Of a question that takes one, the other
 * answers go. `makeId` names a new entry.
 */
export function pressAnswer(
  rows: DayRows,
  question: DayQuestion,
  value: string,
  makeId: () => string,
): DayRows {
  const option = question.options.find((one) => one.value === value);
  if (option === undefined) return rows;
  return isSaid(rows, option.place) ? unsay(rows, option.place) : say(rows, option.place, makeId);
}
