import { describeDays, usualBleedingDays } from '../body/describe-days.ts';
import { describeNow } from '../body/describe-now.ts';
import { addDays, type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import { compareTexts } from '../compare-texts.ts';
import { showsForecast } from '../cycle/cycle-modes.ts';
import { findRecordedCycles } from '../cycle/history/find-recorded-cycles.ts';
import type { CycleFacts, RecordedCycles } from '../cycle/history/recorded-cycles.ts';
import type { PregnancyDating } from '../pregnancy/dating.ts';
import { describePregnancy, isGoingOn } from '../pregnancy/gestational-age.ts';
import { isOffered, methodOf, type ReminderKind } from '../reminders/kinds.ts';
import { findOccasions, type ReminderFacts } from '../reminders/occasions.ts';
import type { ReminderSettings } from '../reminders/reminder-settings.ts';
import type { FeedContent } from './calendar-feed.ts';

// Rules and worked examples: docs/algorithms/calendar-feed.md (the tests use the same table).

/** One event of whole days. */
export interface FeedEvent {
  /** Says which it is, however it moves. Of her body: it leaves the server as a hash alone. */
  key: string;
  /** First and last day, both counted. */
  from: CalendarDate;
  to: CalendarDate;
  /** Every day from then on, one after the other. */
  isDaily: boolean;
  /** What it is about, for her alone to choose to see. */
  plainTitle: string;
}

export interface FeedFacts {
  /** As reminders know her. */
  facts: ReminderFacts;
  /** The days and series that she named; whether she is reminded of them is another matter. */
  kinds: ReminderSettings['kinds'];
  /** Of the pregnancy that goes on; null: none. */
  dating: PregnancyDating | null;
  today: CalendarDate;
  /** Since when there is the feed: what comes every day begins then. */
  since: CalendarDate;
}

/** What lies further back or ahead is in no feed. */
export const DAYS_BACK = 90;
export const DAYS_AHEAD = 400;

/**
 * What stands in her calendar, the earliest first. What is forecast is what every screen says of it (describeNow), in the
 * modes whose screens look ahead; what she is reminded of is what reminders say. No infertile day is ever named.
 */
export function listFeedEvents(known: FeedFacts, contents: readonly FeedContent[]): FeedEvent[] {
  const { today } = known;
  const [first, last] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  const has = (content: FeedContent) => contents.includes(content);
  const events = [
    ...listOfCycles(known, has),
    ...(has('pills') ? listOfMethods(known, first, last) : []),
    ...(has('renewals') ? listOccasions('renewal', 'Renewal: coil or implant', known, first, last) : []),
    ...(has('due') ? listDue(known) : []),
  ];
  return events
    .filter(({ from, to, isDaily }) => from <= last && (isDaily || to >= first))
    .sort((one, other) => compareTexts(one.from, other.from) || compareTexts(one.key, other.key));
}

const later = (one: CalendarDate | null, other: CalendarDate) => (one === null || other > one ? other : one);

const once = (
  key: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
  plainTitle: string,
): FeedEvent => ({ key, from, to, isDaily: false, plainTitle });

/** Of the modes whose screens look ahead alone: in every other it is empty. */
function listOfCycles(
  { facts: { cycles: read, stage, methods }, today }: FeedFacts,
  has: (content: FeedContent) => boolean,
): FeedEvent[] {
  if (read === null || !showsForecast(stage)) return [];
  const facts: CycleFacts = { ...read, stage, today };
  const cycles = findRecordedCycles(facts);
  const now = describeNow(facts, cycles);
  const last = read.periods.map(({ period_start_date: on }) => on).reduce<CalendarDate | null>(later, null);
  const length = usualBleedingDays(cycles);
  const starts = now.ahead?.starts ?? [];
  // The first start ahead has the name that it will have once it is recorded.
  const nameAhead = (index: number) => (index === 0 ? `${last}` : `${last}+${index}`);
  const fertile = isOffered('fertile-window', { stage, methods, implants: [] })
    ? (now.ahead?.fertile?.cycles ?? [])
    : [];
  return [
    ...(has('period') ? listRecorded(facts, cycles) : []),
    ...(has('period')
      ? starts.map(({ date }, index) =>
          once(`period ${nameAhead(index)}`, { from: date, to: addDays(date, length - 1) }, 'Period, likely'),
        )
      : []),
    ...(has('window')
      ? starts.map(({ window80 }, index) =>
          once(`window ${nameAhead(index)}`, window80, 'Period likely to start'),
        )
      : []),
    ...(has('fertile')
      ? fertile.map(({ days }, index) => once(`fertile ${nameAhead(index)}`, days, 'Fertile days, likely'))
      : []),
  ];
}

/** Each is named by the start before it, under which it was forecast; its days are those that every calendar draws. */
function listRecorded(facts: CycleFacts, cycles: RecordedCycles): FeedEvent[] {
  const drawn = describeDays({ facts, cycles, ahead: null });
  const starts = facts.periods.map(({ period_start_date: start }) => start).toSorted(compareTexts);
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? null;
    let to = from;
    for (
      let day = addDays(from, 1);
      drawn.get(day)?.dayClass === 'period' && day !== next;
      day = addDays(day, 1)
    )
      to = day;
    const isOpen = drawn.get(to)?.isEndUnknown === true;
    return once(
      `period ${starts[index - 1] ?? 'first'}`,
      { from, to },
      isOpen ? 'Period, end not known yet' : 'Period',
    );
  });
}

const SERIES = [
  ['patch', 'Patch'],
  ['ring', 'Ring'],
  ['injection', 'Injection'],
] as const;

function listOfMethods(known: FeedFacts, first: CalendarDate, last: CalendarDate): FeedEvent[] {
  const pill = methodOf('pill', known.facts.methods);
  return [
    ...(pill === null
      ? []
      : [
          {
            ...once(`pill ${pill.id}`, { from: known.since, to: known.since }, 'Pill'),
            isDaily: true,
          },
        ]),
    ...SERIES.flatMap(([kind, title]) => listOccasions(kind, title, known, first, last)),
  ];
}

/** The days themselves, however long before she wants to be reminded, and whether she does. */
function listOccasions(
  kind: ReminderKind,
  title: string,
  { facts, kinds }: FeedFacts,
  first: CalendarDate,
  last: CalendarDate,
): FeedEvent[] {
  const setting = { ...kinds[kind], is_on: true, lead_days: 0 };
  if (setting.first_on === null || !isOffered(kind, facts)) return [];
  return listDays(first, last).flatMap((day) =>
    findOccasions(kind, setting, facts, day)
      .filter(({ on }) => on === day)
      .map(() => once(`${kind} ${day}`, { from: day, to: day }, title)),
  );
}

function listDue({ dating, today }: FeedFacts): FeedEvent[] {
  if (dating === null) return [];
  const { phase, dueDate } = describePregnancy(dating, today);
  if (!isGoingOn(phase)) return [];
  return [once('due', { from: dueDate, to: dueDate }, 'Due date, an estimate')];
}
