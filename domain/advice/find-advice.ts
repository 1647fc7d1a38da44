import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { hasCycle } from '../cycle/cycle-modes.ts';
import { factsOf } from '../dangers/facts-of.ts';
import { type Clock, type Danger, findDangers } from '../dangers/find-dangers.ts';
import { compareLevels } from '../dangers/level.ts';
import type { DangerRows } from '../dangers/rows.ts';
import { DANGER_RULES } from '../dangers/rules/all-rules.ts';
import { ageOn } from '../profile/age.ts';
import type { AdviceCard, Subject } from './advice-card.ts';
import { type BledRun, findBledRuns } from './bled-runs.ts';
import { datesOf, titleOf } from './say-advice.ts';

// Rules and worked examples: docs/algorithms/advice-that-waits.md (the tests use the same tables).

/** What was bled is brought up for so long. */
const ADVICE_DAYS = 90;
/** After a loss bleeding lasts for longer than a period; from three weeks on it is said all the same. */
const BLEEDING_AFTER_LOSS_DAYS = 42;

/** `other-bleeding` is about one of two things, or both. */
const SUBJECT_OF: Readonly<Record<string, Subject | 'other-bleeding'>> = {
  'no-period.ninety-days': 'no-period',
  'no-period.by-15': 'no-first-period',
  'heavy-period.lasting': 'long-bleeding',
  'heavy-period.long': 'long-bleeding',
  'heavy-period.young': 'long-bleeding',
  'heavy-period.endless': 'long-bleeding',
  'other-bleeding': 'other-bleeding',
  'bleeding-after-menopause': 'after-twelve-months',
  'bleeding-after-menopause.from-55': 'after-twelve-months',
  'menopause-signs.before-45': 'early-menopause',
};
/** None of the others is asked, so that a graver one, which is said at once, does not take an appointment away. */
const ADVICE_RULES = DANGER_RULES.filter(({ id }) => id in SUBJECT_OF);

/** A rule that holds, and of which bleeding: none for what is not about one. */
interface Found {
  subject: Subject;
  danger: Danger;
  run: BledRun | null;
}

/**
 * What is worth an appointment in what is known of her, each once, the sooner ones first. It waits: what she bled is brought up
 * for ninety days, the rest as long as it holds. None in a pregnancy, where every bleeding is an alert.
 */
export function findAdvice(rows: DangerRows, clock: Clock): AdviceCard[] {
  if (rows.stage === 'pregnancy' || rows.pregnancy) return [];
  const found = [...foundToday(rows, clock), ...foundInRuns(rows, clock)];
  const subjects = new Set(found.map(({ subject }) => subject));
  // Spots after a year without are no period yet: both would say the same.
  if (subjects.has('after-twelve-months')) subjects.delete('no-period');
  return [...subjects]
    .map((subject) => composeCard(subject, found, rows))
    .toSorted((one, other) => compareLevels(other.level, one.level));
}

/** What her dates say by themselves. */
function foundToday(rows: DangerRows, clock: Clock): Found[] {
  return ask(rows, rows.day, clock)
    .filter(({ subject }) => ['no-period', 'no-first-period', 'early-menopause', 'between'].includes(subject))
    .filter(({ subject }) => subject !== 'no-first-period' || !hasPeriod(rows));
}

function foundInRuns(rows: DangerRows, clock: Clock): Found[] {
  const since = addDays(rows.day, 1 - ADVICE_DAYS);
  return findBledRuns(rows, since).flatMap((run) => {
    const ofRun = ask(rows, run.last, clock)
      .filter(({ subject }) => subject === 'long-bleeding' || subject === 'after-twelve-months')
      .filter(({ danger }) => !isOfLoss(danger, run, rows))
      .filter(({ subject }) => subject !== 'after-twelve-months' || isNearMenopause(rows));
    const afterSex = daysAfterSex(rows, run).flatMap((day) =>
      ask(rows, day, clock).filter(({ subject }) => subject === 'after-sex'),
    );
    return [...ofRun, ...afterSex].map((one) => ({ ...one, run }));
  });
}

/** Her bleeding and who she is; what she logs and writes has its alerts where it is entered. */
function ask(rows: DangerRows, day: CalendarDate, clock: Clock): Found[] {
  const { stage, birthDate, bleeding, periods, ended, breaks, hormoneTherapy } = rows;
  const facts = factsOf({
    ...{ day, stage, birthDate, bleeding, periods, ended, breaks, hormoneTherapy },
  });
  return findDangers(facts, clock, ADVICE_RULES).flatMap((danger): Found[] => {
    const subject = SUBJECT_OF[danger.rule];
    if (subject === undefined) return [];
    if (subject !== 'other-bleeding') return [{ subject, danger, run: null }];
    const holds = (fact: string) => danger.because.some((one) => one.fact === fact);
    return [
      // The kind of the day is always among the facts; that it was after sex is what counts.
      ...(facts.bleedingKind?.value === 'after-sex' ? ['after-sex' as const] : []),
      ...(holds('betweenBleedingCycles') ? ['between' as const] : []),
    ].map((one) => ({ subject: one, danger, run: null }));
  });
}

const hasPeriod = ({ periods = [], day }: DangerRows) =>
  periods.some(({ period_start_date: start }) => start <= day);

function isOfLoss({ rule }: Danger, { last }: BledRun, { ended }: DangerRows): boolean {
  if (rule !== 'heavy-period.lasting' && rule !== 'heavy-period.young') return false;
  return (ended ?? []).some(
    ({ to }) => to !== null && to <= last && daysBetween(to, last) <= BLEEDING_AFTER_LOSS_DAYS,
  );
}

/** Below this age, in a mode with cycles, a year without is far more often a year without entries, or by hormones. */
const NEAR_MENOPAUSE_YEARS = 40;

function isNearMenopause({ stage, birthDate, day }: DangerRows): boolean {
  if (stage !== undefined && !hasCycle(stage)) return true;
  return !birthDate || ageOn(birthDate, day) >= NEAR_MENOPAUSE_YEARS;
}

function daysAfterSex({ bleeding }: DangerRows, { first, last }: BledRun): CalendarDate[] {
  return [...(bleeding ?? [])]
    .filter(({ day, kind }) => kind === 'after-sex' && day >= first && day <= last)
    .map(({ day }) => day);
}

function composeCard(subject: Subject, all: readonly Found[], rows: DangerRows): AdviceCard {
  const found = all
    .filter((one) => one.subject === subject)
    .toSorted((one, other) => compareLevels(other.danger.level, one.danger.level));
  const [{ danger }] = found as [Found]; // as: a subject is one of what was found
  const runs = [...new Set(found.flatMap(({ run }) => run ?? []))].toSorted((one, other) =>
    one.first < other.first ? 1 : -1,
  );
  const newest = runs[0]?.first;
  return {
    // A new bleeding that should be seen soon is not put away with an older one.
    id: newest !== undefined && danger.level !== 'routine' ? `${danger.rule} ${newest}` : danger.rule,
    ...{ subject, rule: danger.rule, level: danger.level, within: danger.within },
    title: titleOf(subject, rows),
    sentence: danger.say,
    do: danger.do,
    herDates: datesOf(subject, runs, rows),
    sources: danger.sources,
    checked: danger.checked,
  };
}
