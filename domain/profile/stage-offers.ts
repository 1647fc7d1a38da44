import type { BleedingRows } from '../bleeding/bleeding-of.ts';
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { sameDayInMonth } from '../calendar/calendar-month.ts';
import { longDay } from '../calendar/name-day.ts';
import type { CyclePause } from '../cycle/history/cycle-records.ts';
import type { FinishedCycle } from '../cycle/history/recorded-cycles.ts';
import { isSettled } from '../cycle/history/settled-cycles.ts';
import { lastRecordedDay, type Period } from '../cycle/period.ts';
import type { MethodUse } from '../methods/method-use.ts';
import type { Method } from '../methods/methods.ts';
import type { LifeStage } from './life-stages.ts';

// Rules, sources and worked examples: docs/algorithms/stage-offers.md (the tests use the same table).

/** What the offers are made from. */
export interface StageFacts {
  stage: LifeStage;
  today: CalendarDate;
  /** In whole years; null: not known. */
  ageYears: number | null;
  /** All of hers, in any order. */
  periods: readonly Period[];
  /** Oldest first. */
  finished: readonly FinishedCycle[];
  /** What she noted of the bleeding of her days. */
  bleeding: BleedingRows;
  pregnancies: readonly { to: CalendarDate | null }[];
  pauses: readonly Pick<CyclePause, 'to_on'>[];
  methods: readonly MethodUse[];
  /** By her answers; null: not answered. */
  isOnHormoneTherapy: boolean | null;
}

/** A mode that her records speak for. Never more than an offer. */
export interface StageOffer {
  to: LifeStage;
  /** Why, as a sentence. */
  because: string;
  /** The rule and its year; null: it is what the mode means. */
  source: string | null;
}

const STRAW = 'STRAW+10, 2012';
/** Below it what stops or changes is a matter for a doctor, and no offer (docs/algorithms/advice-that-waits.md). */
const YOUNGEST_YEARS = 45;
/** STRAW+10: neighbours that differ by so many days, and again within so many cycles. */
const VARIABLE_DAYS = 7;
const AGAIN_WITHIN_CYCLES = 10;
const WITHOUT_BLEEDING_MONTHS = 12;
/** The newest cycles that are looked at: what was years ago says nothing of now. */
const NEWEST_CYCLES = 12;

const HORMONAL: readonly Method[] = [
  ...(['combined-pill', 'patch', 'ring', 'progestogen-pill'] as const),
  ...(['injection', 'implant', 'hormonal-coil'] as const),
];

/** The mode that her records speak for beside the one she is in; null: none. */
export function findStageOffer(facts: StageFacts): StageOffer | null {
  const { stage, periods } = facts;
  if (stage === 'pre-menstrual') {
    const isBegun = periods.length > 0;
    const because = 'You recorded a period: the cycle mode counts your cycles from it.';
    return isBegun ? { to: 'menstrual-cycle', because, source: null } : null;
  }
  if (stage !== 'menstrual-cycle' && stage !== 'menopause') return null;
  // With hormones bleeding tells nothing of what lies behind it.
  if (facts.isOnHormoneTherapy === true || usesHormones(facts)) return null;
  return findPostMenopause(facts) ?? (stage === 'menstrual-cycle' ? findTransition(facts) : null);
}

function usesHormones({ methods, today }: StageFacts): boolean {
  return methods.some(
    ({ method, ended_on: end }) => HORMONAL.includes(method) && (end === null || isWithinYear(end, today)),
  );
}

/** Twelve months without any bleeding. */
function findPostMenopause(facts: StageFacts): StageOffer | null {
  const { stage, ageYears, today, pregnancies, pauses } = facts;
  const isOldEnough = ageYears === null ? stage === 'menopause' : ageYears >= YOUNGEST_YEARS;
  const last = findLastBleeding(facts);
  if (!isOldEnough || last === null || isWithinYear(last, today)) return null;
  // A time without cycles that has its reason says nothing of the menopause.
  const ends = [...pregnancies.map(({ to }) => to), ...pauses.map(({ to_on: to }) => to)];
  if (ends.some((to) => to === null || isWithinYear(to, today))) return null;
  const because = `Your last bleeding was on ${longDay(last, today)}, twelve months ago or more.`;
  return { to: 'post-menopause', because, source: STRAW };
}

/** Cycles that begin to differ, again and again. */
function findTransition({ ageYears, finished }: StageFacts): StageOffer | null {
  if (ageYears === null || ageYears < YOUNGEST_YEARS) return null;
  const newest = finished.slice(-NEWEST_CYCLES);
  const variable = newest.flatMap((cycle, at) => {
    const before = newest[at - 1];
    const isNext = before !== undefined && before.nextStart === cycle.start;
    if (!isNext || !isSettled(before) || !isSettled(cycle)) return [];
    return Math.abs(cycle.lengthDays - before.lengthDays) >= VARIABLE_DAYS ? [at] : [];
  });
  const isAgain = variable.some((at, index) => {
    const before = variable[index - 1];
    return before !== undefined && at - before <= AGAIN_WITHIN_CYCLES;
  });
  if (!isAgain) return null;
  const because = `${variable.length} times in your last ${newest.length} cycles, one was at least ${VARIABLE_DAYS} days longer or shorter than the one before.`;
  return { to: 'menopause', because, source: STRAW };
}

/** Of any kind and amount: spots count as bleeding here. */
function findLastBleeding({ periods, bleeding, today }: StageFacts): CalendarDate | null {
  let last: CalendarDate | null = null;
  const take = (day: CalendarDate) => {
    if (day <= today && (last === null || day > last)) last = day;
  };
  for (const period of periods) take(lastRecordedDay(period, today));
  for (const [day, { flow }] of bleeding) if (flow !== null && flow !== 'none') take(day);
  return last;
}

function isWithinYear(day: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(sameDayInMonth(day, WITHOUT_BLEEDING_MONTHS), today) < 0;
}
