import { expect, test } from 'vitest';
import { changedWith } from './changed-with.ts';
import { emptyFields } from './new-fields.ts';
import { medicalRecord } from './testing/medical-record.ts';

const none = medicalRecord('allergy', { ...emptyFields('allergy'), status: 'refuted' });
const pollen = medicalRecord('allergy', { name: 'Pollen' });

test('that she knows of none ends with the first entry of its kind, and with no other', () => {
  expect(changedWith(pollen, [none])).toEqual({ removed: [none], changed: [] });
  expect(changedWith(medicalRecord('condition', { name: 'Migraine' }), [none]).removed).toEqual([]);
  expect(changedWith(none, [none]).removed).toEqual([]);
});

test('one number is the clinic’s: marking another takes the mark from the first, and leaves the maternity unit’s', () => {
  const clinic = medicalRecord('provider', { name: 'Old clinic', dials: 'clinic' });
  const unit = medicalRecord('provider', { name: 'Unit', dials: 'maternity' });
  const plain = medicalRecord('provider', { name: 'Dentist' });
  const next = medicalRecord('provider', { name: 'New clinic', dials: 'clinic' });
  const others = [clinic, unit, plain, next];
  const changed = [{ base: clinic, next: { ...clinic, fields: { ...clinic.fields, dials: '' } } }];
  expect(changedWith(next, others)).toEqual({ removed: [], changed });
  expect(changedWith(plain, others)).toEqual({ removed: [], changed: [] });
});
