import { inclusiveDays } from '../calendar/calendar-date.ts';
import { compareTexts } from '../compare-texts.ts';
import { countOf } from '../count-of.ts';
import { PAUSE_REASONS } from '../cycle/history/cycle-records.ts';
import { nameMethod } from '../methods/methods.ts';
import { nameStage } from '../profile/life-stages.ts';
import {
  endOf,
  type MedicalRecord,
  type RecordOf,
  saysNoneKnown,
  startOf,
} from '../records/medical-record.ts';
import type { RecordKind } from '../records/record-kinds.ts';
import { sayObstetric, sayRecord } from '../records/say-record.ts';
import { findLossChanges, momentOf } from './list-bands.ts';
import { isLost, nameTellsOfLoss, obstetricOf, outcomeMayBeLoss, recordMayBeLoss } from './losses.ts';
import type { EventKind, Lead, Moment, Timeline, TimelineEvent } from './timeline.ts';
import { ofDay, ofInstant, type PregnancyFact, type TimelineFacts } from './timeline-facts.ts';

/** All that has a day, newest first, and how many records and methods have none. */
export function listEvents(facts: TimelineFacts): Pick<Timeline, 'events' | 'undated' | 'undated_losses'> {
  const records = facts.records.filter(hasTime);
  const ofRecords = records.map(listOfRecord);
  const ofMethods = facts.methods.map(listOfMethod);
  const events = [
    ...listStages(facts),
    ...listPregnancies(facts),
    ...ofRecords.flat(),
    ...ofMethods.flat(),
    ...listDays(facts),
    ...facts.pauses.flatMap(listOfPause),
    ...facts.documents.map(({ id, name, uploaded_at }) =>
      event('document', `document-${id}`, name, 'Uploaded', ofInstant(uploaded_at), { to: 'document', id }),
    ),
  ];
  const isUndated = (list: readonly TimelineEvent[] | undefined) => list?.length === 0;
  return {
    events: sortEvents(events),
    undated: [...ofRecords, ...ofMethods].filter(isUndated).length,
    undated_losses: records.filter((record, at) => isUndated(ofRecords[at]) && recordMayBeLoss(record))
      .length,
  };
}

/** Newest first; of one day the latest instant, then in an order that is always the same. */
export function sortEvents(events: readonly TimelineEvent[]): TimelineEvent[] {
  return [...events].sort(
    (one, other) =>
      compareTexts(other.when.on, one.when.on) ||
      compareTexts(other.when.at ?? '', one.when.at ?? '') ||
      compareTexts(one.id, other.id),
  );
}

function event(
  kind: EventKind,
  id: string,
  title: string,
  detail: string,
  when: Moment,
  lead: Lead,
  more: Partial<Pick<TimelineEvent, 'stage' | 'is_loss' | 'count'>> = {},
): TimelineEvent {
  const { stage = null, is_loss = nameTellsOfLoss(title), count = 1 } = more;
  return { id, kind, title, detail, count, when, lead, stage, is_loss };
}

const PROFILE: Lead = { to: 'profile' };

function listStages(facts: TimelineFacts): TimelineEvent[] {
  const { born_on, stage_changes, stage_now, stage_chosen_at, last_period } = facts;
  const lost = findLossChanges(facts);
  const chosen = 'Mode chosen';
  const isOnlyChoice = stage_changes.length === 0 && stage_chosen_at !== null;
  return [
    ...(born_on ? [event('stage', 'birth', 'You were born', '', ofDay(born_on), PROFILE)] : []),
    ...(isOnlyChoice
      ? [
          event('stage', 'mode-0', nameStage(stage_now), chosen, ofInstant(stage_chosen_at), PROFILE, {
            stage: stage_now,
          }),
        ]
      : []),
    ...stage_changes.map(({ to_stage, changed_at }, at) =>
      event('stage', `mode-${at}`, nameStage(to_stage), chosen, ofInstant(changed_at), PROFILE, {
        stage: to_stage,
        is_loss: lost.has(at),
      }),
    ),
    ...(last_period
      ? [
          event(
            'stage',
            'last-period',
            'Last period',
            'As you said in your setup',
            ofDay(last_period),
            PROFILE,
          ),
        ]
      : []),
  ];
}

const MY_PREGNANCIES = (id: string): Lead => ({ to: 'record', kind: 'obstetric', id });

function listPregnancies({ pregnancies, records }: TimelineFacts): TimelineEvent[] {
  const details = obstetricOf(records);
  return pregnancies.flatMap((pregnancy) => {
    const is_loss = isLost(pregnancy, details);
    return sayPregnancy(pregnancy, details).map(([edge, title, detail, day]) =>
      event(
        ...(['pregnancy', `pregnancy-${pregnancy.id}-${edge}`, title, detail, ofDay(day)] as const),
        ...([MY_PREGNANCIES(pregnancy.id), { is_loss }] as const),
      ),
    );
  });
}

type Said = readonly [edge: string, title: string, detail: string, day: Moment['on']];

