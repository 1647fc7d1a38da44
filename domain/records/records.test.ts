import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import {
  findRecordFaults,
  type MedicalRecord,
  medicalRecordSchema,
  pageAddress,
  RECORD_TEXTS,
  type RecordWrite,
  sayBackward,
  saysNoneKnown,
} from './medical-record.ts';
import { mergeRecord } from './merge-record.ts';
import { emptyFields } from './new-fields.ts';
import { FIELD_SCHEMAS, type FieldsOf, RECORD_LIMITS } from './record-fields.ts';
import { KIND_VALUES, RECORD_KINDS } from './record-kinds.ts';
import { sayRecord, sayTime } from './say-record.ts';
import { sortRecords } from './sort-records.ts';
import { medicalRecord } from './testing/medical-record.ts';
import { edgeOf, sayWhen, type When, whenAged } from './when.ts';

const TODAY: CalendarDate = '2026-11-28';
const faultsOf = (record: Pick<MedicalRecord, 'kind' | 'fields'>) => findRecordFaults(record, TODAY);
const condition = (changes: Partial<FieldsOf<'condition'>>) => medicalRecord('condition', changes);

test('nine kinds, each with an empty form that its schema takes', () => {
  expect(RECORD_KINDS.map(({ tab }) => tab)).toEqual([
    ...['Conditions', 'Procedures', 'Allergies', 'Medicines & supplements', 'Vaccinations'],
    ...['Pregnancies & births', 'Family', 'Care team', 'Implants'],
  ]);
  for (const kind of KIND_VALUES) {
    expect(FIELD_SCHEMAS[kind].safeParse(emptyFields(kind)).error).toBeUndefined();
    const record = medicalRecord(kind);
    expect(medicalRecordSchema.safeParse(record).data).toEqual(record);
    expect(faultsOf(record as MedicalRecord)).toEqual({}); // as: one of the union
  }
});

describe('RE-006: a time is said as well as it is known', () => {
  test.each([
    [{ on: '2011-01-01', precision: 'year', age: null }, '2011'],
    [{ on: '2011-12-31', precision: 'year', age: null }, '2011'],
    [{ on: '2011-03-01', precision: 'month', age: null }, 'March 2011'],
    [{ on: '2011-03-05', precision: 'day', age: null }, '5 Mar 2011'],
    [{ on: '2004-01-01', precision: 'age', age: 14 }, 'age 14'],
    [{ on: null, precision: 'unknown', age: null }, null],
    [{ on: null, precision: null, age: null }, null],
  ] as const)('%o is %s', (when: When, said) => {
    expect(sayWhen(when)).toBe(said);
  });

  test('what is kept is the first day it can have been, or the last', () => {
    expect(edgeOf('2024-02-10', 'month', 'end')).toBe('2024-02-29');
    expect(edgeOf('2024-02-10', 'month', 'start')).toBe('2024-02-01');
    expect(edgeOf('2024-02-10', 'year', 'end')).toBe('2024-12-31');
    expect(whenAged(14, 1990, 'start')).toEqual({ on: '2004-01-01', precision: 'age', age: 14 });
    expect(whenAged(14, 1990, 'end').on).toBe('2005-12-31');
  });

  test('a list says no day of a year', () => {
    const record = condition({ started_on: '2011-01-01', started_precision: 'year' });
    expect(sayTime(record)).toBe('I have it · since 2011');
  });
});

