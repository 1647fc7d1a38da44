import { expect, test } from 'vitest';
import { LIFE_STAGES, lifeStageOf } from './life-stages.ts';
import { profileUpdateSchema } from './profile-update.ts';

test('eight modes are offered, in this order and with these labels', () => {
  expect(LIFE_STAGES.map(({ value, label }) => [value, label])).toEqual([
    ['pre-menstrual', 'Pre-Menstrual'],
    ['menstrual-cycle', 'Menstrual Cycle'],
    ['contraception', 'Contraception Mode'],
    ['conception', 'Conception Mode'],
    ['ivf', 'IVF Mode'],
    ['pregnancy', 'Pregnancy Mode'],
    ['menopause', 'Menopause Mode'],
    ['post-menopause', 'Post-Menopause Mode'],
  ]);
});

test('a profile can be set to each of them and to nothing else', () => {
  for (const { value } of LIFE_STAGES) {
    expect(profileUpdateSchema.parse({ life_stage: value })).toEqual({ life_stage: value });
  }
  for (const value of ['', 'Menopause', 'pregnant', 'toString', null, undefined, 3, ['ivf']]) {
    expect(profileUpdateSchema.safeParse({ life_stage: value }).success).toBe(false);
  }
});

test('a profile update carries the life stage only', () => {
  expect(profileUpdateSchema.parse({ life_stage: 'ivf', id: 'somebody else' })).toEqual({
    life_stage: 'ivf',
  });
});

test('the mode of a profile is its own, and the menstrual cycle when it names none', () => {
  expect(lifeStageOf({ life_stage: 'menopause' })).toBe('menopause');
  expect(lifeStageOf({ life_stage: null })).toBe('menstrual-cycle');
  expect(lifeStageOf({ life_stage: 'of a later version' })).toBe('menstrual-cycle');
  expect(lifeStageOf(null)).toBe('menstrual-cycle');
});
