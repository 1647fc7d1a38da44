import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { ChoiceKey, ChoiceOf, FactKey, FlagKey, NumberKey } from './fact-keys.ts';

/** Where a fact comes from. `text`: words of hers; `record`: a row; `answer`: said when asked; `rule`: worked out. */
export type FactSource = 'text' | 'answer' | 'record' | 'document' | 'rule';

/** A value that is known, and from what. */
export interface Known<Value> {
  readonly value: Value;
  readonly from: FactSource;
  /** The day it is about. */
  readonly day?: CalendarDate | undefined;
  /** Where in her text: first character, and the one behind the last. */
  readonly span?: readonly [start: number, end: number] | undefined;
  /** Her own words, or where it stands, e.g. page and line of a document. */
  readonly words?: string | undefined;
}

/** What is known of her. A missing key is "not known". */
export type Facts = {
  readonly [Key in FlagKey]?: Known<boolean> | undefined;
} & { readonly [Key in NumberKey]?: Known<number> | undefined } & {
  readonly [Key in ChoiceKey]?: Known<ChoiceOf<Key>> | undefined;
};

/** The plain values, for whoever knows no more about where they come from. */
export type PlainFacts = { readonly [Key in FlagKey]?: boolean | undefined } & {
  readonly [Key in NumberKey]?: number | undefined;
} & { readonly [Key in ChoiceKey]?: ChoiceOf<Key> | undefined };

/** Facts from plain values; what is undefined stays not known. */
export function factsFrom(values: PlainFacts, from: FactSource = 'answer'): Facts {
  const known = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, { value, from }]);
  return Object.fromEntries(known) as Facts; // as: key by key the values of PlainFacts
}

/**
 * Two sets of facts as one. Where both know a flag, one that is there wins over one that is not, so that joining never takes a
 * sign away; of everything else the later set's word stands.
 */
export function joinFacts(...sets: readonly Facts[]): Facts {
  const joined: Record<string, Known<unknown>> = {};
  for (const set of sets) {
    for (const [key, known] of Object.entries(set) as [FactKey, Known<unknown> | undefined][]) {
      if (known !== undefined && !(known.value === false && joined[key]?.value === true)) joined[key] = known;
    }
  }
  return joined as Facts; // as: entries of Facts
}
