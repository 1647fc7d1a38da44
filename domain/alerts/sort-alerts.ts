import { compareLevels, hoursOf, type Level } from '../dangers/level.ts';
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

/** What lasts. Said of one day after the other it is one thing; an emergency of each day is one of its own. */
const LASTING: readonly Level[] = ['soon', 'routine'];

/** Whether two alerts are of one lasting thing: a period that goes on raises a card on each of its days. */
export function areOfOneThing(one: Alike, other: Alike): boolean {
  return (
    one.rule === other.rule && one.document_id === other.document_id && isLasting(one) && isLasting(other)
  );
}
type Alike = Pick<SafetyAlert, 'rule' | 'document_id' | 'level'>;
const isLasting = ({ level }: Alike) => LASTING.includes(level);

/** Sorted alerts, of each lasting thing the newest alone. */
export function newestOfEach(alerts: readonly SafetyAlert[]): SafetyAlert[] {
  return alerts.filter((alert, at) => !alerts.slice(0, at).some((newer) => areOfOneThing(newer, alert)));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
