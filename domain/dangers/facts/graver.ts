import { CIRCUMSTANCES, type FactKey, type NumberKey } from './fact-keys.ts';
import { type Facts, joinFacts, type Known } from './facts.ts';

/** Of these the lower number is the graver one; of pulse and glucose both ends are; of all others the higher. */
const LESS_IS_GRAVER: ReadonlySet<FactKey> = new Set<NumberKey>([
  'spo2',
  'kicksInTwoHours',
  'babyWetNappies',
]);
const BOTH_ENDS: Readonly<Partial<Record<FactKey, (value: number) => boolean>>> = {
  pulse: (value) => value < 40 || value > 130,
  glucose: (value) => value < 4,
};
/** Harmless first. */
const ORDERS: Readonly<Partial<Record<FactKey, readonly unknown[]>>> = {
  movements: ['as-usual', 'not-known', 'changed', 'fewer', 'none-felt'],
  urineProtein: ['neg', 'trace', '1+', '2+', '3+'],
  leak: ['none', 'clear', 'unsure', 'bloody', 'green'],
  contractions: ['none', 'braxton', 'regular'],
};

/** The graver of several readings of one kind; NaN of none. */
export function graverReading(key: NumberKey, values: readonly number[]): number {
  const alarming = values.find((value) => BOTH_ENDS[key]?.(value));
  if (alarming !== undefined) return alarming;
  if (values.length === 0) return Number.NaN;
  return LESS_IS_GRAVER.has(key) ? Math.min(...values) : Math.max(...values);
}

/**
 * Two sets of facts as one; what both know of a sign or a measured value stands as the graver of them says it, so that a note
 * takes nothing away that a row says ("rested, then it was 118/76"). Of circumstances the later set's word stands (joinFacts).
 */
export function joinGraver(one: Facts, other: Facts): Facts {
  const kept = Object.entries(one).filter(([key, known]) => {
    const said = other[key as FactKey]; // as: keys of Facts
    return known !== undefined && said !== undefined && isGraver(key as FactKey, known, said);
  });
  return joinFacts(one, other, Object.fromEntries(kept) as Facts); // as: entries of Facts
}

function isGraver(key: FactKey, { value }: Known<unknown>, { value: other }: Known<unknown>): boolean {
  if (CIRCUMSTANCES.has(key)) return false;
  const order = ORDERS[key];
  if (order) return order.indexOf(value) > order.indexOf(other);
  if (typeof value !== 'number' || typeof other !== 'number') return false;
  return graverReading(key as NumberKey, [value, other]) === value; // as: a number's key
}
