import type { PatternCycle, RecordedDay } from './pattern-cycles.ts';
import { GIVEN_TRAITS, TRAITS, type Trait } from './traits.ts';

// Rules and worked examples: docs/algorithms/patterns.md (the tests use the same tables).

/** Counted from the first day of the cycle, or back from the first day of the next one. */
export type Alignment = 'cycle-day' | 'before-next';

/** Days that are shown as one column: cycle days 1 and up, or days before the next start, −1 the last of them. */
export interface HeatColumn {
  from: number;
  to: number;
  /** Cycles that have the first of these days, counted in the direction of the alignment. */
  cycles: number;
  /** Of them, cycles in which anything is recorded on these days. */
  recorded: number;
}

/** What a row is about: a place in TRAITS, or the severity of the daily log. */
export type HeatSubject = { trait: number } | 'pms-severity';

export interface HeatRow {
  subject: HeatSubject;
  /** For each column, in how many cycles it was marked on these days. */
  marked: readonly number[];
}

export interface HeatMap {
  /** What its rows are named by. */
  traits: readonly Trait[];
  columns: readonly HeatColumn[];
  /** Only what was marked at least once. */
  rows: readonly HeatRow[];
  /** Places of given symptoms and moods that never were. */
  never: readonly number[];
  /** Days that some cycle had and no column shows: too few cycles were that long. */
  hiddenDays: number;
}

/** Days that fewer of the cycles reached are not shown. */
const SHOWN_SHARE = 1 / 3;
/** Moderate and up on a scale from 0 to 10. */
export const PMS_MARK_FROM = 4;

/**
 * In how many cycles each symptom and mood was marked, by day. Counts, not shares: the reader sees of how many cycles,
 * and in how many of them that day was recorded at all.
 */
export function countMarks(
  cycles: readonly PatternCycle[],
  alignment: Alignment,
  daysPerColumn: number,
  traits: readonly Trait[] = TRAITS,
): HeatMap {
  const pmsPlace = traits.length;
  const lengths = cycles.map(({ lengthDays }) => lengthDays).sort((a, b) => b - a);
  const longest = lengths[0] ?? 0;
  const shownDays = lengths[Math.ceil(lengths.length * SHOWN_SHARE) - 1] ?? 0;
  const columnCount = Math.ceil(shownDays / daysPerColumn);
  const marked = Array.from({ length: traits.length + 1 }, () => new Uint32Array(columnCount));
  const recorded = new Uint32Array(columnCount);

  for (const cycle of cycles) {
    // A cycle counts once in a column, however many of its days lie there.
    const seen = new Set<number>();
    const countOnce = (counts: Uint32Array | undefined, place: number, column: number) => {
      const key = column * (pmsPlace + 2) + place;
      if (counts === undefined || seen.has(key)) return;
      seen.add(key);
      counts[column] = (counts[column] ?? 0) + 1;
    };
    for (const day of cycle.days) {
      const index = alignment === 'cycle-day' ? day.cycleDay - 1 : cycle.lengthDays - day.cycleDay;
      const column = Math.floor(index / daysPerColumn);
      if (index >= shownDays) continue;
      countOnce(recorded, pmsPlace + 1, column);
      for (const trait of day.marks) countOnce(marked[trait], trait, column);
      if (hasPms(day)) countOnce(marked[pmsPlace], pmsPlace, column);
    }
  }

  const columns = Array.from({ length: columnCount }, (_, index): HeatColumn => {
    const first = index * daysPerColumn + 1;
    const last = Math.min(first + daysPerColumn - 1, shownDays);
    return {
      ...(alignment === 'cycle-day' ? { from: first, to: last } : { from: -last, to: -first }),
      cycles: lengths.filter((length) => length >= first).length,
      recorded: recorded[index] ?? 0,
    };
  });
  const isBackward = alignment === 'before-next';
  const inOrder = <Value>(values: Value[]) => (isBackward ? values.reverse() : values);
  const places = marked.map((_, place) => place);
  const isMarked = (place: number) => marked[place]?.some((count) => count > 0) ?? false;
  return {
    traits,
    columns: inOrder(columns),
    rows: places.filter(isMarked).map((place) => ({
      subject: place === pmsPlace ? 'pms-severity' : { trait: place },
      marked: inOrder([...(marked[place] ?? [])]),
    })),
    never: places.filter((place) => place < GIVEN_TRAITS.length && !isMarked(place)),
    hiddenDays: longest - shownDays,
  };
}

function hasPms({ log }: RecordedDay): boolean {
  return (log?.extras['menstrual-cycle']?.pms_severity ?? 0) >= PMS_MARK_FROM;
}
