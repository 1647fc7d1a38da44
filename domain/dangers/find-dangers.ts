import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { type Evidence, evaluate, holds } from './evaluate.ts';
import type { FactKey } from './facts/fact-keys.ts';
import type { FactSource, Facts } from './facts/facts.ts';
import { nameFact } from './facts/name-fact.ts';
import { compareLevels, hoursOf, type Level, type Within } from './level.ts';
import { OLD_RESULT } from './old-result.ts';
import { pregnancyPossibility } from './pregnancy-possibility.ts';
import type { Call, DangerRule } from './rule.ts';
import { rulesNear } from './rule-index.ts';
import { DANGER_RULES } from './rules/all-rules.ts';
import { NOT_CHECKED, SOURCES, type Source } from './sources.ts';

/** One reason: which fact, in words, and from where. */
export interface Because {
  fact: FactKey;
  /** `Blood pressure 160/95`; for what is not known, that it is not. */
  words: string;
  from: FactSource | 'unknown';
  day?: CalendarDate | undefined;
  span?: readonly [number, number] | undefined;
}

export interface Danger {
  rule: string;
  aliases: readonly string[];
  version: number;
  level: Level;
  within: Within;
  say: string;
  because: readonly Because[];
  do: readonly string[];
  watch: readonly string[];
  call: Call;
  sources: readonly Source[];
  checked: string;
  /** Instead of a level she sees this card. */
  card: 'crisis' | 'violence' | null;
  /** Never stored, listed or said again. */
  isPrivate: boolean;
  /** How many days `Done` keeps it silent; undefined: as long as its level says (alert-again.ts). */
  quietDays: number | undefined;
  /** Silent on the same facts alone. */
  quietFor: 'same facts' | undefined;
}

/** Her day and clock; `zone` is an IANA name. */
export interface Clock {
  today: CalendarDate;
  now: Date;
  zone: string;
}

/** A printed value older than this is no alarm of today any more. */
const OLD_RESULT_DAYS = 30;

/**
 * Everything dangerous in what is known, highest first; the same facts and day give the same answer. Only ever adds: two rules
 * give the higher level, and nothing holds because a value is missing, but for age, weeks and the like, of which the graver
 * reading stands. Rules, sources and worked examples: docs/algorithms/dangers.md.
 */
export function findDangers(
  facts: Facts,
  { today }: Clock,
  rules: readonly DangerRule[] = DANGER_RULES,
): Danger[] {
  const { pregnancy } = pregnancyPossibility(facts);
  const read: Facts = { ...facts, pregnancy: facts.pregnancy ?? { value: pregnancy, from: 'rule' } };
  const found = rulesNear(read, rules).flatMap((rule) => {
    if (rule.off !== undefined || !holds(rule.when, read)) return [];
    const who = evaluate(rule.who, read);
    const when = who && evaluate(rule.when, read);
    return who && when ? [{ rule, danger: dangerOf(rule, who, when, read, today) }] : [];
  });
  // A rule that was lowered, for its result is old, hides only what was lowered too.
  const isLowered = ({ rule, danger }: (typeof found)[number]) => danger.level !== rule.level;
  const isRepeated = (one: (typeof found)[number]) =>
    found.some(
      (other) => other.rule.supersedes?.includes(one.rule.id) && (!isLowered(other) || isLowered(one)),
    );
  return found
    .filter((one) => !isRepeated(one))
    .map(({ danger }) => danger)
    .toSorted(
      (one, other) =>
        compareLevels(other.level, one.level) ||
        hoursOf(one.level, one.within) - hoursOf(other.level, other.within),
    );
}

function dangerOf(
  rule: DangerRule,
  who: Evidence,
  when: Evidence,
  facts: Facts,
  today: CalendarDate,
): Danger {
  const isOld = isOfOldResult(when, facts, today) && compareLevels(rule.level, 'soon') > 0;
  const keys = [...new Set([...when.facts, ...who.facts])];
  const because: Because[] = keys.flatMap((fact) => {
    const known = facts[fact];
    if (
      known === undefined ||
      (fact === 'pregnancy' && known.value !== 'certain' && known.value !== 'possible')
    )
      return [];
    const { from, day, span } = known;
    return [{ fact, words: wordsOf(fact, facts), from, ...(day && { day }), ...(span && { span }) }];
  });
  for (const fact of new Set([...who.unknown, ...when.unknown])) {
    because.push({ fact, words: nameFact(fact, null), from: 'unknown' });
  }
  return {
    rule: rule.id,
    aliases: rule.aliases,
    version: rule.version,
    level: isOld ? OLD_RESULT.level : rule.level,
    within: isOld ? OLD_RESULT.within : rule.within,
    say: rule.say,
    because,
    do: isOld ? OLD_RESULT.do : rule.do,
    watch: rule.watch,
    call: isOld ? OLD_RESULT.call : rule.call,
    sources: rule.sources.map((id) => SOURCES[id]),
    checked: NOT_CHECKED,
    card: rule.card ?? null,
    isPrivate: rule.isPrivate ?? false,
    quietDays: rule.quietDays,
    quietFor: rule.quietFor,
  };
}

/** A pressure is read as one, also where only one of its numbers is the reason. */
function wordsOf(fact: FactKey, facts: Facts): string {
  const { systolic, diastolic } = facts;
  const isPressure = fact === 'systolic' || fact === 'diastolic';
  if (isPressure && systolic && diastolic) return `Blood pressure ${systolic.value}/${diastolic.value}`;
  return nameFact(fact, facts[fact]?.value ?? null);
}

/** True where it rests on printed values, and all of them are old. */
function isOfOldResult({ facts: keys }: Evidence, facts: Facts, today: CalendarDate): boolean {
  const printed = keys.map((key) => facts[key]).filter((known) => known?.from === 'document');
  return (
    printed.length > 0 &&
    printed.every((known) => known?.day !== undefined && daysBetween(known.day, today) > OLD_RESULT_DAYS)
  );
}
