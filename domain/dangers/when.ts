import type { ChoiceKey, ChoiceOf, FlagKey, NumberKey } from './facts/fact-keys.ts';

/**
 * When a rule holds: a closed language, written as data and without code (docs/decisions/danger-rules-are-data.md). There is no
 * "not": a rule can ask for what is there, never for what is missing, so that one more fact never takes an alert away.
 * `orUnknown` makes a comparison hold where the fact is not known: for age, weeks and the like, of which the graver reading
 * stands.
 */
export type When =
  | { all: readonly When[] }
  | { any: readonly When[] }
  /** At least so many of them. */
  | { count: readonly When[]; atLeast: number }
  /** A sign that is there. */
  | { has: FlagKey }
  | { number: NumberKey; op: Comparison; than: number; orUnknown?: true }
  /** From `from` to `to`, both included. */
  | { number: NumberKey; op: 'within'; from: number; to: number; orUnknown?: true }
  | ChoiceTest;

export type Comparison = 'at least' | 'more than' | 'at most' | 'less than';

/** The value is one of these. */
export type ChoiceTest = {
  [Key in ChoiceKey]: { choice: Key; oneOf: readonly ChoiceOf<Key>[]; orUnknown?: true };
}[ChoiceKey];

// Short names to write rules with. Each returns plain data.

export const all = (...of: readonly When[]): When => ({ all: of });
export const any = (...of: readonly When[]): When => ({ any: of });
export const count = (atLeast: number, ...of: readonly When[]): When => ({ count: of, atLeast });
export const has = (key: FlagKey): When => ({ has: key });
export const hasAny = (...keys: readonly FlagKey[]): When => any(...keys.map(has));

const compare =
  (op: Comparison) =>
  (number: NumberKey, than: number): When => ({ number, op, than });
export const atLeast = compare('at least');
export const moreThan = compare('more than');
export const lessThan = compare('less than');
export const within = (number: NumberKey, from: number, to: number): When => ({
  number,
  op: 'within',
  from,
  to,
});
export const isOneOf = <Key extends ChoiceKey>(choice: Key, ...oneOf: readonly ChoiceOf<Key>[]): When =>
  ({ choice, oneOf }) as ChoiceTest; // as: the key and its values belong together by the signature

/** The same comparison, holding also where the fact is not known. */
export function orUnknown(when: When): When {
  return 'number' in when || 'choice' in when ? { ...when, orUnknown: true } : when;
}
