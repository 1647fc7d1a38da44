import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { FactKey } from './facts/fact-keys.ts';
import type { Facts } from './facts/facts.ts';
import type { Because, Danger } from './find-dangers.ts';
import { compareLevels, type Level } from './level.ts';

/** An alert that was raised before, as it is kept: by the server, or by the device on which she has read it. */
export interface RaisedAlert {
  rule: string;
  /** Of the entry it was about. */
  day: CalendarDate;
  /** What it rested on: alertFacts of that moment, or on a device factsInWords. */
  facts: string;
  level: Level;
  at: Date;
  /** When she pressed `Done` or `Not right`; null while it is open. */
  settledAt: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each reading of these is an event of its own. */
const EACH_READING: ReadonlySet<FactKey> = new Set(['systolic', 'diastolic']);
/** Of these another day is another value. */
const SINCE: ReadonlySet<FactKey> = new Set(['harmfulMedicines']);
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
export function alertFacts({ because }: Pick<Danger, 'because'>, facts: Facts): string {
  return joinValues(because, ({ fact }) => {
    const since = SINCE.has(fact) ? facts[fact]?.day : undefined;
    return `${facts[fact]?.value ?? 'unknown'}${since === undefined ? '' : ` since ${since}`}`;
  });
}

/** The same of an alert of which only its reasons are known, as of one that came from the server. */
export function factsInWords(because: readonly Reason[]): string {
  return joinValues(because, ({ fact, words, day }) =>
    SINCE.has(fact) && day ? `${words} since ${day}` : words,
  );
}
type Reason = Pick<Because, 'fact' | 'from' | 'words' | 'day'>;

function joinValues<One extends Reason>(because: readonly One[], readValue: (one: One) => string): string {
  return because
    .filter(({ fact, from }) => from === 'unknown' || !TICKING.has(fact))
    .map((reason) => `${reason.fact}=${readValue(reason)}`)
    .toSorted()
    .join('&');
}

/** What was found now, of which day, on which facts. */
export interface FoundAlert {
  danger: Pick<Danger, 'rule' | 'level' | 'card' | 'quietDays'> &
    Partial<Pick<Danger, 'quietFor'>> & {
      because: readonly Pick<Because, 'fact'>[];
    };
  day: CalendarDate;
  facts: string;
}

/**
 * Whether an alert is said, by the server in its answer and by a device in its window and above the form. The same rule on the same
 * facts is said once; a new value, a higher level, for a pressure each reading, and from `today` on 24 hours say it again, and what is
 * urgent is said of each day, for the same sign on another day is another event. That days go by is no new value. `Done` keeps
 * `today`, `soon` and `routine` silent for the days that the rule names, each of 24 hours from that moment, and never an emergency or
 * a card on new values.
 */
export function isSaidAgain(
  { danger, day, facts }: FoundAlert,
  before: readonly RaisedAlert[],
  { now }: { now: Date },
): boolean {
  const ofRule = before.filter(({ rule }) => rule === danger.rule);
  if (ofRule.length === 0) return true;
  const latest = ofRule.reduce((one, other) => (one.at <= other.at ? other : one));
  if (ofRule.every(({ level }) => compareLevels(danger.level, level) > 0)) return true;
  const same = ofRule.filter((one) => one.facts === facts);
  const isUrgent = compareLevels(danger.level, 'emergency') >= 0 || danger.card !== null;
  const { settledAt } = latest;
  const isHeld = danger.quietFor === undefined || same.length > 0;
  if (settledAt !== null && !isUrgent && isHeld) {
    const quiet = danger.quietDays ?? QUIET_DAYS[danger.level] ?? 0;
    if (now.getTime() - settledAt.getTime() < quiet * DAY_MS) return false;
  }
  if (same.length === 0) return true;
  const isNewReading = same.every((one) => one.day !== day);
  if (isNewReading && (isUrgent || danger.because.some(({ fact }) => EACH_READING.has(fact)))) return true;
  // What she has settled comes back with new values, not by the clock; and what has weeks stands where it is until she is done.
  if (settledAt !== null) return !isUrgent;
  return compareLevels(danger.level, 'today') >= 0 && now.getTime() - latest.at.getTime() >= DAY_MS;
}