describe('what cannot be is said at its field', () => {
  test('RE-005: an end before its start names both fields as the form does', () => {
    const start = { started_on: '2026-03-05', started_precision: 'day' } as const;
    const before = { ...start, ended_on: '2026-03-04', ended_precision: 'day' } as const;
    expect(faultsOf(condition(before))).toEqual({ end: sayBackward('condition') });
    expect(sayBackward('condition')).toBe('“End” is before “Start”. Correct one of them.');
    expect(sayBackward('implant')).toBe('“Taken out” is before “Placed”. Correct one of them.');
    // The same year, known less well, is not before it.
    expect(faultsOf(condition({ ...start, ended_on: '2026-12-31', ended_precision: 'year' }))).toEqual({});
    // Over at the age she has: kept as the end of the year after that birthday.
    expect(
      faultsOf(
        condition({ status: 'resolved', ended_on: '2027-12-31', ended_precision: 'age', ended_age: 26 }),
      ),
    ).toEqual({});
  });

  test('RE-007: a start ahead is taken with the state planned alone', () => {
    const ahead = { started_on: '2026-11-29', started_precision: 'day' } as const;
    for (const status of ['resolved', 'planned'] as const) {
      const { start } = faultsOf(medicalRecord('procedure', { ...ahead, status }));
      expect(start).toBe(status === 'planned' ? undefined : RECORD_TEXTS.future);
    }
    // Of the year that is running its first day is kept.
    expect(
      faultsOf(medicalRecord('procedure', { started_on: '2026-01-01', started_precision: 'year' })),
    ).toEqual({});
  });

  test('an end of what is over does not lie ahead; that of a medicine she takes may', () => {
    const ahead = { ended_on: '2027-02-01', ended_precision: 'day' } as const;
    expect(faultsOf(medicalRecord('medication', { ...ahead, status: 'inactive' }))).toEqual({
      end: RECORD_TEXTS.endInFuture,
    });
    expect(faultsOf(medicalRecord('medication', { ...ahead, status: 'active' }))).toEqual({});
    expect(
      faultsOf(condition({ status: 'resolved', ended_on: '2026-12-31', ended_precision: 'year' })),
    ).toEqual({});
  });

  test('a name is needed, of a relative the relation, and a state that its kind has', () => {
    expect(faultsOf(condition({ name: ' ' }))).toEqual({ name: RECORD_TEXTS.name });
    expect(faultsOf(medicalRecord('family', { relation: '' }))).toEqual({ relation: RECORD_TEXTS.relation });
    expect(faultsOf(medicalRecord('provider', { status: 'planned' }))).toEqual({
      status: RECORD_TEXTS.status,
    });
    const none = condition({ name: '', status: 'refuted' });
    expect([saysNoneKnown(none), faultsOf(none)]).toEqual([true, {}]);
    expect(faultsOf(medicalRecord('vaccination', { name: '', status: 'refuted' }))).toEqual({
      ...{ status: RECORD_TEXTS.status, name: RECORD_TEXTS.name },
    });
  });

  test('all texts together have a limit, and what they are as JSON too', () => {
    const { notes } = RECORD_LIMITS;
    const long = 'x'.repeat(notes);
    expect(faultsOf(condition({ notes: long }))).toEqual({});
    const lines = Object.fromEntries(
      ['strength', 'dose', 'reason', 'prescriber'].map((name) => [name, 'x'.repeat(RECORD_LIMITS.line)]),
    );
    const full = { ...lines, name: 'x'.repeat(200), notes: long };
    expect(faultsOf(medicalRecord('medication', full))).toEqual({});
    expect(faultsOf(medicalRecord('medication', { ...full, times: '08:00' }))).toEqual({
      notes: RECORD_TEXTS.tooLong,
    });
    // A control character takes six bytes.
    expect(faultsOf(condition({ notes: '\u0001'.repeat(2_800) }))).toEqual({ notes: RECORD_TEXTS.tooLong });
  });

  test('days of the cycle come in twos, and no dose is beyond the last', () => {
    expect(faultsOf(medicalRecord('medication', { cycle_from: 16 }))).toEqual({
      cycle_to: RECORD_TEXTS.cycleDays,
    });
    expect(faultsOf(medicalRecord('vaccination', { dose_number: 3, dose_total: 2 }))).toEqual({
      dose_number: RECORD_TEXTS.doses,
    });
  });

  test.each([
    ['clinic.example/team', 'https://clinic.example/team'],
    ['http://clinic.example', 'http://clinic.example'],
    ['javascript:alert(1)', null],
    ['data:text/html,x.y', null],
    ['https://user@clinic.example', null],
    ['clinic', null],
    ['a b.example', null],
  ])('a link to %s leads to %s', (typed, address) => {
    expect(pageAddress(typed)).toBe(address);
  });
});

