import { expect, test } from 'vitest';
import type { Pattern } from '../patterns/find-patterns.ts';
import { placeOf } from '../patterns/testing/place-of.ts';
import { TRAITS } from '../patterns/traits.ts';
import { describeTendency } from './say-tendency.ts';

const tendencyOf = (code: (typeof TRAITS)[number]['code'], window: Pattern['window'] = 'before-period') => {
  const pattern: Pattern = {
    ...{ trait: placeOf(code), window, perCycle: [], cyclesWithIt: 6, comparedCycles: 8, estimatedCycles: 0 },
    ...{ inside: { marked: 14, days: 40 }, outside: { marked: 9, days: 160 }, difference: 0.3, pValue: 0.01 },
  };
  const [trait] = TRAITS.filter((one) => one.code === code);
  if (!trait) throw new Error(code);
  return describeTendency({ kind: 'pattern', id: 'a', pattern, trait });
};

test('what comes back is told as on Insights, its name apart, and leads there', () => {
  expect(tendencyOf('headache')).toEqual({
    ...{ kind: 'pattern', lead: 'Headaches', text: 'tend to come 1 to 5 days before your period.' },
    ...{ to: '/dashboard/insights', isCall: false },
  });
  expect(tendencyOf('back_pain', 'in-period')).toMatchObject({
    lead: 'Back pain',
    text: 'tends to come during your period.',
  });
  expect(tendencyOf('calm', 'around-ovulation')).toMatchObject({
    lead: '',
    text: 'You tend to be calm around ovulation.',
  });
});
