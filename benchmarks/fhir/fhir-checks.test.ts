import { createHash } from 'node:crypto';
import { drawBySeed } from '@lunaria/domain/dangers/testing/draw-by-seed.ts';
import { sha1 } from '@lunaria/domain/fhir/sha-1.ts';
import { drawAccount } from '@lunaria/domain/fhir/testing/any-account.ts';
import { exampleAccount } from '@lunaria/domain/fhir/testing/example-account.ts';
import { CODES, EXACT } from '@lunaria/domain/fhir/ucum-units.ts';
import { LAB_ANALYTES } from '@lunaria/domain/laboratory/analytes.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { isContentField } from '@lunaria/domain/records/record-fields.ts';
import { KIND_VALUES, type RecordKind, STATUS_WORDS } from '@lunaria/domain/records/record-kinds.ts';
import { describe, expect, test } from 'vitest';
import { checkBundle } from './checks/check-bundle.ts';
import { isLoinc, isPlainXhtml, isSnomed } from './checks/check-our-rules.ts';
import { isUcum } from './checks/check-units.ts';
import { findPlanted } from './find-planted.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { writeAsFile } from './write-example.ts';

// All forty faults, and two hundred accounts: fhir-checks.deep.test.ts.
describe('FHIR', () => {
  test.each([true, false])('of the example is right (SNOMED CT: %s)', (hasSnomed) => {
    const { everything, ips, unread } = writeAsFile(exampleAccount(), { hasSnomed });
    expect(unread).toEqual([]);
    expect(checkBundle(everything, { hasSnomed })).toEqual([]);
    expect(checkBundle(ips, { hasSnomed })).toEqual([]);
  });

  test('of an account in which nothing is recorded is right', () => {
    const { everything, ips } = writeAsFile({ ...exampleAccount(), tables: {}, documents: [] });
    expect(checkBundle(everything, { hasSnomed: true })).toEqual([]);
    expect(checkBundle(ips, { hasSnomed: true })).toEqual([]);
  });

  test.each([1, 2, 3])('of account %i that is drawn by lot is right', (seed) => {
    const { everything, ips, unread } = writeAsFile(drawAccount(drawBySeed(seed)));
    expect(unread).toEqual([]);
    expect(checkBundle(everything, { hasSnomed: true })).toEqual([]);
    expect(checkBundle(ips, { hasSnomed: true })).toEqual([]);
  });

  test('of a medical history with every kind, filled in and left open, is right', () => {
    const year = { started_on: '2011-01-01', started_precision: 'year' };
    const age = { started_on: '2004-01-01', started_precision: 'age' };
    const full: Partial<Record<RecordKind, Record<string, unknown>>> = {
      condition: { ...age, started_age: 14, name: 'Asthma', notes: 'Mild' },
      procedure: { ...age, started_age: 14, name: 'Appendix' },
      allergy: { ...year, name: 'Nuts', allergen: 'food', reaction: 'Rash', severity: 'mild' },
      medication: { ...year, name: 'Iron', route: 'mouth', dose: 'one', times: '08:00', reason: 'Low iron' },
      vaccination: { ...year, name: 'Tetanus', dose_number: 1, dose_total: 3, lot: 'A', site: 'Left arm' },
      family: { relation: 'mother', name: 'Breast cancer', onset_age: 51, is_alive: 'yes' },
      implant: { ...year, name: 'Pacemaker', place: 'Chest', renew_by: '2031-06-01' },
      obstetric: { ...year, outcome: 'birth', weeks: 39 },
    };
    const rowOf = (kind: RecordKind, fields: Record<string, unknown>, at: number) => ({
      ...{ id: `9f1c1f5e-8f53-4c0e-9d6b-${String(at).padStart(12, '0')}`, kind, origin: 'typed' },
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => !isContentField(name))),
      content: Object.fromEntries(Object.entries(fields).filter(([name]) => isContentField(name))),
    });
    const rows = KIND_VALUES.flatMap((kind, at) =>
      STATUS_WORDS[kind].flatMap(({ value: status }, place) => {
        const open = { ...emptyFields(kind), name: 'Open', relation: 'other', status };
        return [open, { ...open, ...full[kind] }].map((fields, which) =>
          rowOf(kind, fields, at * 100 + place * 10 + which),
        );
      }),
    );
    const account = exampleAccount({ medical_records: rows });
    for (const hasSnomed of [true, false]) {
      const { everything, ips, unread } = writeAsFile(account, { hasSnomed });
      expect(unread).toEqual([]);
      expect(checkBundle(everything, { hasSnomed })).toEqual([]);
      expect(checkBundle(ips, { hasSnomed })).toEqual([]);
    }
  });

  const some = [
    'a weight in degrees',
    'no section for allergies',
    'the code 64698-4',
    'a state that there is not',
  ];
  test.each(PLANTED_FAULTS.filter(({ name }) => some.includes(name)))('is wrong with $name', (fault) => {
    expect(findPlanted(fault).length).toBeGreaterThan(0);
  });
});

describe('the checks themselves', () => {
  test('know a code by its last digit', () => {
    expect(['8665-2', '64700-8', '11778-8', '82810-3', '11636-8', '60591-5'].filter(isLoinc)).toHaveLength(6);
    expect(['8665-3', '8665', '86652', 'LA6751-7'].filter(isLoinc)).toEqual([]);
    expect(['77386006', '716186003', '160245001', '787481004'].filter(isSnomed)).toHaveLength(4);
    expect(['77386005', '7738600', '12345678'].filter(isSnomed)).toEqual([]);
  });

  test('know plain XHTML', () => {
    const around = (text: string) => `<div xmlns="http://www.w3.org/1999/xhtml">${text}</div>`;
    expect(isPlainXhtml(around('<p>A &amp; B<br/></p><ul><li>1</li></ul>'))).toBe(true);
    const wrong = [
      '',
      '<p>A',
      '<p>A</li>',
      'A & B',
      '<script>a</script>',
      '<p onclick="a">A</p>',
      '<p>1 < 2</p>',
    ];
    expect(wrong.map(around).filter(isPlainXhtml)).toEqual([]);
  });

  test('know every unit of UCUM that a result of a laboratory is written in', () => {
    expect([...Object.values(CODES), ...Object.values(EXACT)].filter((code) => !isUcum(code))).toEqual([]);
  });

  test('RE-054: know every unit of the table of analytes', () => {
    const units = LAB_ANALYTES.flatMap(({ units, convert }) => [
      ...units.map(({ ucum }) => ucum),
      ...(convert ? [convert.from, convert.to] : []),
    ]);
    expect(units.length).toBeGreaterThan(230);
    expect(units.filter((code) => !isUcum(code))).toEqual([]);
  });

  test('and Node make the same SHA-1 of every length', () => {
    for (let length = 0; length < 200; length += 1) {
      const text = 'x'.repeat(length);
      expect(Buffer.from(sha1(text)).toString('hex')).toBe(createHash('sha1').update(text).digest('hex'));
    }
  });
});
