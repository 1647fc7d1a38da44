import { compareLevels, hoursOf } from '../dangers/level.ts';
import type { SafetyAlert } from './safety-alert.ts';

/** Highest first, of one level what is sooner, then the newest; always in the same order. */
export function sortAlerts(alerts: readonly SafetyAlert[]): SafetyAlert[] {
  return alerts.toSorted(
    (one, other) =>
      compareLevels(other.level, one.level) ||
      hoursOf(one.level, one.within) - hoursOf(other.level, other.within) ||
      compareTexts(other.day, one.day) ||
      compareTexts(other.raised_at, one.raised_at) ||
      compareTexts(one.rule, other.rule) ||
      compareTexts(one.id ?? '', other.id ?? ''),
  );
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
