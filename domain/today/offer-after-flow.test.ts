import { expect, test } from 'vitest';
import { periodsUntil } from '../body/facts-for-tests.ts';
import type { Period } from '../cycle/period.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { offerAfterFlow } from './offer-after-flow.ts';

const ENDED = periodsUntil('2026-11-02');
const OPEN = ENDED.map((period) => ({ ...period, period_end_date: null }));

test.each<[string | null, Period[], string, string | null]>([
  ['medium', [], '2026-11-20', 'start'],
  ['spotting', [], '2026-11-20', null],
  ['none', [], '2026-11-20', null],
  [null, OPEN, '2026-11-05', null],
  ['heavy', OPEN, '2026-11-05', null],
  ['none', OPEN, '2026-11-05', 'end-before'],
  ['light', ENDED, '2026-11-08', 'end-later'],
  ['light', ENDED, '2026-11-20', 'start'],
])('%s beside %j on %s asks: %s', (flow, periods, day, kind) => {
  const today = day as '2026-11-20'; // by format
  const offer = offerAfterFlow({
    stage: 'menstrual-cycle',
    flow,
    day: today,
    periods,
    today,
    canStart: true,
  });
  expect(offer?.kind ?? null).toBe(kind);
});

test('nothing is asked in a mode without cycles, nor right after a pregnancy', () => {
  const ask = (stage: LifeStage, canStart: boolean) =>
    offerAfterFlow({ stage, flow: 'heavy', day: '2026-11-20', periods: [], today: '2026-11-20', canStart });
  expect([ask('menopause', true), ask('menstrual-cycle', false)]).toEqual([null, null]);
});
