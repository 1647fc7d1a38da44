import type { Age, Annotation, Period } from '@medplum/fhirtypes';
import {
  endOf,
  type MedicalRecord,
  medicalRecordSchema,
  type RecordOf,
  saysNoneKnown,
  startOf,
} from '../records/medical-record.ts';
import { emptyFields } from '../records/new-fields.ts';
import { RELATIONS, ROUTES, wordFor } from '../records/record-choices.ts';
import { isOver } from '../records/record-kinds.ts';
import { sayObstetric, sayRecord, saySchedule } from '../records/say-record.ts';
import { sayWhen, type When } from '../records/when.ts';
import { concept, hl7, ownAnswer, ownCode, UCUM, UNKNOWN } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { fhirText } from './fhir-text.ts';
import { hers, refer, type SectionName, textual, type Writing, type Written } from './writing.ts';

/** The record of a row as her pages have it; null where its texts could not be opened, or are not as their kind says. */
export function readMedicalRecord({ content, id, kind, origin, ...columns }: Row<'medical_records'>) {
  if (!content) return null;
  // Which pregnancy it is about is named another way in a file, and nothing here asks.
  const about = kind === 'obstetric' ? { pregnancy_id: null } : {};
  const fields = { ...emptyFields(kind), ...content, ...about, ...columns };
  return medicalRecordSchema.safeParse({ id, kind, origin, fields }).data ?? null;
}

/**
 * Her medical history: conditions, allergies, medicines, vaccinations, procedures, relatives, implants and details of
 * pregnancies, as she stated them. Who looks after her has no place here.
 */
export function writeMedicalRecords(writing: Writing): Written[] {
  return writing.rows.medical_records.flatMap((row) => {
    const record = readMedicalRecord(row);
    return record === null || saysNoneKnown(record) ? [] : writeRecord(writing, record);
  });
}

function writeRecord(writing: Writing, record: MedicalRecord): Written[] {
  switch (record.kind) {
    case 'condition':
      return [writeCondition(writing, record)];
    case 'allergy':
      return [writeAllergy(writing, record)];
    case 'medication':
      return [writeMedicine(writing, record)];
    case 'vaccination':
      // What is planned has not happened.
      return record.fields.status === 'planned' ? [] : [writeVaccination(writing, record)];
    case 'procedure':
      return [writeProcedure(writing, record)];
    case 'family':
      return [writeRelative(writing, record)];
    case 'implant':
      return writeImplant(writing, record);
    case 'obstetric':
      return [writeObstetric(writing, record)];
    case 'provider':
      return [];
  }
}

/** As exactly as she knows it: a year, a month, a day. Null: not known, or known as an age. */
function dateOf({ on, precision }: When): string | null {
  if (on === null || precision === null || precision === 'unknown' || precision === 'age') return null;
  return on.slice(0, precision === 'year' ? 4 : precision === 'month' ? 7 : 10);
}

const ageOf = ({ precision, age }: When): Age | null =>
  precision === 'age' && age !== null ? { value: age, unit: 'years', system: UCUM, code: 'a' } : null;

/** A time under the names that FHIR has for it as a date and as an age; nothing where it is not known. */
function timed<Date extends string, AgeName extends string>(when: When, date: Date, age: AgeName) {
  const [on, years] = [dateOf(when), ageOf(when)];
  return { ...(on && { [date]: on }), ...(years && { [age]: years }) } as { [K in Date]?: string } & {
    [K in AgeName]?: Age;
  }; // as: those keys alone
}

function periodOf({ fields }: MedicalRecord): Period | null {
  const [start, end] = [dateOf(startOf(fields)), dateOf(endOf(fields))];
  return start === null && end === null ? null : { ...(start && { start }), ...(end && { end }) };
}

function noted({ leavesNotes }: Writing, notes: string): { note?: Annotation[] } {
  const text = leavesNotes ? null : fhirText(notes);
  return text === null ? {} : { note: [{ text }] };
}

const summed = (section: SectionName, record: MedicalRecord) => {
  const { title, time } = sayRecord(record);
  return { summary: { section, says: [title, time].filter(Boolean).join(', ') } };
};

const UNCONFIRMED = (system: string) => hl7(system, 'unconfirmed', 'Unconfirmed');
const STATES = {
  active: hl7('condition-clinical', 'active', 'Active'),
  inactive: hl7('condition-clinical', 'inactive', 'Inactive'),
  resolved: hl7('condition-clinical', 'resolved', 'Resolved'),
};

