import type { DayMasses } from './day-masses.ts';

// Rules, sources and worked examples: docs/algorithms/next-period.md.

/** What is known of luteal lengths before any of hers is, and how many of hers it weighs as much as. */
const PRIOR_LUTEAL = { days: 13.2, weight: 1.2 };
const LUTEAL_REMEMBERED_SHARE = 0.97;
/** A length outside is more likely a wrong ovulation day. */
const LUTEAL_LIMITS = { shortest: 8, longest: 18 };
/** How far the next start lies from the one expected, once ovulation is known: four of five within two days. */
const START_DEVIATION_DAYS = 1.9;

/** Over all women: how long the luteal phase lasts. */
const LUTEAL_LENGTHS = { mean: 13.3, deviation: 2.7, shortest: 7, longest: 20 };

/** The length that she states counts as one recorded one that is never forgotten. */
const STATED_WEIGHT = 1;

/**
 * Expected days from ovulation to the next start: what is known of all women, moved by what she states (null: nothing) and by
 * her own past luteal lengths (cycle length − cycle day of ovulation), the latest last.
 */
function expectedLutealDays(pastLutealDays: readonly number[], statedDays: number | null): number {
  const statedWeight = statedDays === null ? 0 : STATED_WEIGHT;
  let weights = PRIOR_LUTEAL.weight + statedWeight;
  let sum = PRIOR_LUTEAL.weight * PRIOR_LUTEAL.days + statedWeight * (statedDays ?? 0);
  let weight = 1;
  for (const days of pastLutealDays.toReversed()) {
    sum += weight * Math.min(Math.max(days, LUTEAL_LIMITS.shortest), LUTEAL_LIMITS.longest);
    weights += weight;
    weight *= LUTEAL_REMEMBERED_SHARE;
  }
  return sum / weights;
}

/** True while no period has come for longer than a luteal phase lasts: that day of ovulation was a wrong one, or none. */
export function isTooLongAgo(ovulationCycleDay: number, cycleDay: number): boolean {
  return cycleDay - ovulationCycleDay > LUTEAL_LIMITS.longest;
}

/** How likely each length of this cycle is when she ovulated on this day of it; its median is round(day + luteal days). */
export function lengthMassesAfterOvulation(
  ovulationCycleDay: number,
  pastLutealDays: readonly number[],
  statedLutealDays: number | null = null,
): DayMasses {
  const expected = ovulationCycleDay + expectedLutealDays(pastLutealDays, statedLutealDays);
  return roundedNormal(expected, START_DEVIATION_DAYS, {
    // Nobody bleeds the day after she ovulated.
    shortest: ovulationCycleDay + 1,
    longest: Math.max(Math.ceil(expected + 4 * START_DEVIATION_DAYS), ovulationCycleDay + 1),
  });
}

/**
 * How likely ovulation is on each cycle day when only the length of the cycle is guessed at: mass of day k is the sum
 * over luteal lengths l of P(length = k + l) · P(l).
 */
export function ovulationMasses(lengths: DayMasses): DayMasses {
  const luteal = lutealMasses();
  const masses = new Float64Array(lengths.masses.length + luteal.masses.length - 1);
  const from = lengths.from - LUTEAL_LENGTHS.longest;
  for (let i = 0; i < lengths.masses.length; i += 1) {
    for (let j = 0; j < luteal.masses.length; j += 1) {
      const day = lengths.from + i - (luteal.from + j);
      masses[day - from] = (masses[day - from] ?? 0) + (lengths.masses[i] ?? 0) * (luteal.masses[j] ?? 0);
    }
  }
  return { from, masses };
}

const PRIOR_OVULATION_WEIGHT = 1.5;
const OVULATION_REMEMBERED_SHARE = 0.95;

/**
 * The cycle day on which she usually ovulates: what the median length of her cycles says, moved by the luteal length that she
 * states (null: none) and by the ovulation days she recorded (cycle days, the latest last). Not rounded.
 */
export function expectedOvulationDay(
  medianLengthDays: number,
  pastOvulationDays: readonly number[],
  statedLutealDays: number | null = null,
): number {
  const statedWeight = statedLutealDays === null ? 0 : STATED_WEIGHT;
  let weights = PRIOR_OVULATION_WEIGHT + statedWeight;
  let sum =
    PRIOR_OVULATION_WEIGHT * (medianLengthDays - LUTEAL_LENGTHS.mean) +
    statedWeight * (medianLengthDays - (statedLutealDays ?? 0));
  let weight = 1;
  for (const day of pastOvulationDays.toReversed()) {
    sum += weight * day;
    weights += weight;
    weight *= OVULATION_REMEMBERED_SHARE;
  }
  return sum / weights;
}

let keptLutealMasses: DayMasses | undefined;

function lutealMasses(): DayMasses {
  keptLutealMasses ??= roundedNormal(LUTEAL_LENGTHS.mean, LUTEAL_LENGTHS.deviation, LUTEAL_LENGTHS);
  return keptLutealMasses;
}

/** A normal distribution on whole days, cut at both ends. */
function roundedNormal(
  mean: number,
  deviation: number,
  { shortest, longest }: { shortest: number; longest: number },
): DayMasses {
  const weights = Float64Array.from({ length: longest - shortest + 1 }, (_, index) =>
    Math.exp(-(((shortest + index - mean) / deviation) ** 2) / 2),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { from: shortest, masses: weights.map((weight) => weight / sum) };
}
