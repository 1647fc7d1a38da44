import { CIRCUMSTANCES, type FactKey } from './facts/fact-keys.ts';
import type { Facts } from './facts/facts.ts';
import type { DangerRule } from './rule.ts';
import type { When } from './when.ts';

/** Of these something is nearly always known: they are no sign that a rule is near. */
const isUsual = (key: FactKey) => CIRCUMSTANCES.has(key);

/** Every fact that an expression asks about. */
function keysOf(when: When): FactKey[] {
  if ('all' in when) return when.all.flatMap(keysOf);
  if ('any' in when) return when.any.flatMap(keysOf);
  if ('count' in when) return when.count.flatMap(keysOf);
  if ('has' in when) return [when.has];
  return ['number' in when ? when.number : when.choice];
}

/** Facts of which one has to be known for the expression to hold; null where it may hold with none of them. */
function needsOneOf(when: When): FactKey[] | null {
  if ('all' in when) {
    const parts = when.all.map(needsOneOf).filter((keys) => keys !== null);
    // One part is enough to need something: the one that is seldom known.
    return parts.toSorted((one, other) => weigh(one) - weigh(other))[0] ?? null;
  }
  if ('any' in when || 'count' in when) {
    const parts = ('any' in when ? when.any : when.count).map(needsOneOf);
    return parts.every((keys) => keys !== null) ? parts.flat() : null;
  }
  return 'orUnknown' in when ? null : keysOf(when);
}
const weigh = (keys: readonly FactKey[]) => keys.length + (keys.some(isUsual) ? 1000 : 0);

const indexes = new WeakMap<readonly DangerRule[], ReadonlyMap<FactKey, readonly number[]>>();

function indexOf(rules: readonly DangerRule[]): ReadonlyMap<FactKey, readonly number[]> {
  const before = indexes.get(rules);
  if (before !== undefined) return before;
  const index = new Map<FactKey, number[]>();
  rules.forEach((rule, position) => {
    // Nothing holds on missing values alone, so that of a rule that could something is known all the same.
    for (const key of new Set(needsOneOf(rule.when) ?? keysOf(rule.when)))
      index.set(key, [...(index.get(key) ?? []), position]);
  });
  indexes.set(rules, index);
  return index;
}

/**
 * The rules that may hold by what is known, in their order: of each something is known that it cannot do without. The others
 * cannot hold. That is most of them, each time.
 */
export function rulesNear(facts: Facts, rules: readonly DangerRule[]): DangerRule[] {
  const index = indexOf(rules);
  const isNear = new Uint8Array(rules.length);
  for (const key of Object.keys(facts) as FactKey[]) // as: keys of Facts
    for (const position of index.get(key) ?? []) isNear[position] = 1;
  return rules.filter((_, position) => isNear[position] === 1);
}