function writeCondition(writing: Writing, record: RecordOf<'condition'>): Written {
  const { fields } = record;
  const state = fields.status === 'inactive' || fields.status === 'resolved' ? fields.status : 'active';
  return {
    resource: {
      resourceType: 'Condition',
      id: writing.idOf('medical_records', record.id),
      clinicalStatus: STATES[state],
      verificationStatus: UNCONFIRMED('condition-ver-status'),
      ...(state !== 'resolved' && {
        category: [hl7('condition-category', 'problem-list-item', 'Problem List Item')],
      }),
      code: concept(fields.name),
      subject: writing.subject,
      ...timed(startOf(fields), 'onsetDateTime', 'onsetAge'),
      ...(isOver(state) && timed(endOf(fields), 'abatementDateTime', 'abatementAge')),
      ...noted(writing, fields.notes),
    },
    ...summed(state === 'resolved' ? 'pastIllness' : 'problems', record),
  };
}

function writeAllergy(writing: Writing, record: RecordOf<'allergy'>): Written {
  const { fields } = record;
  const isNow = fields.status === 'active';
  const { allergen, severity } = fields;
  const reaction = fhirText(fields.reaction);
  return {
    resource: {
      resourceType: 'AllergyIntolerance',
      id: writing.idOf('medical_records', record.id),
      clinicalStatus: isNow
        ? hl7('allergyintolerance-clinical', 'active', 'Active')
        : hl7('allergyintolerance-clinical', 'resolved', 'Resolved'),
      verificationStatus: UNCONFIRMED('allergyintolerance-verification'),
      ...(allergen !== '' && allergen !== 'other' && { category: [allergen] }),
      code: concept(fields.name),
      patient: writing.subject,
      ...timed(startOf(fields), 'onsetDateTime', 'onsetAge'),
      ...(reaction !== null && {
        reaction: [{ manifestation: [{ text: reaction }], ...(severity !== '' && { severity }) }],
      }),
      ...noted(writing, fields.notes),
    },
    ...(isNow && summed('allergies', record)),
  };
}

const TAKEN = { active: 'active', planned: 'intended', inactive: 'stopped' } as const;

function writeMedicine(writing: Writing, record: RecordOf<'medication'>): Written {
  const { fields } = record;
  const { status } = fields;
  const time = periodOf(record);
  const dose = fhirText([fields.dose, saySchedule(fields)].filter(Boolean).join(', '));
  const reason = fhirText(fields.reason);
  const route =
    fields.route === ''
      ? null
      : ownAnswer(writing.codes, 'route', fields.route, wordFor(ROUTES, fields.route));
  return {
    resource: {
      resourceType: 'MedicationStatement',
      id: writing.idOf('medical_records', record.id),
      status: status === 'planned' || status === 'inactive' ? TAKEN[status] : TAKEN.active,
      medicationCodeableConcept: concept([fields.name, fields.strength].filter(Boolean).join(' ')),
      subject: writing.subject,
      ...(time === null ? { _effectiveDateTime: UNKNOWN } : { effectivePeriod: time }),
      informationSource: writing.subject,
      ...(reason !== null && { reasonCode: [{ text: reason }] }),
      ...((dose !== null || route) && {
        dosage: [{ ...(dose !== null && { text: dose }), ...(route && { route }) }],
      }),
      ...noted(writing, fields.notes),
    },
    ...(status === 'active' && summed('medications', record)),
  };
}

function writeVaccination(writing: Writing, record: RecordOf<'vaccination'>): Written {
  const { fields } = record;
  const on = dateOf(startOf(fields));
  const site = fhirText(fields.site);
  const { dose_number: dose, dose_total: total } = fields;
  return {
    resource: {
      resourceType: 'Immunization',
      id: writing.idOf('medical_records', record.id),
      status: 'completed',
      vaccineCode: concept(fields.name),
      patient: writing.subject,
      ...(on ? { occurrenceDateTime: on } : { occurrenceString: sayWhen(startOf(fields)) ?? 'Not known' }),
      // She says so: it is no record of whoever gave it.
      primarySource: false,
      ...textual('lotNumber', fields.lot),
      ...(site !== null && { site: { text: site } }),
      ...(dose !== null && {
        protocolApplied: [
          { doseNumberPositiveInt: dose, ...(total !== null && { seriesDosesPositiveInt: total }) },
        ],
      }),
      ...noted(writing, fields.notes),
    },
    ...summed('immunizations', record),
  };
}

