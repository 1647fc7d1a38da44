export type StatId =
  | 'anxiety'
  | 'bleeding'
  | 'blood-pressure'
  | 'cycle-day'
  | 'days-to-period'
  | 'days-without-period'
  | 'energy'
  | 'fatigue'
  | 'hot-flashes'
  | 'kicks'
  | 'medication'
  | 'mood'
  | 'movement'
  | 'pill'
  | 'pregnancy-week'
  | 'since-end'
  | 'sleep'
  | 'temperature'
  | 'water';

/** Taken, late, missed: told apart by shape. */
export type DayMark = 'full' | 'half' | 'empty';

export type StatGraphic =
  | { kind: 'bar'; value: number; max: number; tone: 'period' | 'sage' | 'stage' }
  /** So many of so many. */
  | { kind: 'discs'; filled: number; total: number }
  // The last seven days, today last; null: nothing logged, a gap.
  /** Shares of the highest, 0 to 1. */
  | { kind: 'days'; shares: readonly (number | null)[] }
  /** From the lowest, 0, to the highest, 1. */
  | { kind: 'points'; heights: readonly (number | null)[] }
  | { kind: 'marks'; marks: readonly (DayMark | null)[] };

/** One number, ready to be read: `7.2`, `hours`, `Quality 7 of 10`. */
export interface Figure {
  value: string;
  unit?: string;
  line?: string;
  graphic?: StatGraphic;
  /** Reckoned ahead: stands under its mark. */
  isEstimate?: boolean;
}

/** What is known for a card. `missing`: no value of today's; `said` in its place, and below it what is known instead. */
export type Known =
  | { kind: 'hers'; figure: Figure }
  | { kind: 'missing'; said: string; line?: string; graphic?: StatGraphic };

export type Reading = Known | { kind: 'sample'; figure: Figure };
