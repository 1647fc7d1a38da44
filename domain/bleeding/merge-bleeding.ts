import { mergeFields } from '../merge-fields.ts';
import { type Bleeding, type BleedingDay, type BleedingWrite, EMPTY_BLEEDING } from './bleeding-day.ts';

/**
 * The day after a write that started from `base` meets what is stored by now: what she did not change keeps the stored
 * value. Applying the same write again changes nothing, so that it may be sent twice.
 */
export function mergeBleeding(base: Bleeding, mine: Bleeding, stored: Bleeding): Bleeding {
  const { flow, kind } = mergeFields<Bleeding>(pick(base), pick(mine), pick(stored));
  return { flow, kind };
}

/** The days after the changes, by date: what the server will hold once it has them. */
export function applyBleedingWrites(
  rows: readonly BleedingDay[],
  writes: readonly BleedingWrite[],
): BleedingDay[] {
  const days = new Map(rows.map((row) => [row.day, row]));
  for (const { day, base, ...mine } of writes) {
    days.set(day, { day, ...mergeBleeding(base, mine, days.get(day) ?? EMPTY_BLEEDING) });
  }
  return [...days.values()];
}

/** A newer change of a day on top of one that is not on its way yet: both, counted from what the older started from. */
export function combineBleedingWrites(older: BleedingWrite, newer: BleedingWrite): BleedingWrite {
  return { ...newer, ...mergeBleeding(newer.base, newer, older), base: older.base };
}

/** True when both say the same. */
export function areSameBleedings(one: Bleeding, other: Bleeding): boolean {
  return one.flow === other.flow && one.kind === other.kind;
}

const pick = ({ flow, kind }: Bleeding): Bleeding => ({ flow, kind });
