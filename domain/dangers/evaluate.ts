import type { FactKey } from './facts/fact-keys.ts';
import type { Facts, Known } from './facts/facts.ts';
import type { When } from './when.ts';

/** The facts that made an expression hold; `unknown` those that it held without. Null: it does not hold. */
export interface Evidence {
  facts: readonly FactKey[];
  unknown: readonly FactKey[];
}

/** Everything that speaks for the expression, not only what was enough: she is told all reasons. */
export function evaluate(when: When, facts: Facts): Evidence | null {
  if (!holds(when, facts)) return null;
  const evidence = { facts: new Set<FactKey>(), unknown: new Set<FactKey>() };
  collect(when, facts, evidence);
  return { facts: [...evidence.facts], unknown: [...evidence.unknown] };
}

/** Whether it holds, without its reasons: most rules do not, each time, and need none. */
export function holds(when: When, facts: Facts): boolean {
  let test = tests.get(when);
  if (test === undefined) {
    test = testOf(when);
    tests.set(when, test);
  }
  return test(facts);
}

type Test = (facts: Facts) => boolean;
/** Made once of each expression: to see of which kind it is costs more than to answer it. */
const tests = new WeakMap<When, Test>();

function testOf(when: When): Test {
  if ('all' in when) {
    const parts = when.all.map(testOf);
    return (facts) => {
      for (const part of parts) if (!part(facts)) return false;
      return true;
    };
  }
  if ('any' in when) {
    const parts = when.any.map(testOf);
    return (facts) => {
      for (const part of parts) if (part(facts)) return true;
      return false;
    };
  }
  if ('count' in when) {
    const parts = when.count.map(testOf);
    const { atLeast } = when;
    return (facts) => parts.filter((part) => part(facts)).length >= atLeast;
  }
  if ('has' in when) {
    const { has } = when;
    return (facts) => facts[has]?.value === true;
  }
  const key = keyOf(when);
  return (facts) => {
    const known: Known<unknown> | undefined = facts[key];
    return known === undefined ? when.orUnknown === true : holdsFor(when, known.value);
  };
}

/** The reasons of an expression that holds: of each part of it that does. */
function collect(when: When, facts: Facts, evidence: { facts: Set<FactKey>; unknown: Set<FactKey> }): void {
  if ('all' in when || 'any' in when || 'count' in when) {
    const parts = 'all' in when ? when.all : 'any' in when ? when.any : when.count;
    for (const part of parts) if (holds(part, facts)) collect(part, facts, evidence);
    return;
  }
  const key = 'has' in when ? when.has : keyOf(when);
  (facts[key] === undefined ? evidence.unknown : evidence.facts).add(key);
}

type Comparing = Extract<When, { number: unknown } | { choice: unknown }>;
const keyOf = (when: Comparing): FactKey => ('number' in when ? when.number : when.choice);

function holdsFor(when: Comparing, value: unknown): boolean {
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
