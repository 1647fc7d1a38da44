import type { ValueCorrection, ValueFields } from '@lunaria/domain/documents/reading/document-reading.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyValueChanges, combineValueChanges, VALUE_WRITES, type ValueChange } from './value-changes.ts';

const user_id = '3f7c2b1e-5a8d-4c6f-9b0a-1d2e3f405162';
const documentId = '0b1c2d3e-4f50-4162-8374-95a6b7c8d9e0';
const READ: ValueFields = {
  analyte: 'Ferritin',
  value: '9',
  unit: 'ng/mL',
  range: '15 - 150',
  observed_on: null,
  is_removed: false,
};
const read = {
  analyte: 'Ferritin',
  value: '9',
  unit: 'ng/mL',
  range: '15 - 150',
  observed_on: null,
  place: { page: 1, line: 12 },
};

function correct(part: Partial<ValueFields>, base = READ, valueKey = '1-12-1'): ValueChange {
  return {
    op: 'correct',
    documentId,
    valueKey,
    write: { user_id, read, base, fields: { ...base, ...part } },
  };
}
const revert: ValueChange = { op: 'revert', documentId, valueKey: '1-12-1', userId: user_id };
const fieldsOf = (corrections: readonly ValueCorrection[]) => corrections.map(({ fields }) => fields);

test('a correction changes the fields she touched and keeps what another device wrote', () => {
  const elsewhere = applyValueChanges([], [correct({ unit: 'ug/L' })]);
  expect(fieldsOf(applyValueChanges(elsewhere, [correct({ value: '19' })]))).toEqual([
    { ...READ, unit: 'ug/L', value: '19' },
  ]);
});

test('back to what was read takes the correction away; a removed value keeps what it said', () => {
  const removed = applyValueChanges([], [correct({ is_removed: true })]);
  expect(fieldsOf(removed)).toEqual([{ ...READ, is_removed: true }]);
  expect(applyValueChanges(removed, [revert])).toEqual([]);
});

test('combining never changes what is shown, whatever she does in whatever order', () => {
  const parts: Partial<ValueFields>[] = [
    { value: '19' },
    { unit: 'ug/L', range: '' },
    { is_removed: true },
    { is_removed: false, observed_on: '2026-03-12' },
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts, null), { maxLength: 8 }), (acts) => {
      const all: ValueChange[] = [];
      for (const part of acts) {
        const base = applyValueChanges([], all)[0]?.fields ?? READ;
        all.push(part === null ? revert : correct(part, base));
      }
      const lane: ValueChange[] = [];
      for (const change of all) {
        const before = lane.at(-1);
        const combined = before ? combineValueChanges(before, change) : null;
        if (combined) lane.pop();
        lane.push(combined ?? change);
      }
      expect(applyValueChanges([], lane)).toEqual(applyValueChanges([], all));
    }),
  );
});

test('what an earlier visit left is looked at', () => {
  const isAccepted = (change: unknown) => VALUE_WRITES.accepts?.(change);
  for (const change of [correct({ value: '19' }), revert]) expect(isAccepted(change)).toBe(true);
  expect(isAccepted({ ...revert, valueKey: '../x' })).toBe(false);
  expect(isAccepted({ ...correct({ value: '' }) })).toBe(false);
  expect(isAccepted(null)).toBe(false);
});