function sayPregnancy({ id, from, to, end, due_on }: PregnancyFact, all: RecordOf<'obstetric'>[]): Said[] {
  const began: Said = ['from', 'Pregnancy', 'Counted from this day', from];
  if (to === null) return [began, ['due', 'Due date', 'An estimate', due_on]];
  const details = all.find(({ fields }) => fields.pregnancy_id === id);
  const known = details ? sayObstetric(details.fields).slice(0, 3).join(', ') : '';
  const title = end === 'birth' ? 'A birth' : end === 'loss' ? 'A pregnancy was lost' : 'A pregnancy ended';
  return [began, ['to', title, known, to]];
}

const TIMELESS: readonly RecordKind[] = ['family', 'provider'];

/** Details of a pregnancy that stands elsewhere have its time; that there is nothing has none. */
function hasTime(record: MedicalRecord): boolean {
  if (TIMELESS.includes(record.kind) || saysNoneKnown(record)) return false;
  return record.kind !== 'obstetric' || record.fields.pregnancy_id === null;
}

/** What beginning and end are called, by kind. */
const EDGES: Partial<Record<RecordKind, readonly [start: string, end: string]>> = {
  condition: ['Began', 'Ended'],
  procedure: ['Done', 'Ended'],
  allergy: ['Known since', 'Ended'],
  medication: ['Started', 'Stopped'],
  vaccination: ['Given', 'Ended'],
  implant: ['Placed', 'Taken out'],
};

function listOfRecord(record: MedicalRecord): TimelineEvent[] {
  const { id, kind, fields } = record;
  const [from, to] = [momentOf(startOf(fields)), momentOf(endOf(fields))];
  const { title } = sayRecord(record);
  const lead: Lead = { to: 'record', kind, id };
  if (kind === 'obstetric') {
    const is_loss = outcomeMayBeLoss(fields);
    const detail = sayObstetric(fields).slice(0, 3).join(', ');
    return from ? [event('pregnancy', `record-${id}-from`, title, detail, from, lead, { is_loss })] : [];
  }
  const eventKind = kind as EventKind; // as: hasTime leaves out the kinds that are none
  const [began, ended] = EDGES[kind] ?? ['', ''];
  const isPlanned = fields.status === 'planned';
  const renewBy = kind === 'implant' && fields.status !== 'resolved' ? fields.renew_by : null;
  return [
    ...(from
      ? [event(eventKind, `record-${id}-from`, title, isPlanned ? 'Planned' : began, from, lead)]
      : []),
    ...(to ? [event(eventKind, `record-${id}-to`, title, ended, to, lead)] : []),
    ...(renewBy ? [event(eventKind, `record-${id}-renew`, title, 'Renew by', ofDay(renewBy), lead)] : []),
  ];
}

function listOfMethod(use: TimelineFacts['methods'][number]): TimelineEvent[] {
  const { id, method, started_on, started_certainty, ended_on } = use;
  const from = momentOf({ on: started_on, precision: started_certainty, age: null });
  const title = nameMethod(method);
  const lead: Lead = { to: 'method' };
  return [
    ...(from ? [event('method', `method-${id}-from`, title, 'Started', from, lead)] : []),
    ...(ended_on ? [event('method', `method-${id}-to`, title, 'Stopped', ofDay(ended_on), lead)] : []),
  ];
}

function listOfPause({ id, from_on, to_on, reason }: TimelineFacts['pauses'][number]): TimelineEvent[] {
  const title = PAUSE_REASONS.find(({ value }) => value === reason)?.label ?? '';
  const lead: Lead = { to: 'cycles' };
  return [
    event('pause', `pause-${id}-from`, title, 'A pause of your cycles begins', ofDay(from_on), lead),
    ...(to_on ? [event('pause', `pause-${id}-to`, title, 'The pause ends', ofDay(to_on), lead)] : []),
  ];
}

/** What is noted by the day: periods, days of a month together, laboratory values. */
function listDays({ periods, noted, lab_days }: TimelineFacts): TimelineEvent[] {
  return [
    ...periods.map(({ period_start_date: from, period_end_date: to }) =>
      event(
        'period',
        `period-${from}`,
        'Period',
        to ? countOf(inclusiveDays(from, to), 'day') : '',
        ofDay(from),
        {
          ...{ to: 'day', day: from },
        },
      ),
    ),
    ...noted.map(({ first_day, days }) => {
      // of the month: its days stand together
      const on = `${first_day.slice(0, 7)}-01` as Moment['on'];
      const when = { ...ofDay(on), precision: 'month' as const };
      const lead: Lead = { to: 'day', day: first_day };
      return event('day', `days-${first_day.slice(0, 7)}`, `${countOf(days, 'day')} noted`, '', when, lead, {
        count: days,
      });
    }),
    ...lab_days.map(({ day, values }) =>
      event(
        'lab',
        `lab-${day}`,
        countOf(values, 'test result'),
        '',
        ofDay(day),
        { to: 'values' },
        { count: values },
      ),
    ),
  ];
}
