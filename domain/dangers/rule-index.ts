import type { FactKey } from './facts/fact-keys.ts';
import type { Facts } from './facts/facts.ts';
import type { DangerRule } from './rule.ts';
import type { When } from './when.ts';

/** Every fact that an expression asks about. */
export function keysOf(when: When): FactKey[] {
  if ('all' in when) return when.all.flatMap(keysOf);
  if ('any' in when) return when.any.flatMap(keysOf);
  if ('count' in when) return when.count.flatMap(keysOf);
  if ('has' in when) return [when.has];
  return ['number' in when ? when.number : when.choice];
}

const indexes = new WeakMap<readonly DangerRule[], ReadonlyMap<FactKey, readonly number[]>>();

function indexOf(rules: readonly DangerRule[]): ReadonlyMap<FactKey, readonly number[]> {
  const before = indexes.get(rules);
  if (before !== undefined) return before;
  const index = new Map<FactKey, number[]>();
  rules.forEach((rule, position) => {
    for (const key of new Set(keysOf(rule.when))) index.set(key, [...(index.get(key) ?? []), position]);
  });
  indexes.set(rules, index);
  return index;
}

/**
 * The rules of which something is known that they ask about, in their order. The others cannot hold: nothing holds on missing
 * values alone. That is most of them, each time.
 */
export function rulesAskingOf(facts: Facts, rules: readonly DangerRule[]): DangerRule[] {
  const index = indexOf(rules);
  const positions = new Set((Object.keys(facts) as FactKey[]).flatMap((key) => index.get(key) ?? [])); // as: keys of Facts
  return [...positions].toSorted((one, other) => one - other).flatMap((position) => rules[position] ?? []);
}