describe('RE-009: a change meets what another device wrote', () => {
  const seen = condition({ name: 'Migraine' });
  const write = (changes: Partial<FieldsOf<'condition'>>): RecordWrite => ({
    ...{ user_id: seen.id, id: seen.id, kind: 'condition', base: seen.fields },
    fields: { ...seen.fields, ...changes },
  });
  const merge = (mine: RecordWrite, theirs: Partial<FieldsOf<'condition'>>) =>
    mergeRecord(mine, { ...seen, fields: { ...seen.fields, ...theirs } }, TODAY).fields;

  test('different fields are kept, whichever they are', () => {
    const changes = [
      { notes: 'With aura' },
      { started_on: '2011-01-01', started_precision: 'year' },
      { status: 'resolved' },
      { ended_on: '2024-12-31', ended_precision: 'year' },
    ] as const;
    const one = fc.constantFrom(...changes);
    fc.assert(
      fc.property(one, one, (mine, theirs) => {
        fc.pre(mine !== theirs);
        expect(merge(write(mine), theirs)).toEqual({ ...seen.fields, ...theirs, ...mine });
      }),
    );
  });

  test('a start and how well it is known come together, and what does not fit together is hers', () => {
    const year = { started_on: '2011-01-01', started_precision: 'year' } as const;
    const day = { started_on: '2012-05-03', started_precision: 'day' } as const;
    expect(merge(write(year), day)).toEqual({ ...seen.fields, ...year });
    const ended = { ended_on: '2010-12-31', ended_precision: 'year' } as const;
    expect(merge(write(day), { ...ended, notes: 'Theirs' })).toEqual({ ...seen.fields, ...day });
  });

  test('the same write again changes nothing; a new one that is there already stands as it is', () => {
    const mine = write({ notes: 'With aura' });
    const once = mergeRecord(mine, seen, TODAY);
    expect(mergeRecord(mine, once, TODAY)).toEqual(once);
    expect(mergeRecord({ ...mine, base: null } as RecordWrite, once, TODAY)).toEqual(once); // as: as above
  });
});

describe('a list', () => {
  test('has what holds now first, then what is planned, the newest first', () => {
    const names = (records: MedicalRecord[]) =>
      sortRecords(records).map(({ fields }) => ('name' in fields ? fields.name : ''));
    expect(
      names([
        condition({ name: 'over', status: 'resolved' }),
        condition({ name: 'old', started_on: '2011-01-01', started_precision: 'year' }),
        condition({ name: 'zoster' }),
        condition({ name: 'Asthma' }),
        medicalRecord('procedure', { name: 'planned', status: 'planned' }),
        condition({ name: 'new', started_on: '2020-01-01', started_precision: 'year' }),
      ]),
    ).toEqual(['new', 'old', 'Asthma', 'zoster', 'planned', 'over']);
  });

  test('says each kind in words', () => {
    const medicine = medicalRecord('medication', {
      ...{ name: 'Levothyroxine', strength: '50 µg', form: 'tablet', route: 'mouth', dose: 'one' },
      ...{ times: '08:00 20:00', every_days: 2, cycle_from: 16, cycle_to: 25, reason: 'thyroid' },
    });
    expect(sayRecord(medicine)).toEqual({
      title: 'Levothyroxine 50 µg',
      time: 'I take it',
      lines: [
        'Tablet, By mouth',
        'one, at 08:00 and 20:00, every 2 days, days 16 to 25 of the cycle',
        'For: thyroid',
      ],
    });
    const mother = medicalRecord('family', { name: 'Breast cancer', onset_age: 51, is_alive: 'yes' });
    expect(sayRecord(mother)).toEqual({
      title: 'Mother: Breast cancer',
      time: '',
      lines: ['Since age 51', 'Alive'],
    });
    const none = medicalRecord('allergy', { name: '', status: 'refuted' });
    expect(sayRecord(none).title).toBe('No allergy that I know of');
  });
});
