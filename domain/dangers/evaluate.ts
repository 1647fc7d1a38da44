import type { FactKey } from './facts/fact-keys.ts';
import type { Facts, Known } from './facts/facts.ts';
import type { When } from './when.ts';

/** The facts that made an expression hold; `unknown` those that it held without. Null: it does not hold. */
export interface Evidence {
  facts: readonly FactKey[];
  unknown: readonly FactKey[];
}

const NONE: Evidence = { facts: [], unknown: [] };

/** Everything that speaks for the expression, not only what was enough: she is told all reasons. */
export function evaluate(when: When, facts: Facts): Evidence | null {
  if ('all' in when) {
    const parts: Evidence[] = [];
    for (const one of when.all) {
      const part = evaluate(one, facts);
      if (part === null) return null;
      parts.push(part);
    }
    return join(parts);
  }
  if ('any' in when) {
    const parts = when.any.map((part) => evaluate(part, facts));
    return parts.every((part) => part === null) ? null : join(parts);
  }
  if ('count' in when) {
    const parts = when.count.map((part) => evaluate(part, facts)).filter((part) => part !== null);
    return parts.length < when.atLeast ? null : join(parts);
  }
  if ('has' in when) return facts[when.has]?.value === true ? { ...NONE, facts: [when.has] } : null;
  const key: FactKey = 'number' in when ? when.number : when.choice;
  const known: Known<unknown> | undefined = facts[key];
  if (known === undefined) return when.orUnknown ? { ...NONE, unknown: [key] } : null;
  return holdsFor(when, known.value) ? { ...NONE, facts: [key] } : null;
}

function holdsFor(when: Extract<When, { number: unknown } | { choice: unknown }>, value: unknown): boolean {
  if ('choice' in when) return (when.oneOf as readonly unknown[]).includes(value); // as: values of one key
  if (typeof value !== 'number' || Number.isNaN(value)) return false;
  switch (when.op) {
    case 'within':
      return value >= when.from && value <= when.to;
    case 'at least':
      return value >= when.than;
    case 'more than':
      return value > when.than;
    case 'at most':
      return value <= when.than;
    case 'less than':
      return value < when.than;
  }
}

function join(parts: readonly (Evidence | null)[]): Evidence {
  const facts = new Set<FactKey>();
  const unknown = new Set<FactKey>();
  for (const part of parts) {
    for (const key of part?.facts ?? []) facts.add(key);
    for (const key of part?.unknown ?? []) unknown.add(key);
  }
  return { facts: [...facts], unknown: [...unknown] };
}
