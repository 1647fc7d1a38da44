import { compareLevels, type Level } from '../dangers/level.ts';
import { DANGER_RULES } from '../dangers/rules/all-rules.ts';
import { NOT_CHECKED, SOURCES } from '../dangers/sources.ts';
import type { AlertReason, SafetyAlert } from './safety-alert.ts';

/** What is kept of an alert beside whose it is, when it was raised and what became of it. */
export interface KeptAlert {
  rule: string;
  level: Level;
  because: readonly AlertReason[];
}

type Circumstances = Pick<SafetyAlert, 'id' | 'day' | 'rules_version' | 'raised_at' | 'read_at'>;

const rules = new Map(DANGER_RULES.map((rule) => [rule.id, rule]));

/** A kept alert in the words of its rule; null where there is no such rule any more. */
export function showAlert(
  { rule: id, level, because }: KeptAlert,
  circumstances: Circumstances,
): SafetyAlert | null {
  const rule = rules.get(id);
  if (rule === undefined) return null;
  return {
    ...circumstances,
    rule: id,
    aliases: rule.aliases,
    level,
    // Found at a lower level than the rule's own, the rule's time is not meant.
    within: level === rule.level ? rule.within : null,
    say: rule.say,
    because,
    do: rule.do,
    watch: rule.watch,
    call: rule.call,
    sources: rule.sources.map((source) => SOURCES[source]),
    checked: NOT_CHECKED,
    card: rule.card ?? null,
  };
}

/** Highest first, of one level the newest. */
export function sortAlerts(alerts: readonly SafetyAlert[]): SafetyAlert[] {
  return alerts.toSorted(
    (one, other) =>
      compareLevels(other.level, one.level) ||
      (one.day < other.day ? 1 : one.day > other.day ? -1 : 0) ||
      (one.raised_at < other.raised_at ? 1 : -1),
  );
}
