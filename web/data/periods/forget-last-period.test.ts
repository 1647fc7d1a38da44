import { defaultOnboarding } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { expect, test } from 'vitest';
import { withoutLastPeriod } from './forget-last-period.ts';

test('an answer that names the day goes, others stay', () => {
  const empty = defaultOnboarding();
  const data = {
    ...empty,
    regularCycle: { ...empty.regularCycle, lastPeriodStart: '2026-11-05', mainFocus: 'ivf' },
    tryingToConceive: { ...empty.tryingToConceive, lastPeriodStart: '2026-10-05' },
    menopause: { ...empty.menopause, lastPeriod: '2026-11-05' },
  } as const;
  const left = withoutLastPeriod({ ...empty, ...data }, '2026-11-05');
  expect(left.regularCycle).toEqual({ ...data.regularCycle, lastPeriodStart: null });
  expect(left.menopause.lastPeriod).toBeNull();
  expect(left.tryingToConceive.lastPeriodStart).toBe('2026-10-05');
});
