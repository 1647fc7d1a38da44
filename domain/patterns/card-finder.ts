import { findPatterns } from './find-patterns.ts';
import { SHIFT_FIELDS, type ShiftField } from './find-shifts.ts';
import { collectInsightCards, type InsightCard } from './insight-cards.ts';
import type { PatternCycle } from './pattern-cycles.ts';
import type { Trait } from './traits.ts';

const FIELDS = Object.keys(SHIFT_FIELDS) as ShiftField[]; // as: keys of that literal

/**
 * What her cycles show, without their lengths (collectInsightCards), remembering the last answer. What she notes today lies in
 * no finished cycle: comparing what is looked at takes a hundredth of turning it five thousand times, and a press is
 * answered at once.
 */
export function createCardFinder(): (
  cycles: readonly PatternCycle[],
  traits: readonly Trait[],
) => InsightCard[] {
  let last: { cycles: readonly PatternCycle[]; traits: readonly Trait[]; cards: InsightCard[] } | null = null;
  return (cycles, traits) => {
    if (last !== null && areSameTraits(last.traits, traits) && areSameCycles(last.cycles, cycles))
      return last.cards;
    const cards = collectInsightCards(cycles, findPatterns(cycles, traits), null, traits);
    last = { cycles, traits, cards };
    return cards;
  };
}

const areSameTraits = (some: readonly Trait[], others: readonly Trait[]) =>
  areAlike(some, others, (one, other) => one.code === other.code && one.label === other.label);

/** In everything that is looked at; not in what else was logged. */
const areSameCycles = (some: readonly PatternCycle[], others: readonly PatternCycle[]) =>
  areAlike(
    some,
    others,
    (one, other) =>
      one.start === other.start &&
      one.lengthDays === other.lengthDays &&
      one.bleedingDays === other.bleedingDays &&
      one.ovulation?.cycleDay === other.ovulation?.cycleDay &&
      one.ovulation?.isEstimated === other.ovulation?.isEstimated &&
      areAlike(
        one.days,
        other.days,
        (day, sameDay) =>
          day.cycleDay === sameDay.cycleDay &&
          FIELDS.every((field) => day.log?.[field] === sameDay.log?.[field]) &&
          areAlike(day.marks, sameDay.marks, (mark, sameMark) => mark === sameMark),
      ),
  );

function areAlike<Item>(
  some: readonly Item[],
  others: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean,
): boolean {
  return (
    some.length === others.length &&
    some.every((one, at) => {
      const other = others[at];
      return other !== undefined && isAlike(one, other);
    })
  );
}
