import { type CalendarDate, localDateOf } from '../calendar/calendar-date.ts';
import { shortDate } from '../calendar/name-day.ts';
import { countOf } from '../count-of.ts';
import { foldText } from '../documents/fold-text.ts';
import { type HealthDocument, nameOf } from '../documents/health-document.ts';
import type { LabValue } from '../laboratory/lab-value.ts';
import { type MedicalRecord, saysNoneKnown } from '../records/medical-record.ts';
import { RECORD_KINDS } from '../records/record-kinds.ts';
import { sayRecord } from '../records/say-record.ts';
import { sayClock } from '../time/say-time.ts';
import { eventWords } from '../timeline/find-events.ts';
import { nameTellsOfLoss, outcomeMayBeLoss } from '../timeline/losses.ts';
import { nameKind, sayMoment } from '../timeline/say-timeline.ts';
import type { EventKind, Lead, TimelineEvent } from '../timeline/timeline.ts';
import {
  hasWords,
  makeSearchable,
  rememberSearchable,
  type Searchable,
  type TypedWord,
  wordsTyped,
} from './match-words.ts';

/** What the search of the dashboard looks through beside places: lists that are loaded, in the page. */
export interface HerLists {
  records: readonly MedicalRecord[];
  documents: readonly HealthDocument[];
  /** Her test results, newest first. */
  values: readonly LabValue[];
  events: readonly TimelineEvent[];
  help: readonly { question: string; answer: readonly string[] }[];
  /** What else people call an analyte (analyte-words.ts, which is fetched by itself); the same as long as the page is open. */
  otherNamesOf: (analyte: string) => string;
  /** False: what tells of a loss is not found, as it is not shown. */
  showsLosses: boolean;
}

export interface FoundHers {
  id: string;
  title: string;
  hint: string;
  lead: Lead | { to: 'help' };
}

export interface FoundGroup {
  title: 'Your records' | 'Your values' | 'Your documents' | 'Your timeline' | 'Help';
  found: FoundHers[];
}

/** So many of each group: who wants more types another word. */
export const FOUND_MAX = 6;

/** Letters that are too few to say anything. */
const LEAST_LETTERS = 2;

/** What fits the typed words, by group; empty groups are left out. Nothing typed finds nothing. */
export function findHers(lists: HerLists, typed: string): FoundGroup[] {
  const words = wordsTyped(typed);
  if (words.reduce((sum, { joined }) => sum + joined.length, 0) < LEAST_LETTERS) return [];
  const groups: FoundGroup[] = [
    {
      title: 'Your records',
      found: take(
        lists.records.filter((one) => fits(lists, one, words)),
        ofRecord,
      ),
    },
    { title: 'Your values', found: findValues(lists, words) },
    {
      title: 'Your documents',
      found: take(
        lists.documents.filter(
          (one) => mayShow(lists, nameOf(one)) && hasWords(documentWords(lists, one), words),
        ),
        ofDocument,
      ),
    },
    {
      title: 'Your timeline',
      found: take(
        lists.events.filter(
          (one) =>
            TOLD_HERE.has(one.kind) &&
            (lists.showsLosses || !one.is_loss) &&
            hasWords(eventWords(one), words),
        ),
        ofEvent,
      ),
    },
    {
      title: 'Help',
      found: take(
        lists.help.filter((one) => hasWords(helpWords(one), words)),
        ofHelp,
      ),
    },
  ];
  return groups.filter(({ found }) => found.length > 0);
}

function take<One>(all: readonly One[], toFound: (one: One) => FoundHers): FoundHers[] {
  return all.slice(0, FOUND_MAX).map(toFound);
}

const mayShow = ({ showsLosses }: HerLists, name: string) => showsLosses || !nameTellsOfLoss(name);

const tabOf = (record: MedicalRecord) => RECORD_KINDS.find(({ value }) => value === record.kind)?.tab ?? '';

const recordWords = rememberSearchable((record: MedicalRecord) => {
  const { title, lines } = sayRecord(record);
  return [title, ...lines, tabOf(record)];
});

function fits(lists: HerLists, record: MedicalRecord, words: readonly TypedWord[]): boolean {
  if (saysNoneKnown(record) || record.unreadable) return false;
  // Details of a pregnancy that stands elsewhere: how that one ended is not known here.
  const mayTell =
    record.kind === 'obstetric' && (record.fields.pregnancy_id !== null || outcomeMayBeLoss(record.fields));
  if (!lists.showsLosses && (mayTell || nameTellsOfLoss(sayRecord(record).title))) return false;
  return hasWords(recordWords(record), words);
}

