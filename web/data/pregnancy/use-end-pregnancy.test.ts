import { defaultOnboarding, type OnboardingData } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { expect, test } from 'vitest';
import { withoutPregnancy } from './use-end-pregnancy.ts';

const answered: OnboardingData = {
  ...defaultOnboarding(),
  basicInfo: { ...defaultOnboarding().basicInfo, bloodType: 'A+' },
  lifeStage: { stage: 'pregnant' },
  pregnancy: {
    dateType: 'currentWeek',
    lastPeriodDate: null,
    dueDate: null,
    currentWeek: 24,
    firstPregnancy: true,
    complications: 'high blood pressure',
  },
  currentWeekStatedOn: '2026-11-21',
};

test('nothing about the pregnancy stays in the answers, everything else does', () => {
  expect(withoutPregnancy(answered)).toEqual({
    ...defaultOnboarding(),
    basicInfo: answered.basicInfo,
  });
});

test('a stage that she has chosen since stays', () => {
  const menopause: OnboardingData = { ...answered, lifeStage: { stage: 'menopause' } };
  expect(withoutPregnancy(menopause).lifeStage.stage).toBe('menopause');
});
