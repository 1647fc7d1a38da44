import type { ChoiceOf, FactKey } from './facts/fact-keys.ts';
import type { Facts } from './facts/facts.ts';

export type PregnancyPossibility = ChoiceOf<'pregnancy'>;

/** The answer, and the facts it rests on; none: nothing is known that speaks against it. */
export interface PregnancyReading {
  pregnancy: PregnancyPossibility;
  because: readonly FactKey[];
}

/** A period that began fewer days ago, normal for her, speaks against a pregnancy. */
const RECENT_PERIOD_DAYS = 14;
/** Nobody conceives in the first weeks after a birth: from day 21 on it is possible again. */
const CONCEPTION_AFTER_BIRTH_DAY = 21;
/** A test is early before so many days since sex without protection. */
const EARLY_TEST_DAYS = 21;

/**
 * Whether a pregnancy has to be thought of (docs/algorithms/dangers.md, “Pregnancy possibility”). What she says of it
 * herself stands before everything else; a test that is negative too early changes nothing.
 */
export function pregnancyPossibility(
  facts: Facts,
  test: { negative: boolean; daysSinceUnprotectedSex: number | null } | null = null,
): PregnancyReading {
  const said = facts.pregnancy;
  if (said !== undefined) return { pregnancy: said.value, because: ['pregnancy'] };
  const is = (
    key: 'positiveTest' | 'wombRemoved' | 'sterilised' | 'noSexWithSperm' | 'periodNow' | 'inTreatment',
  ) => facts[key]?.value === true;
  if (is('positiveTest')) return { pregnancy: 'certain', because: ['positiveTest'] };
  if (is('wombRemoved')) return { pregnancy: 'excluded', because: ['wombRemoved'] };
  const stage = facts.stage?.value;
  // A day after a birth or a loss is known: that pregnancy is over, whatever mode still stands.
  const sinceEnd = Math.min(facts.daysSinceBirth?.value ?? Infinity, facts.daysSinceLoss?.value ?? Infinity);
  if (stage === 'pregnancy' && sinceEnd === Infinity) return { pregnancy: 'certain', because: ['stage'] };
  if (facts.gestationalAgeDays !== undefined && sinceEnd === Infinity) {
    return { pregnancy: 'certain', because: ['gestationalAgeDays'] };
  }
  const age = facts.ageYears?.value;
  if (age !== undefined && age < 9) return { pregnancy: 'excluded', because: ['ageYears'] };
  if (stage === 'post-menopause' && (facts.daysSinceLastBleeding?.value ?? 365) >= 365) {
    return { pregnancy: 'excluded', because: ['stage'] };
  }
  if ((facts.daysSinceLastBleeding?.value ?? 0) >= 365 && (age ?? 0) >= 45) {
    return { pregnancy: 'excluded', because: ['daysSinceLastBleeding'] };
  }
  if (age !== undefined && (age < 10 || age > 58)) return { pregnancy: 'unlikely', because: ['ageYears'] };
  for (const key of ['sterilised', 'noSexWithSperm'] as const) {
    if (is(key)) return { pregnancy: 'unlikely', because: [key] };
  }
  if (sinceEnd < CONCEPTION_AFTER_BIRTH_DAY) {
    return {
      pregnancy: 'unlikely',
      because: [facts.daysSinceBirth?.value === sinceEnd ? 'daysSinceBirth' : 'daysSinceLoss'],
    };
  }
  if (stage === 'pre-menstrual' && facts.daysSinceLastPeriod === undefined) {
    return { pregnancy: 'unlikely', because: ['stage'] };
  }
  const sincePeriod = facts.daysSinceLastPeriod?.value;
  if (is('periodNow') || (sincePeriod !== undefined && sincePeriod < RECENT_PERIOD_DAYS)) {
    return { pregnancy: 'unlikely', because: [is('periodNow') ? 'periodNow' : 'daysSinceLastPeriod'] };
  }
  const isLateEnough = (test?.daysSinceUnprotectedSex ?? 0) >= EARLY_TEST_DAYS;
  if (test?.negative && isLateEnough) return { pregnancy: 'unlikely', because: ['daysSinceUnprotectedSex'] };
  const longest = facts.longestUsualCycleDays?.value;
  const isLate = sincePeriod !== undefined && longest !== undefined && sincePeriod > longest;
  if (isLate) return { pregnancy: 'possible', because: ['daysSinceLastPeriod', 'longestUsualCycleDays'] };
  return { pregnancy: 'possible', because: [] };
}
