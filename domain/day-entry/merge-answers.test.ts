import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DAY_WORDS,
  type DayAnswers,
  dayAnswersWriteSchema,
  EMPTY_ANSWERS,
  isEmptyAnswers,
  STRENGTHS,
  TAG_STRENGTHS,
  TAGS_A_DAY_MAX,
} from './day-answers.ts';
import { areSameAnswers, mergeAnswers } from './merge-answers.ts';

const tag = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const USER = tag(1);
const day = (part: Partial<DayAnswers>): DayAnswers => ({ ...EMPTY_ANSWERS, ...part });

describe('two devices, one day', () => {
  test('each word, symptom and tag by itself: what both added stays', () => {
    const stored = day({
      words: { pain: 'mild' },
      symptoms: { migraine: 'some' },
      tags: { [tag(2)]: 'some' },
    });
    const mine = day({ words: { energy: 'low' }, symptoms: { cough: 'mild' }, tags: { [tag(3)]: 'strong' } });
    expect(mergeAnswers(EMPTY_ANSWERS, mine, stored)).toEqual({
      words: { pain: 'mild', energy: 'low' },
      symptoms: { migraine: 'some', cough: 'mild' },
      medicines: {},
      tags: { [tag(2)]: 'some', [tag(3)]: 'strong' },
    });
  });

  test('what she took away is taken away, what she left stays', () => {
    const seen = day({ words: { pain: 'mild', sleep: 'good' }, tags: { [tag(2)]: 'some' } });
    const mine = day({ words: { sleep: 'good' } });
    const stored = day({ words: { pain: 'mild', sleep: 'poor' }, tags: { [tag(2)]: 'some' } });
    expect(mergeAnswers(seen, mine, stored)).toEqual(day({ words: { sleep: 'poor' } }));
  });

  test('of more tags than a day has room for, hers stand', () => {
    const tags = (from: number) =>
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [tag(from + at), 'some' as const]));
    const merged = mergeAnswers(EMPTY_ANSWERS, day({ tags: tags(500) }), day({ tags: tags(0) }));
    expect(Object.keys(merged.tags)).toHaveLength(TAGS_A_DAY_MAX);
    expect(merged.tags).toMatchObject(tags(500));
  });
});

const answers: fc.Arbitrary<DayAnswers> = fc.record({
  words: fc.record(
    { pain: fc.constantFrom(...DAY_WORDS.pain), sleep: fc.constantFrom(...DAY_WORDS.sleep) },
    { requiredKeys: [] },
  ),
  symptoms: fc.record(
    { cough: fc.constantFrom(...STRENGTHS), nausea: fc.constantFrom(...STRENGTHS) },
    { requiredKeys: [] },
  ),
  medicines: fc.record({ iron: fc.constant('taken' as const) }, { requiredKeys: [] }),
  tags: fc.dictionary(fc.constantFrom(tag(2), tag(3)), fc.constantFrom(...TAG_STRENGTHS)),
});

test('the same write twice changes nothing the second time', () => {
  fc.assert(
    fc.property(answers, answers, answers, (base, mine, stored) => {
      const once = mergeAnswers(base, mine, stored);
      expect(areSameAnswers(mergeAnswers(base, mine, once), once)).toBe(true);
    }),
  );
});

test('a day is empty where nothing is said', () => {
  expect(isEmptyAnswers(EMPTY_ANSWERS)).toBe(true);
  expect(isEmptyAnswers(day({ words: { pain: 'none' } }))).toBe(false);
});

test.each<[string, object]>([
  ['an unknown word', { words: { pain: 'unbearable' } }],
  ['an unknown question', { words: { weather: 'good' } }],
  ['an unknown symptom', { symptoms: { boredom: 'some' } }],
  ['an unknown strength', { symptoms: { cough: 'very' } }],
  ['an unknown medicine', { medicines: { aspirin: 'taken' } }],
  ['a tag by its name', { tags: { Swim: 'some' } }],
  ['a tag that is not there', { tags: { [tag(2)]: 'none' } }],
])('%s is refused', (_, part) => {
  const write = { user_id: USER, day: '2026-11-23', ...EMPTY_ANSWERS, base: EMPTY_ANSWERS };
  expect(dayAnswersWriteSchema.safeParse(write).success).toBe(true);
  expect(dayAnswersWriteSchema.safeParse({ ...write, ...part }).success).toBe(false);
});
