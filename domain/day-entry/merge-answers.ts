import { mergeFields } from '../merge-fields.ts';
import { type DayAnswers, TAGS_A_DAY_MAX } from './day-answers.ts';

/**
 * The day after a write that started from `base` meets what is stored by now: each word, symptom and tag by itself, so that
 * two devices that each add one keep both. Applying the same write again changes nothing, so that it may be sent twice.
 */
export function mergeAnswers(base: DayAnswers, mine: DayAnswers, stored: DayAnswers): DayAnswers {
  const tags = mergeFields(base.tags, mine.tags, stored.tags);
  return {
    words: mergeFields(base.words, mine.words, stored.words),
    symptoms: mergeFields(base.symptoms, mine.symptoms, stored.symptoms),
    medicines: mergeFields(base.medicines, mine.medicines, stored.medicines),
    // Two devices may each have filled the day: hers stand, of the others as many as there is room for.
    tags: Object.fromEntries(
      Object.entries(tags)
        .sort(([one], [other]) => Number(other in mine.tags) - Number(one in mine.tags))
        .slice(0, TAGS_A_DAY_MAX),
    ),
  };
}

/** True when both say the same. */
export function areSameAnswers(one: DayAnswers, other: DayAnswers): boolean {
  return canonical(one) === canonical(other);
}

function canonical({ words, symptoms, medicines, tags }: DayAnswers): string {
  const parts = [words, symptoms, medicines, tags] as const;
  return JSON.stringify(
    parts.map((part) =>
      Object.entries(part)
        .filter(([, value]) => value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );
}
