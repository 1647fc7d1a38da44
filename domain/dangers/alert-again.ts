import type { FactKey } from './facts/fact-keys.ts';
import type { Facts } from './facts/facts.ts';
import type { Danger } from './find-dangers.ts';
import { compareLevels, type Level } from './level.ts';
import { DANGER_RULES } from './rules/all-rules.ts';

/** An alert that was raised before, as it is kept. */
export interface RaisedAlert {
  rule: string;
  /** What it rested on: alertFacts of that moment. */
  facts: string;
  level: Level;
  at: Date;
  /** When she pressed `Done` or `Not right`; null while it is open. */
  settledAt: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each reading of these is an event of its own. */
const EACH_READING: ReadonlySet<FactKey> = new Set(['systolic', 'diastolic']);
/** Where a rule names no number of its own. */
const QUIET_DAYS: Readonly<Partial<Record<Level, number>>> = { today: 1, soon: 14, routine: 42 };

/** These count up by themselves: that a day has gone by is no new value. */
const TICKING: ReadonlySet<FactKey> = new Set([
  'ageYears',
  'gestationalAgeDays',
  'daysSinceBirth',
  'daysSinceLoss',
  'daysSinceLastPeriod',
  'daysSinceLastBleeding',
  'daysSinceUnprotectedSex',
  'daysSinceTrigger',
  'daysSinceRetrieval',
  'daysSinceCoilFitted',
  'daysSinceTherapyStart',
  'daysSinceTherapyChange',
  'babyAgeDays',
]);

/** The facts of an alert as one text, the same for the same values in any order: what “the same facts” compares. */
export function alertFacts(danger: Danger, facts: Facts): string {
  return danger.because
    .filter(({ fact, from }) => from === 'unknown' || !TICKING.has(fact))
    .map(({ fact }) => `${fact}=${String(facts[fact]?.value ?? 'unknown')}`)
    .toSorted()
    .join('&');
}

/**
 * Whether an alert is said again. The same rule on the same facts is said once; a new value, a higher level, for a pressure
 * each reading, and from `today` on 24 hours say it again. That days go by is no new value. `Done` keeps `today`, `soon` and `routine` silent for the days that the rule names, each of
 * 24 hours from that moment, and never an emergency on new values. `isNewReading`: it was entered anew, though it is the same: a pressure is said again, and
 * what is urgent too, for the same sign on another day is another event.
 */
export function isSaidAgain(
  danger: Danger,
  facts: Facts,
  before: readonly RaisedAlert[],
  { now, isNewReading = false }: { now: Date; isNewReading?: boolean },
): boolean {
  const ofRule = before.filter(({ rule }) => rule === danger.rule);
  if (ofRule.length === 0) return true;
  const latest = ofRule.reduce((one, other) => (one.at < other.at ? other : one));
  if (ofRule.every(({ level }) => compareLevels(danger.level, level) > 0)) return true;
  const isSame = ofRule.some((one) => one.facts === alertFacts(danger, facts));
  const isUrgent = compareLevels(danger.level, 'emergency') >= 0;
  const { settledAt } = latest;
  if (settledAt !== null && !isUrgent) {
    const quiet =
      DANGER_RULES.find(({ id }) => id === danger.rule)?.quietDays ?? QUIET_DAYS[danger.level] ?? 0;
    if (now.getTime() - settledAt.getTime() < quiet * DAY_MS) return false;
  }
  if (!isSame) return true;
  if (isNewReading && (isUrgent || danger.because.some(({ fact }) => EACH_READING.has(fact)))) return true;
  // What she has settled comes back with new values, not by the clock; and what has weeks stands where it is until she is done.
  if (settledAt !== null) return !isUrgent;
  return compareLevels(danger.level, 'today') >= 0 && now.getTime() - latest.at.getTime() >= DAY_MS;
}
