/** A distribution over whole numbers of days: `masses[0]` belongs to `from`; together 1. */
export interface DayMasses {
  from: number;
  masses: Float64Array;
}

/** First and last day, both counted. */
export interface DayWindow {
  from: number;
  to: number;
}

/** Sums of many small numbers miss round ones by this much. */
const ROUNDING = 1e-12;

/** The mass of one day; 0 outside. */
export function massOf({ from, masses }: DayMasses, day: number): number {
  return masses[day - from] ?? 0;
}

/** The first day up to which half of the mass lies. */
export function medianDay({ from, masses }: DayMasses): number {
  let sum = 0;
  for (let index = 0; index < masses.length; index += 1) {
    sum += masses[index] ?? 0;
    if (sum >= 0.5 - ROUNDING) return from + index;
  }
  return from + masses.length - 1;
}

/** The shortest run of days that holds at least this share; of several the earliest. */
export function shortestWindow({ from, masses }: DayMasses, share: number): DayWindow {
  let best: DayWindow = { from, to: from + masses.length - 1 };
  let sum = 0;
  let start = 0;
  for (let end = 0; end < masses.length; end += 1) {
    sum += masses[end] ?? 0;
    while (start < end && sum - (masses[start] ?? 0) >= share - ROUNDING) {
      sum -= masses[start] ?? 0;
      start += 1;
    }
    if (sum >= share - ROUNDING && end - start < best.to - best.from)
      best = { from: from + start, to: from + end };
  }
  return best;
}

/** What is left when the day turned out to be `day` or later; null when nothing is. */
export function notBefore({ from, masses }: DayMasses, day: number): DayMasses | null {
  const left = masses.slice(Math.max(day - from, 0));
  const sum = left.reduce((total, mass) => total + mass, 0);
  return sum > 0 ? { from: Math.max(day, from), masses: left.map((mass) => mass / sum) } : null;
}

/** The sum of two independent numbers of days. */
export function addIndependent(one: DayMasses, other: DayMasses): DayMasses {
  const masses = new Float64Array(one.masses.length + other.masses.length - 1);
  for (let i = 0; i < one.masses.length; i += 1) {
    const mass = one.masses[i] ?? 0;
    if (mass === 0) continue;
    for (let j = 0; j < other.masses.length; j += 1)
      masses[i + j] = (masses[i + j] ?? 0) + mass * (other.masses[j] ?? 0);
  }
  return { from: one.from + other.from, masses };
}

/** The same, so many days later. */
export function shiftDays({ from, masses }: DayMasses, days: number): DayMasses {
  return { from: from + days, masses };
}
