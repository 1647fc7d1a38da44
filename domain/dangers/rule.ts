import type { Level, Within } from './level.ts';
import type { SourceId } from './sources.ts';
import type { When } from './when.ts';

/** Who is called first. The number or the person behind it is found where the alert is shown. */
export type Call =
  | 'emergency-number'
  | 'emergency-department'
  | 'maternity-unit'
  | 'fertility-clinic'
  | 'midwife-or-doctor'
  | 'doctor'
  | 'pharmacist'
  | 'crisis-line'
  | 'violence-line';

export interface DangerRule {
  /** The family of the rule, with what makes it graver behind a full stop: `late-bleeding.hard-belly`. Never changes. */
  id: string;
  /** Row of the table in docs/algorithms/dangers.md, e.g. `D07`. */
  aliases: readonly string[];
  /** Counts up with every change of what it says or asks. */
  version: number;
  /** Whom it is about. */
  who: When;
  when: When;
  level: Level;
  within: Within;
  /** One sentence: what is the matter and how soon. No cause is named as hers. */
  say: string;
  do: readonly string[];
  /** What changes it. */
  watch: readonly string[];
  call: Call;
  /** Where its threshold comes from; with none of them opened, at least two independent bodies. */
  sources: readonly SourceId[];
  /** Rules that are not said beside this one. */
  supersedes?: readonly string[];
  /** Kept, tested, and never said: why. */
  off?: string;
  /** The card of assistant's crisis path is shown instead of a level. */
  card?: 'crisis' | 'violence';
  /** Never stored, listed or said again. */
  isPrivate?: true;
  /** How many days `Done` keeps a `today`, `soon` or `routine` of it silent for new facts too. */
  quietDays?: number;
  /** Of these days new facts are said all the same. */
  quietFor?: 'same facts';
}
