import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type KnownAge, leastAgeOn, needsGuardianAddress, needsGuardianConsent } from './guardian-consent.ts';

const TODAY: CalendarDate = '2026-11-21';
const born = (birthDate: CalendarDate): KnownAge => ({ birthDate, statedAge: null });
const said = (years: number, on: CalendarDate = TODAY): KnownAge => ({
  birthDate: null,
  statedAge: { years, on },
});

// The table of docs/algorithms/guardian-consent.md.
describe("a guardian's consent", () => {
  test.each([
    ['born 2013-11-22, setting 13', born('2013-11-22'), 13, true],
    ['born 2013-11-21, setting 13', born('2013-11-21'), 13, false],
    ['born 2010-11-22, setting 16', born('2010-11-22'), 16, true],
    ['born 2010-11-21, setting 16', born('2010-11-21'), 16, false],
    ['says 12', said(12), 13, true],
    ['says 13', said(13), 13, false],
    ['said 12 a year and a day ago', said(12, '2025-11-20'), 13, false],
    ['said 12 a year ago less a day', said(12, '2025-11-22'), 13, true],
    [
      'says 14, born 12 years ago',
      { birthDate: '2014-05-01', statedAge: { years: 14, on: TODAY } },
      13,
      true,
    ],
    [
      'says 12, born 14 years ago',
      { birthDate: '2012-05-01', statedAge: { years: 12, on: TODAY } },
      13,
      true,
    ],
    ['nothing known', { birthDate: null, statedAge: null }, 16, false],
  ] as const)('%s', (_, known, ageOfConsent, isNeeded) => {
    expect(needsGuardianConsent(known, TODAY, ageOfConsent)).toBe(isNeeded);
  });

  test('is needed below 13 where nothing is set', () => {
    expect([needsGuardianConsent(said(12), TODAY), needsGuardianConsent(said(13), TODAY)]).toEqual([
      true,
      false,
    ]);
  });

  test('ends on the birthday, and for 29 February on 1 March', () => {
    const leap = born('2012-02-29');
    expect(needsGuardianConsent(leap, '2025-02-28')).toBe(true);
    expect(needsGuardianConsent(leap, '2025-03-01')).toBe(false);
  });
});

test('a day stated in the future does not make her younger', () => {
  expect(leastAgeOn(said(12, '2027-01-01'), TODAY)).toBe(12);
});

test("a guardian's address belongs to the ages below 18", () => {
  expect([8, 17, 18].map(needsGuardianAddress)).toEqual([true, true, false]);
  expect(needsGuardianAddress(null)).toBe(false);
});
