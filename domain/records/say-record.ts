import { countOf } from '../count-of.ts';
import { endOf, type MedicalRecord, saysNoneKnown, startOf } from './medical-record.ts';
import {
  ALIVE,
  BIRTH_KINDS,
  BLEEDING_ENDS,
  DIALS,
  MEDICINE_FORMS,
  OUTCOMES,
  RELATIONS,
  ROUTES,
  SEVERITIES,
  wordFor,
} from './record-choices.ts';
import { type AskedKind, NONE_KNOWN, STATUS_WORDS } from './record-kinds.ts';
import { sayWhen } from './when.ts';

/** A record in the words of its list. */
export interface SaidRecord {
  title: string;
  /** Its state and its time, in one line; '' where neither is said. */
  time: string;
  /** What else she noted, a line each. */
  lines: string[];
}

export function sayRecord(record: MedicalRecord): SaidRecord {
  if (record.unreadable) return { title: 'This entry cannot be read', time: '', lines: [] };
  if (saysNoneKnown(record)) return { title: NONE_KNOWN[record.kind as AskedKind], time: '', lines: [] };
  return { title: sayTitle(record), time: sayTime(record), lines: sayLines(record) };
}

function sayTitle(record: MedicalRecord): string {
  const { kind, fields } = record;
  switch (kind) {
    case 'family':
      return `${wordFor(RELATIONS, fields.relation)}: ${fields.name}`;
    case 'obstetric':
      return fields.outcome === '' ? 'A pregnancy' : wordFor(OUTCOMES, fields.outcome);
    case 'medication':
      return [fields.name, fields.strength].filter(Boolean).join(' ');
    default:
      return fields.name;
  }
}

/** `I have it · since 2011`, `Done · 3 Mar 2024`, `I stopped · 2019 to March 2021`. */
export function sayTime(record: MedicalRecord): string {
  const { kind, fields } = record;
  const words = STATUS_WORDS[kind];
  const state = words.length > 1 ? wordFor(words, fields.status) : '';
  const [from, to] = [sayWhen(startOf(fields)), sayWhen(endOf(fields))];
  const isMoment = kind === 'procedure' || kind === 'vaccination' || kind === 'obstetric';
  const time = isMoment
    ? from
    : from && to
      ? `${from} to ${to}`
      : from
        ? `since ${from}`
        : to && `until ${to}`;
  return [state, time].filter(Boolean).join(' · ');
}

const lineOf = (label: string, value: string) => (value === '' ? [] : [`${label}: ${value}`]);

function sayLines(record: MedicalRecord): string[] {
  const { fields } = record;
  return [...sayOwnLines(record), ...(fields.notes === '' ? [] : [fields.notes])];
}

function sayOwnLines({ kind, fields }: MedicalRecord): string[] {
  switch (kind) {
    case 'procedure':
      return [...lineOf('Where', fields.place), ...said(wordFor(BLEEDING_ENDS, fields.bleeding))];
    case 'allergy':
      return [...lineOf('What happens', fields.reaction), ...said(wordFor(SEVERITIES, fields.severity))];
    case 'medication':
      return [
        ...said(
          [wordFor(MEDICINE_FORMS, fields.form), wordFor(ROUTES, fields.route)].filter(Boolean).join(', '),
        ),
        ...said([fields.dose, saySchedule(fields)].filter(Boolean).join(', ')),
        ...(fields.is_hormone_therapy ? ['Hormone therapy for menopause'] : []),
        ...(fields.harms_pregnancy ? ['May harm a pregnancy'] : []),
        ...lineOf('For', fields.reason),
        ...lineOf('Prescribed by', fields.prescriber),
      ];
    case 'vaccination':
      return [
        ...(fields.dose_number === null
          ? []
          : [`Dose ${fields.dose_number}${fields.dose_total === null ? '' : ` of ${fields.dose_total}`}`]),
        ...lineOf('Batch', fields.lot),
        ...lineOf('Where in the body', fields.site),
        ...lineOf('Given by', fields.given_by),
      ];
    case 'obstetric':
      return sayObstetric(fields);
    case 'family':
      return [
        ...(fields.onset_age === null ? [] : [`Since age ${fields.onset_age}`]),
        ...said(wordFor(ALIVE, fields.is_alive)),
      ];
    case 'provider':
      return [...said(fields.role), ...said(fields.practice), ...said(wordFor(DIALS, fields.dials))];
    case 'implant':
      return [
        ...lineOf('Where', fields.place),
        ...(fields.renew_by === null
          ? []
          : [`Renew by ${sayWhen({ on: fields.renew_by, precision: 'day', age: null })}`]),
      ];
    case 'condition':
      return [];
  }
}

type Obstetric = Extract<MedicalRecord, { kind: 'obstetric' }>['fields'];

/** The details of a pregnancy, as its own list and that of another one say them. */
export function sayObstetric(fields: Obstetric): string[] {
  return [
    ...(fields.weeks === null ? [] : [`In week ${fields.weeks}`]),
    ...(fields.babies === null || fields.babies < 2 ? [] : [`${fields.babies} babies`]),
    ...said(wordFor(BIRTH_KINDS, fields.birth_kind)),
    ...lineOf('Weight at birth', fields.weight),
    ...lineOf('Where', fields.place),
    ...lineOf('What went wrong', fields.complications),
  ];
}

const said = (text: string) => (text === '' ? [] : [text]);

type Medication = Extract<MedicalRecord, { kind: 'medication' }>['fields'];

/** `at 08:00 and 20:00, every 2 days, days 16 to 25 of the cycle`; '' where she noted none. */
export function saySchedule({
  times,
  every_days: every,
  cycle_from: from,
  cycle_to: to,
}: Medication): string {
  const clock = times.split(' ').filter(Boolean);
  return [
    clock.length > 0 && `at ${clock.join(' and ')}`,
    every !== null && (every === 1 ? 'every day' : `every ${countOf(every, 'day')}`),
    from !== null && to !== null && `days ${from} to ${to} of the cycle`,
  ]
    .filter(Boolean)
    .join(', ');
}
