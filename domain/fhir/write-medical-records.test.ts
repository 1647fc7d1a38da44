import { expect, test } from 'vitest';
import type { ExportedRow, LeavablePart } from '../export/exported-data.ts';
import { leaveOut } from '../export/leave-out.ts';
import type { MedicalRecord } from '../records/medical-record.ts';
import { isContentField } from '../records/record-fields.ts';
import { medicalRecord } from '../records/testing/medical-record.ts';
import { exampleAccount } from './testing/example-account.ts';
import { resourcesOf } from './testing/read-bundle.ts';
import { writeFhirBundles } from './write-bundles.ts';

const rowOf = ({ id, kind, origin, fields }: MedicalRecord): ExportedRow => {
  const parts = Object.entries(fields);
  return {
    ...{ id, kind, origin },
    ...Object.fromEntries(parts.filter(([name]) => !isContentField(name))),
    content: Object.fromEntries(parts.filter(([name]) => isContentField(name))),
  };
};

function write(
  records: readonly MedicalRecord[],
  changes: Record<string, ExportedRow[]> = {},
  leaves: readonly LeavablePart[] = [],
) {
  const account = exampleAccount({
    ...{ emergency_cards: [], onboarding_answers: [], method_uses: [], pregnancies: [] },
    ...{ medical_records: records.map(rowOf), ...changes },
  });
  return writeFhirBundles(account, {
    ...{ now: new Date('2026-11-27T12:00:00Z'), codeBase: 'https://lunaria.invalid/fhir' },
    ...{ hasSnomed: false, leaveOut: leaves },
  });
}

const written = (records: readonly MedicalRecord[], type: string) =>
  resourcesOf(write(records).everything).filter(({ resourceType }) => resourceType === type);

function sectionOf(code: string, ...account: Parameters<typeof write>) {
  const [composition] = resourcesOf(write(...account).ips);
  if (composition?.resourceType !== 'Composition') throw new Error('The summary does not begin with one.');
  return composition.section?.find((section) => section.code?.coding?.[0]?.code === code);
}

const year = { started_on: '2011-01-01', started_precision: 'year' } as const;

test('conditions are written as exactly as she knows them, what is over among former illnesses', () => {
  const now = medicalRecord('condition', { ...year, name: 'Migraine', notes: 'With aura' });
  const over = medicalRecord('condition', {
    ...{ name: 'Asthma', status: 'resolved', started_on: '1995-01-01', started_precision: 'age' },
    ...{ started_age: 3, ended_on: '2004-03-31', ended_precision: 'month' },
  });
  expect(written([now, over], 'Condition')).toMatchObject([
    {
      ...{ clinicalStatus: { coding: [{ code: 'active' }] }, code: { text: 'Migraine' } },
      ...{ onsetDateTime: '2011', note: [{ text: 'With aura' }] },
    },
    {
      ...{ clinicalStatus: { coding: [{ code: 'resolved' }] }, abatementDateTime: '2004-03' },
      onsetAge: { value: 3, code: 'a' },
    },
  ]);
  expect(sectionOf('11450-4', [now, over])?.text?.div).toContain('Migraine, I have it · since 2011');
  expect(sectionOf('11348-0', [now, over])?.text?.div).toContain('Asthma');
});

