import { describe, expect, test } from 'vitest';
import { MODE_FIELDS } from '../daily-log/log-fields.ts';
import { SIGN_FIELDS } from '../daily-log/sign-fields.ts';
import { LIFE_STAGE_VALUES, type LifeStage } from '../profile/life-stages.ts';
import { type ChipContext, chipsOf, QUESTIONS, type QuestionKey, questionOf } from './questions.ts';

const names = (context: Partial<ChipContext>) =>
  chipsOf({ stage: 'menstrual-cycle', chapter: null, gestationalWeeks: null, ...context })
    .map(({ label }) => label)
    .join(' · ');

describe('the five of each stage, in the order the thumb learns', () => {
  test.each<[LifeStage, string]>([
    ['pre-menstrual', 'Mood · Energy · Pain · Skin · Bleeding'],
    ['menstrual-cycle', 'Bleeding · Pain · Mood · Energy · Sex'],
    ['contraception', 'Method · Bleeding · Pain · Mood · Sex'],
    ['conception', 'Bleeding · Sex · Test · Mucus · Mood'],
    ['ivf', 'Medicine · Bleeding · Pain · Bloating · Mood'],
    ['pregnancy', 'Nausea · Sleep · Mood · Pain · Bleeding'],
    ['menopause', 'Hot flash · Sleep · Mood · Joints · Bleeding'],
    ['post-menopause', 'Bleeding · Hot flash · Sleep · Mood · Joints'],
  ])('%s', (stage, five) => {
    expect(names({ stage })).toBe(five);
  });

  test('movements are asked from 24 weeks on', () => {
    expect(names({ stage: 'pregnancy', gestationalWeeks: 23 })).toMatch(/^Nausea/);
    expect(names({ stage: 'pregnancy', gestationalWeeks: 24 })).toBe(
      'Movements · Sleep · Mood · Pain · Bleeding',
    );
  });

  test('after a birth and after a loss, whatever the mode', () => {
    for (const stage of LIFE_STAGE_VALUES) {
      expect(names({ stage, chapter: 'after-birth' })).toBe('Bleeding · Pain · Mood · Feeding · Sleep');
      expect(names({ stage, chapter: 'after-loss' })).toBe('Bleeding · Pain · Mood · Sleep · Fever');
    }
  });
});

const keys = Object.keys(QUESTIONS) as QuestionKey[];

test('each question has two to five answers, each with words of its own', () => {
  for (const key of keys) {
    const { options } = questionOf(key, 'menstrual-cycle');
    expect(options.length, key).toBeGreaterThanOrEqual(2);
    expect(options.length, key).toBeLessThanOrEqual(5);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  }
});

test('what is kept in the log is a field of it with this answer, in the mode that asks', () => {
  for (const stage of LIFE_STAGE_VALUES) {
    for (const { options } of chipsOf({ stage, chapter: null, gestationalWeeks: 30 })) {
      for (const { place } of options) {
        if (place.in !== 'mode' && place.in !== 'sign') continue;
        const fields: Record<string, unknown> = place.in === 'mode' ? MODE_FIELDS[stage] : SIGN_FIELDS;
        const field = fields[place.field] as { kind: string; options?: { value: string }[] } | undefined;
        const answers = field?.kind === 'flag' ? [true] : field?.options?.map(({ value }) => value);
        expect(answers, `${stage} ${place.field}`).toContain(place.value);
      }
    }
  }
});
