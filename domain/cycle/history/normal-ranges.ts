// Sources: docs/algorithms/cycles-from-periods.md.

/** What is usual for her age, in days. */
export interface NormalRanges {
  shortestDays: number;
  longestDays: number;
  bleedingDays: number;
  /** How far the shortest and the longest cycle of a year lie apart; null at an age for which no limit is known. */
  variationDays: number | null;
  /** `age-unknown`: the wider limits of grown women. */
  basis: 'adult' | 'adolescent' | 'before-menopause' | 'age-unknown';
}

/** FIGO 2018. */
const ADULT = { shortestDays: 24, longestDays: 38, bleedingDays: 8 };
/** ACOG Committee Opinion 651: the first years after the first period. */
const ADOLESCENT: NormalRanges = {
  shortestDays: 21,
  longestDays: 45,
  bleedingDays: 7,
  variationDays: null,
  basis: 'adolescent',
};
/** From here on a length is a matter for a doctor, in days: of grown women, and of the first years. */
export const LONGEST_USUAL_DAYS = {
  adult: ADULT.longestDays,
  adolescent: ADOLESCENT.longestDays,
} as const;
/** FIGO 2018 calls it absent bleeding. */
export const NO_PERIOD_DAYS = 90;
const ADULT_FROM_AGE = 18;
/** FIGO 2018: seven days in the years in which cycles vary least, nine before and after them. */
const VARIATION_LIMITS = [
  { fromAge: 18, toAge: 25, days: 9 },
  { fromAge: 26, toAge: 41, days: 7 },
  { fromAge: 42, toAge: 45, days: 9 },
];
const WIDEST_VARIATION_DAYS = 9;

/** What is usual at this age in whole years; null: not known. */
export function normalRanges(ageYears: number | null): NormalRanges {
  if (ageYears === null) return { ...ADULT, variationDays: WIDEST_VARIATION_DAYS, basis: 'age-unknown' };
  if (ageYears < ADULT_FROM_AGE) return ADOLESCENT;
  const limit = VARIATION_LIMITS.find(({ fromAge, toAge }) => ageYears >= fromAge && ageYears <= toAge);
  return limit === undefined
    ? { ...ADULT, variationDays: null, basis: 'before-menopause' }
    : { ...ADULT, variationDays: limit.days, basis: 'adult' };
}
