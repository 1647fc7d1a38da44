import { describeNow, type Now } from '../body/describe-now.ts';
import { addDays, type CalendarDate, dayOfWeek, daysBetween } from '../calendar/calendar-date.ts';
import { findRecordedCycles } from '../cycle/history/find-recorded-cycles.ts';
import type { CycleFacts, RecordedCycles } from '../cycle/history/recorded-cycles.ts';
import type { MethodUse } from '../methods/method-use.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { ImplantRenewal } from '../records/implant-renewals.ts';
import { isOffered, methodOf, REMINDER_RULES, type ReminderKind } from './kinds.ts';
import type { KindSetting } from './reminder-settings.ts';

// Rules and worked examples: docs/algorithms/reminders.md (the tests use the same table).

/** What is known of her that reminders ask about. */
export interface ReminderFacts {
  stage: LifeStage;
  methods: readonly MethodUse[];
  /** Those of which she wants to be reminded; empty where it is not turned on. */
  implants: readonly ImplantRenewal[];
  /** Null: not read, because nothing she turned on asks about it. */
  cycles: Omit<CycleFacts, 'today' | 'stage'> | null;
  /** Of the days about today, those of which something is logged. */
  loggedDays: ReadonlySet<CalendarDate>;
}

/** Of what she is reminded. With the kind it is the key that keeps it from coming twice. */
export interface Occasion {
  /** The method, the implant or the document; null where there is none. */
  subjectId: string | null;
  /** The local day, or the first day of the cycle that it is about: of a cycle she is reminded once. */
  on: CalendarDate;
  /** After this day it is of no use; null: as long as the day goes on. */
  lastDay: CalendarDate | null;
}

/** Days for which it is worth saying that something is late, or waits. */
const KEPT_DAYS = 3;
/** So long after its cycle a question is worth asking: no longer than what was sent is kept, or it would come again. */
const ASKED_DAYS = 90;

/** Of what she is reminded on a day by her clock, where she turned it on; empty where nothing is due. */
export function findOccasions(
  kind: ReminderKind,
  setting: KindSetting,
  facts: ReminderFacts,
  day: CalendarDate,
): Occasion[] {
  if (!setting.is_on || !isOffered(kind, facts)) return [];
  if (REMINDER_RULES[kind].hasWeekdays && (setting.weekdays & (1 << dayOfWeek(day))) === 0) return [];
  const found =
    kind === 'implant'
      ? facts.implants.map(({ id, on }) => findRenewal(id, on, setting.lead_days, day))
      : [findOccasion(kind, setting, facts, day)];
  return found.filter((occasion) => occasion !== null);
}

/** Of the kinds of which one thing at most is due on a day. */
function findOccasion(
  kind: ReminderKind,
  setting: KindSetting,
  facts: ReminderFacts,
  day: CalendarDate,
): Occasion | null {
  switch (kind) {
    case 'log-today':
      return facts.loggedDays.has(day) ? null : { subjectId: null, on: day, lastDay: null };
    case 'pill':
    case 'patch':
    case 'ring':
    case 'injection':
    case 'renewal':
      return findOfMethod(kind, setting, methodOf(kind, facts.methods), day);
    case 'document-read':
      return null; // comes when it happens
    default:
      return facts.cycles === null
        ? null
        : findOfCycle(kind, setting, { ...facts.cycles, stage: facts.stage, today: day });
  }
}

/**
 * Whether what was promised of an occasion still holds, by what is known today. What came late in the evening, or waited for the
 * quiet hours to end, is the evening's still, unless a period began since.
 */
export function isStillDue(
  kind: ReminderKind,
  setting: KindSetting,
  facts: ReminderFacts,
  { subjectId, on, today }: Pick<Occasion, 'subjectId' | 'on'> & { today: CalendarDate },
): boolean {
  const isDueOn = (day: CalendarDate) =>
    findOccasions(kind, setting, facts, day).some(
      (occasion) => occasion.on === on && occasion.subjectId === subjectId,
    );
  const ofDay = dayOfOccasion(kind, setting, on);
  if (ofDay !== null) return isDueOn(ofDay);
  const hasBegun = facts.cycles?.periods.some(({ period_start_date: start }) => start >= today) ?? false;
  return isDueOn(today) || (!hasBegun && isDueOn(addDays(today, -1)));
}

/** Of what belongs to one day, that day on her clock, also past its midnight; null: it belongs to several. */
function dayOfOccasion(
  kind: ReminderKind,
  { lead_days: lead }: KindSetting,
  on: CalendarDate,
): CalendarDate | null {
  switch (kind) {
    case 'log-today':
    case 'pill':
      return on;
    case 'patch':
    case 'ring':
    case 'injection':
      return addDays(on, -lead);
    default:
      return null;
  }
}

function findOfMethod(
  kind: ReminderKind,
  { first_on: first, every_days: every, lead_days: lead }: KindSetting,
  use: MethodUse | null,
  day: CalendarDate,
): Occasion | null {
  if (use === null) return null;
  const subjectId = use.id;
  if (kind === 'pill') return { subjectId, on: day, lastDay: null };
  if (first === null) return null;
  if (kind === 'renewal') return findRenewal(subjectId, first, lead, day);
  const on = addDays(day, lead);
  const since = daysBetween(first, on);
  const isDay = since === 0 || (since > 0 && every !== null && since % every === 0);
  return isDay ? { subjectId, on, lastDay: null } : null;
}

/** Once, from so many days before the day until it is over. */
function findRenewal(subjectId: string, on: CalendarDate, lead: number, day: CalendarDate): Occasion | null {
  const left = daysBetween(day, on);
  return left >= 0 && left <= lead ? { subjectId, on, lastDay: on } : null;
}

/** Of her cycles what the one description of now says, as it will say it on that day if nothing is recorded until then. */
function findOfCycle(
  kind: ReminderKind,
  { lead_days: lead }: KindSetting,
  facts: CycleFacts,
): Occasion | null {
  const cycles = findRecordedCycles(facts);
  const now = describeNow(facts, cycles);
  if (now.cycle === null) return null;
  if (kind === 'something-waits') return findQuestion(cycles, facts.today);
  const occasion = { subjectId: null, on: now.cycle.start };
  if (kind === 'period-late')
    return now.state === 'late' ? { ...occasion, lastDay: addDays(facts.today, KEPT_DAYS) } : null;
  if (now.state !== 'cycling' || now.next === null) return null;
  if (kind === 'period-due') {
    const left = daysBetween(facts.today, now.next.date);
    return left >= 0 && left <= lead ? { ...occasion, lastDay: now.next.date } : null;
  }
  return findFertile(now, lead);
}

/** Up to the likeliest day of ovulation of the cycle that goes on. */
function findFertile({ today, cycle, ahead }: Now, lead: number): Occasion | null {
  const current = ahead?.fertile?.cycles.find(({ isCurrent }) => isCurrent);
  if (cycle === null || current === undefined) return null;
  const isNear = today >= addDays(current.days.from, -lead) && today <= current.ovulationOn;
  return isNear ? { subjectId: null, on: cycle.start, lastDay: current.ovulationOn } : null;
}

/** The newest cycle about which something is to be asked. */
function findQuestion({ finished }: RecordedCycles, today: CalendarDate): Occasion | null {
  const asked = finished.findLast(({ question }) => question !== null);
  if (asked === undefined || daysBetween(asked.nextStart, today) > ASKED_DAYS) return null;
  return { subjectId: null, on: asked.start, lastDay: addDays(today, KEPT_DAYS) };
}
