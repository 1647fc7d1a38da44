import { expect, it } from 'vitest';
import { factsFrom, type PlainFacts } from './facts/facts.ts';
import { pregnancyPossibility } from './pregnancy-possibility.ts';

// The table of docs/algorithms/dangers.md, “Pregnancy possibility”.
it.each<[PlainFacts, string]>([
  [{}, 'possible'],
  [{ positiveTest: true }, 'certain'],
  [{ stage: 'pregnancy' }, 'certain'],
  [{ gestationalAgeDays: 50 }, 'certain'],
  [{ ageYears: 8 }, 'excluded'],
  [{ wombRemoved: true }, 'excluded'],
  [{ stage: 'post-menopause' }, 'excluded'],
  [{ daysSinceLastPeriod: 13 }, 'unlikely'],
  [{ daysSinceLastPeriod: 14 }, 'possible'],
  [{ sterilised: true }, 'unlikely'],
  [{ noSexWithSperm: true }, 'unlikely'],
  [{ daysSinceBirth: 20 }, 'unlikely'],
  [{ daysSinceBirth: 21 }, 'possible'],
  [{ ageYears: 59 }, 'unlikely'],
  [{ ageYears: 58 }, 'possible'],
  [{ daysSinceLastPeriod: 45, longestUsualCycleDays: 32 }, 'possible'],
  [{ pregnancy: 'excluded', positiveTest: true }, 'excluded'],
])('%j: %s', (values, answer) => {
  expect(pregnancyPossibility(factsFrom(values)).pregnancy).toBe(answer);
});

it('is left possible by a test that is negative too early', () => {
  const after = (days: number) =>
    pregnancyPossibility({}, { negative: true, daysSinceUnprotectedSex: days }).pregnancy;
  expect(after(20)).toBe('possible');
  expect(after(21)).toBe('unlikely');
});