function ofRecord(record: MedicalRecord): FoundHers {
  const { title, time } = sayRecord(record);
  return {
    id: `record-${record.id}`,
    title,
    hint: [tabOf(record), time].filter(Boolean).join(' · '),
    lead: { to: 'record', kind: record.kind, id: record.id },
  };
}

const analytesOf = (document: HealthDocument): readonly string[] => document.ai_digest?.analytes ?? [];

/** Made once for each document. */
const documentsMade = new WeakMap<HealthDocument, Searchable>();

function documentWords({ otherNamesOf }: HerLists, document: HealthDocument): Searchable {
  const known = documentsMade.get(document);
  if (known) return known;
  const made = makeSearchable([
    ...[nameOf(document), document.file_name, document.notes, document.ai_summary],
    ...analytesOf(document).flatMap((name) => [name, otherNamesOf(name)]),
  ]);
  documentsMade.set(document, made);
  return made;
}

/** With the time: two of one day and name are told apart by it. */
function ofDocument(document: HealthDocument): FoundHers {
  const uploaded = new Date(document.uploaded_at);
  return {
    id: `document-${document.id}`,
    title: nameOf(document),
    hint: `Document · ${shortDate(localDateOf(uploaded))}, ${sayClock(uploaded)}`,
    lead: { to: 'document', id: document.id },
  };
}

interface FoundValue {
  name: string;
  /** Of her test results: how many, and when the newest was. */
  values: number;
  newest: CalendarDate | null;
  /** The documents that name it, the newest first. */
  documents: string[];
}

interface ValueName {
  /** The same for names of one thing. */
  key: string;
  searchable: Searchable;
}

/** Made once for each name: thousands of values have the same few. */
const VALUE_NAMES = new WeakMap<HerLists['otherNamesOf'], Map<string, ValueName>>();

function nameOfValue(otherNamesOf: HerLists['otherNamesOf'], name: string): ValueName {
  const names = VALUE_NAMES.get(otherNamesOf) ?? new Map<string, ValueName>();
  VALUE_NAMES.set(otherNamesOf, names);
  const known = names.get(name);
  if (known) return known;
  const others = otherNamesOf(name);
  const made = { key: others || foldText(name), searchable: makeSearchable([name, others]) };
  names.set(name, made);
  return made;
}

/** What was measured, once each: her test results, and what documents name beside them. */
function findValues(lists: HerLists, words: readonly TypedWord[]): FoundHers[] {
  const found = new Map<string, FoundValue>();
  const asked = new Map<string, FoundValue | null>();
  const find = (name: string): FoundValue | null => {
    const known = asked.get(name);
    if (known !== undefined) return known;
    const { key, searchable } = nameOfValue(lists.otherNamesOf, name);
    const fitting = hasWords(searchable, words)
      ? (found.get(key) ?? { name, values: 0, newest: null, documents: [] })
      : null;
    if (fitting) found.set(key, fitting);
    asked.set(name, fitting);
    return fitting;
  };
  for (const { result, local_day, unreadable } of lists.values) {
    const one = unreadable ? null : find(result.name);
    if (!one) continue;
    one.values += 1;
    one.newest ??= local_day;
  }
  for (const document of lists.documents) {
    if (!mayShow(lists, nameOf(document))) continue;
    for (const name of analytesOf(document)) find(name)?.documents.push(document.id);
  }
  return take([...found.values()], ofValue);
}

/** A test result leads to its section, another value to the newest document that names it. */
function ofValue({ name, values, newest, documents }: FoundValue): FoundHers {
  const [document = ''] = documents;
  const ofResults = newest && `${countOf(values, 'value')}, newest ${shortDate(newest)}`;
  return {
    id: `value-${name}`,
    title: name,
    hint: ofResults ?? `In ${countOf(documents.length, 'document')}`,
    lead: ofResults ? { to: 'values' } : { to: 'document', id: document },
  };
}

/** What stands in no list above. */
const TOLD_HERE: ReadonlySet<EventKind> = new Set(['stage', 'pregnancy', 'method', 'pause']);

const ofEvent = ({ id, title, kind, when, lead }: TimelineEvent): FoundHers => ({
  ...{ id: `event-${id}`, title, lead },
  hint: `${nameKind(kind)} · ${sayMoment(when)}`,
});

const helpWords = rememberSearchable(({ question, answer }: HerLists['help'][number]) => [
  question,
  ...answer,
]);
const ofHelp = ({ question }: HerLists['help'][number]): FoundHers => ({
  ...{ id: `help-${question}`, title: question, hint: 'Help', lead: { to: 'help' } },
});