function writeProcedure(writing: Writing, record: RecordOf<'procedure'>): Written {
  const { fields } = record;
  const isDone = fields.status !== 'planned';
  const when = startOf(fields);
  // When it is planned for is no time at which it was done.
  const time = isDone ? timed(when, 'performedDateTime', 'performedAge') : {};
  return {
    resource: {
      resourceType: 'Procedure',
      id: writing.idOf('medical_records', record.id),
      status: isDone ? 'completed' : 'preparation',
      code: concept(fields.name),
      subject: writing.subject,
      ...(isDone && Object.keys(time).length === 0 ? { _performedDateTime: UNKNOWN } : time),
      ...noted(writing, fields.notes),
    },
    ...(isDone && summed('procedures', record)),
  };
}

/** HL7's codes of relatives (v3 RoleCode). */
const ROLE_CODES: Record<string, string> = {
  mother: 'MTH',
  father: 'FTH',
  sister: 'SIS',
  brother: 'BRO',
  daughter: 'DAUC',
  son: 'SONC',
  'mothers-mother': 'MGRMTH',
  'mothers-father': 'MGRFTH',
  'fathers-mother': 'PGRMTH',
  'fathers-father': 'PGRFTH',
  aunt: 'AUNT',
  uncle: 'UNCLE',
  cousin: 'COUSN',
};

function writeRelative(writing: Writing, record: RecordOf<'family'>): Written {
  const { relation, name, onset_age: onset, is_alive: alive, notes } = record.fields;
  const says = wordFor(RELATIONS, relation);
  return {
    resource: {
      resourceType: 'FamilyMemberHistory',
      id: writing.idOf('medical_records', record.id),
      status: 'completed',
      patient: writing.subject,
      relationship: { ...hl7('v3-RoleCode', ROLE_CODES[relation] ?? 'FAMMEMB', says), text: says },
      ...(alive !== '' && { deceasedBoolean: alive === 'no' }),
      condition: [
        {
          code: concept(name),
          ...(onset !== null && { onsetAge: { value: onset, unit: 'years', system: UCUM, code: 'a' } }),
        },
      ],
      ...noted(writing, notes),
    },
  };
}

function writeImplant(writing: Writing, record: RecordOf<'implant'>): Written[] {
  const { fields } = record;
  const isThere = fields.status === 'active';
  const time = periodOf(record);
  const device = writing.idOf('medical_records', record.id, 'device');
  const site = fhirText(fields.place);
  return [
    {
      resource: {
        resourceType: 'Device',
        id: device,
        status: isThere ? 'active' : 'inactive',
        type: concept(fields.name),
        patient: writing.subject,
        ...(fields.renew_by && { expirationDate: fields.renew_by }),
        ...noted(writing, fields.notes),
      },
    },
    {
      resource: {
        resourceType: 'DeviceUseStatement',
        id: writing.idOf('medical_records', record.id),
        status: fields.status === 'planned' ? 'intended' : isThere ? 'active' : 'completed',
        subject: writing.subject,
        device: refer(device),
        ...(time === null ? { _timingDateTime: UNKNOWN } : { timingPeriod: time }),
        ...(site !== null && { bodySite: { text: site } }),
      },
      ...(isThere && summed('devices', record)),
    },
  ];
}

function writeObstetric(writing: Writing, record: RecordOf<'obstetric'>): Written {
  const on = dateOf(startOf(record.fields));
  const { title } = sayRecord(record);
  const isAlone = record.fields.outcome !== '';
  return {
    resource: {
      ...hers(writing, writing.idOf('medical_records', record.id)),
      code: concept('Details of a pregnancy', ownCode(writing.codes, 'obstetric', 'Details of a pregnancy')),
      ...(on ? { effectiveDateTime: on } : { _effectiveDateTime: UNKNOWN }),
      valueString: fhirText([title, ...sayObstetric(record.fields)].join('; ')) ?? title,
      ...noted(writing, record.fields.notes),
    },
    ...(isAlone && summed('pregnancy', record)),
  };
}
