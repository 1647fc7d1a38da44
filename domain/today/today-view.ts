// What Today shows, decided here and drawn by the page. Rules and worked examples: docs/algorithms/today-screen.md (the tests use
// the same tables).

/**
 * How the large disc looks. `period`: she recorded it. `expected`: its start is recorded, its end not yet. `fertile` and
 * `ovulation`: estimates. `cycle`: another day of a cycle. `pregnancy`: it fills with the weeks. `chapter`: after a pregnancy.
 * `stage`: in the colour of her mode. `hollow`: nothing is counted or forecast.
 */
export type DiscLook =
  | 'period'
  | 'expected'
  | 'fertile'
  | 'ovulation'
  | 'cycle'
  | 'pregnancy'
  | 'chapter'
  | 'stage'
  | 'hollow';

/** What is in the large disc; from its numeral to its last line it is read in one breath. */
export interface TodayDisc {
  look: DiscLook;
  /** `Day 4`, `31 weeks`, `9 of 12`; null where nothing is counted. */
  numeral: string | null;
  /** `period`, `and 2 days`, `months without a period`. */
  words: string | null;
  /** `Medium today`, `8 weeks and 5 days to go`. */
  line: string | null;
  /** From 0 to 1, how full it is; only of a pregnancy. */
  fill?: number;
  orbit: readonly Seed[];
}

/** One unit of the orbit: a day, a week, a month. It repeats what the words say. */
export interface Seed {
  kind:
    | 'behind'
    | 'ahead'
    | 'quiet'
    | 'period'
    | 'period-ahead'
    | 'fertile'
    | 'ovulation'
    | 'ovulation-confirmed';
  isNow: boolean;
}

/** What comes next, in one row. */
export interface TodayRow {
  sign: 'next-period' | 'range' | 'due' | 'check-up' | 'months' | 'waiting' | 'clinic';
  title: string;
  line: string | null;
  /** Where more of it stands; null: nowhere. */
  to: string | null;
  /** A period may start now: one press records it. */
  offersStart: boolean;
}

/** The one sentence below everything: what to look out for goes before what comes back. */
export interface TodaySentence {
  kind: 'safety' | 'pattern' | 'note';
  /** Said with more weight, before the rest; may be empty. */
  lead: string;
  text: string;
  to: string | null;
  /** Whether the way to the telephone stands beside it. */
  isCall: boolean;
}
