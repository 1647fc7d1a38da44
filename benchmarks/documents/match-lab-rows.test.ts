import type { LabValue } from '@lunaria/domain/documents/reading/lab-value.ts';
import { expect, test } from 'vitest';
import { editDistance, isSameAnalyte, isSameValue, matchLabRows } from './match-lab-rows.ts';

function value(part: Partial<LabValue>): LabValue {
  return {
    key: '1-1-1',
    analyte: 'Ferritin',
    value: '9',
    unit: 'ng/mL',
    range: '15 - 150',
    printed_flag: '',
    flag: 'low',
    loinc: null,
    observed_on: null,
    is_from_ocr: false,
    place: { page: 1, line: 1 },
    ...part,
  };
}
const ferritin = { analyte: 'Ferritin', value: '9.0', unit: 'ng/mL', ref: '15 - 150', flag: 'L' };

test('a row is found by its analyte and its value as a number, and serves once', () => {
  expect(matchLabRows([value({})], [ferritin, ferritin], false)).toEqual({
    found: 1,
    printed: 2,
    read: 1,
    wrongFlags: 0,
    marked: 0,
  });
});

test('a value that lost its decimal point is not found', () => {
  expect(matchLabRows([value({ value: '90' })], [ferritin], true).found).toBe(0);
});

test('a high that the print does not say is wrong; one that is missing is not', () => {
  expect(matchLabRows([value({ flag: 'high' })], [ferritin], false).wrongFlags).toBe(1);
  expect(matchLabRows([value({ flag: 'in_range' })], [ferritin], false).wrongFlags).toBe(1);
  expect(matchLabRows([value({ flag: null })], [ferritin], false).wrongFlags).toBe(0);
  const unflagged = { ...ferritin, flag: '' };
  expect(matchLabRows([value({ flag: 'low' })], [unflagged], false).wrongFlags).toBe(0);
  expect(matchLabRows([value({ flag: 'in_range' })], [{ ...unflagged, ref: '' }], false).wrongFlags).toBe(0);
});

test('what OCR read counts as marked only without a high or low', () => {
  const read = [
    value({ is_from_ocr: true, flag: null }),
    value({ is_from_ocr: true }),
    value({ flag: null }),
  ];
  expect(matchLabRows(read, [], true).marked).toBe(1);
});

test('values compare as numbers where both are one, thousands separators aside', () => {
  expect(isSameValue('31,870', '31870')).toBe(true);
  expect(isSameValue('1.90', '1.9')).toBe(true);
  expect(isSameValue('5,3', '53')).toBe(false);
  expect(isSameValue('Negative', 'NEGATIVE')).toBe(true);
  expect(isSameValue('< 0.5', '0.5')).toBe(false);
});

test('one letter in five of an analyte may differ, in what OCR read alone', () => {
  expect(isSameAnalyte('Haemoglobln', 'Haemoglobin', true)).toBe(true);
  expect(isSameAnalyte('Haemoglobln', 'Haemoglobin', false)).toBe(false);
  expect(isSameAnalyte('TSH', 'FSH', true)).toBe(false);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});