test('allergies, medicines, vaccinations, procedures and relatives each become what FHIR has for them', () => {
  const records = [
    medicalRecord('allergy', { name: 'Nuts', allergen: 'food', reaction: 'Rash', severity: 'mild' }),
    medicalRecord('medication', { ...year, name: 'Iron', dose: 'one', times: '08:00', route: 'mouth' }),
    medicalRecord('medication', { name: 'Old', status: 'inactive' }),
    medicalRecord('vaccination', { ...year, name: 'Tetanus', dose_number: 2, dose_total: 3, lot: 'A1' }),
    medicalRecord('vaccination', { name: 'Ahead', status: 'planned' }),
    medicalRecord('procedure', { ...year, name: 'Appendix' }),
    medicalRecord('family', { name: 'Breast cancer', onset_age: 51, is_alive: 'no' }),
    medicalRecord('implant', { ...year, name: 'Pacemaker' }),
    medicalRecord('provider', { name: 'Dr Okafor' }),
  ];
  expect(written(records, 'AllergyIntolerance')).toMatchObject([
    {
      ...{ code: { text: 'Nuts' }, category: ['food'] },
      reaction: [{ manifestation: [{ text: 'Rash' }], severity: 'mild' }],
    },
  ]);
  expect(written(records, 'MedicationStatement')).toMatchObject([
    { status: 'active', effectivePeriod: { start: '2011' }, dosage: [{ text: 'one, at 08:00' }] },
    { status: 'stopped', medicationCodeableConcept: { text: 'Old' } },
  ]);
  // What is planned has not happened.
  expect(written(records, 'Immunization')).toMatchObject([
    {
      ...{ vaccineCode: { text: 'Tetanus' }, occurrenceDateTime: '2011', lotNumber: 'A1' },
      protocolApplied: [{ doseNumberPositiveInt: 2, seriesDosesPositiveInt: 3 }],
    },
  ]);
  expect(written(records, 'Procedure')).toMatchObject([{ status: 'completed', performedDateTime: '2011' }]);
  expect(written(records, 'FamilyMemberHistory')).toMatchObject([
    {
      ...{ relationship: { coding: [{ code: 'MTH' }] }, deceasedBoolean: true },
      condition: [{ code: { text: 'Breast cancer' }, onsetAge: { value: 51 } }],
    },
  ]);
  expect(sectionOf('46264-8', records)?.text?.div).toContain('Pacemaker');
  expect(sectionOf('11369-6', records)?.entry).toHaveLength(1);
  expect(sectionOf('47519-4', records)?.entry).toHaveLength(1);
  expect(JSON.stringify(write(records))).not.toContain('Okafor');
});

test('RE-186: never asked is notasked, that she knows of none nilknown, and a name speaks for itself', () => {
  const reasonOf = (records: readonly MedicalRecord[]) =>
    sectionOf('48765-2', records)?.emptyReason?.coding?.[0]?.code;
  const none = medicalRecord('allergy', { name: '', status: 'refuted' });
  expect(reasonOf([])).toBe('notasked');
  expect(reasonOf([none])).toBe('nilknown');
  expect(reasonOf([none, medicalRecord('allergy', { name: 'Nuts' })])).toBeUndefined();
});

test('illnesses of the setup are written once: by the setup until they stand in her medical history', () => {
  const setup = { stage: 'pre-menstrual', stated_on: '2026-01-01', health_conditions: 'Asthma' };
  const record = { ...medicalRecord('condition', { name: 'Asthma' }), origin: 'setup' } as const;
  const countOf = (records: readonly MedicalRecord[], isTaken: boolean) =>
    resourcesOf(
      write(records, { onboarding_answers: [{ ...setup, conditions_taken: isTaken }] }).everything,
    ).filter(({ resourceType }) => resourceType === 'Condition').length;
  expect([countOf([], false), countOf([record], true), countOf([], true)]).toEqual([1, 1, 0]);
});

test('with losses, what tells of one stays out; with notes, every note', () => {
  const created_at = '2025-12-01T09:30:00.000000Z';
  const lost = {
    ...{ id: '8f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', dating_method: 'currentWeek', current_week: 9 },
    ...{ stated_on: '2025-12-01', end_reason: 'loss', ended_at: created_at, created_at },
  };
  const of = rowOf(medicalRecord('obstetric', { weeks: 9, notes: 'Mine' }));
  const details = { ...of, content: { ...(of.content as object), pregnancy_id: created_at } };
  const alone = rowOf(medicalRecord('obstetric', { outcome: 'miscarriage' }));
  const birth = rowOf(medicalRecord('obstetric', { outcome: 'birth', notes: 'Mine' }));
  const tables = { pregnancies: [lost], medical_records: [details, alone, birth] };
  expect(leaveOut(tables, ['losses']).medical_records).toEqual([birth]);
  expect(JSON.stringify(leaveOut(tables, ['notes']).medical_records)).not.toContain('Mine');
  const { everything } = write([], tables, ['losses']);
  expect(JSON.stringify(everything)).not.toMatch(/miscarriage|In week 9/);
  expect(JSON.stringify(write([], tables).everything)).toContain('A miscarriage');
});
