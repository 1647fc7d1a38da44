import type { Chance } from '../../examples/create-chance.ts';
import type { PatternCycle, RecordedDay } from '../pattern-cycles.ts';
import { GIVEN_TRAITS } from '../traits.ts';

/** How made-up records come about; nothing in them follows the cycle unless it is planted. */
export interface RandomRecords {
  cycles: number;
  /** Share of the days on which something is recorded. */
  recordedShare: number;
  /** Of every 100 recorded days, on how many a trait is marked. */
  markedShare: number;
  /** Mean length of a spell in days; 1: every day for itself. */
  spellDays: number;
  /** Records only within so many days of a start; missing: all through the cycle. */
  onlyNearStart?: number;
  /** How much of a trait follows the one before it in the list, 0 to 1. */
  together?: number;
}

/** Cycles of 25 to 32 days with marks in spells that run on from one cycle into the next. */
export function makeRandomCycles(records: RandomRecords, chance: Chance): PatternCycle[] {
  const { markedShare, spellDays, together = 0 } = records;
  const isOn = GIVEN_TRAITS.map(() => chance() < markedShare);
  const stop = spellDays <= 1 ? 1 - markedShare : 1 / spellDays;
  const start = spellDays <= 1 ? markedShare : (markedShare * stop) / (1 - markedShare);
  return Array.from({ length: records.cycles }, (): PatternCycle => {
    const lengthDays = 25 + Math.floor(chance() * 8);
    const days: RecordedDay[] = [];
    for (let cycleDay = 1; cycleDay <= lengthDays; cycleDay += 1) {
      GIVEN_TRAITS.forEach((_, trait) => {
        const isFollowing = trait > 0 && chance() < together;
        const own = isOn[trait] ? chance() >= stop : chance() < start;
        isOn[trait] = isFollowing ? (isOn[trait - 1] ?? own) : own;
      });
      const near = records.onlyNearStart;
      const isLooking = near === undefined || cycleDay <= near || cycleDay > lengthDays - near;
      if (!isLooking || chance() >= records.recordedShare) continue;
      days.push({ cycleDay, marks: isOn.flatMap((is, trait) => (is ? trait : [])), log: null });
    }
    const ovulation = { cycleDay: lengthDays - 13, isEstimated: true };
    return { start: '2025-01-01', lengthDays, bleedingDays: 5, ovulation, days };
  });
}

/** One trait is marked on this share of the recorded days of the last five, on top of what is there. */
export function plant(
  cycles: readonly PatternCycle[],
  trait: number,
  share: number,
  chance: Chance,
): PatternCycle[] {
  return cycles.map((cycle) => ({
    ...cycle,
    days: cycle.days.map((day) =>
      day.cycleDay > cycle.lengthDays - 5 && !day.marks.includes(trait) && chance() < share
        ? { ...day, marks: [...day.marks, trait] }
        : day,
    ),
  }));
}
