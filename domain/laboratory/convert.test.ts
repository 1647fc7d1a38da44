import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAB_ANALYTES } from './analytes.ts';
import { convertNumber, countDigits, lineOf, roundConverted } from './convert.ts';
import { labAnalyteOf } from './find-lab-analyte.ts';
import { labelOf } from './lab-unit.ts';
import { readResult } from './read-result.ts';
import { shownUnit, showRange, showResult } from './say-result.ts';

const show = (name: string, text: string, from: string, to: string) => {
  const result = readResult({ name, text, unit: from, range_text: '' });
  return showResult(labAnalyteOf(result.analyte), result, to);
};

// docs/algorithms/laboratory-values.md has the same table.
test.each([
  ['RE-039', 'Glucose', '90', 'mg/dL', 'mmol/L', '5.00'],
  ['RE-039', 'Glucose', '90', 'mg/dL', 'mg/dL', '90'],
  ['RE-040', 'Estradiol', '50', 'pg/mL', 'pmol/L', '184'],
  ['RE-040', 'Progesterone', '10', 'ng/mL', 'nmol/L', '31.8'],
  ['RE-040', 'Hemoglobin', '12.0', 'g/dL', 'g/L', '120'],
  ['RE-041', 'HbA1c', '5.4', '%', 'mmol/mol', '35.5'],
  ['RE-041', 'HbA1c', '36', 'mmol/mol', '%', '5.45'],
  ['RE-044', 'AMH', '< 0.01', 'ng/mL', 'pmol/L', '< 0.0714'],
  ['a printed digit more', 'Glucose', '90.25', 'mg/dL', 'mmol/L', '5.010'],
  ['four digits', 'Testosterone, total', '1234', 'ng/dL', 'pg/mL', '12340'],
  ['equivalents of one charge', 'Sodium', '140', 'mEq/L', 'mmol/L', '140'],
  ['no conversion', 'Prolactin', '12', 'ng/mL', 'mIU/L', '12'],
  ['words', 'HBsAg', 'Positive', '', 'mg/dL', 'Positive'],
])('%s: %s %s %s in %s reads %s', (_, name, text, from, to, expected) => {
  expect(show(name, text, from, to)).toBe(expected);
});

test('RE-039: there and back is the number that was printed', () => {
  const convertible = LAB_ANALYTES.filter(({ convert }) => convert);
  expect(convertible.length).toBeGreaterThan(50);
  for (const analyte of convertible) {
    const { from, to } = analyte.convert ?? { from: '', to: '' };
    expect([analyte.id, lineOf(analyte, labelOf(from))]).toEqual([analyte.id, lineOf(analyte, labelOf(to))]);
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e5, noNaN: true }), (number) => {
        const there = convertNumber(analyte, number, from, to);
        const back = convertNumber(analyte, there ?? Number.NaN, to, from);
        expect(Math.abs((back ?? Number.NaN) / number - 1)).toBeLessThan(1e-9);
        expect((there ?? 0) / number).toBeCloseTo(analyte.convert?.factor ?? 0, 9);
      }),
      { numRuns: 5 },
    );
  }
});

test('RE-042, RE-043: what no factor joins is never converted', () => {
  const ofId = (id: string) => labAnalyteOf(id);
  expect(convertNumber(ofId('prolactin'), 10, 'ng/mL', 'mIU/L')).toBeNull();
  expect(convertNumber(ofId('insulin'), 10, 'uIU/mL', 'pmol/L')).toBeNull();
  expect(convertNumber(ofId('ddimer-feu'), 500, 'ng/mL FEU', 'ng/mL DDU')).toBeNull();
  expect(convertNumber(ofId('ddimer-feu'), 500, 'ng/mL FEU', 'mg/L FEU')).toBeCloseTo(0.5);
  expect(convertNumber(ofId('uacr'), 30, 'mg/g', 'mg/mmol')).toBeCloseTo(3.393);
  expect(convertNumber(ofId('calcium'), 5, 'mEq/L', 'mmol/L')).toBeNull();
  expect(convertNumber(null, 5, 'lumps', 'mg/L')).toBeNull();
  expect(convertNumber(null, 5, 'lumps', 'Lumps')).toBe(5);
});

test.each([
  ['90', 2],
  ['5.30', 3],
  ['0.012', 2],
  ['1,200', 4],
  ['< 0.01', 1],
  ['Positive', 0],
])('%s has %d digits', (text, digits) => {
  expect(countDigits(text)).toBe(digits);
});

test.each([
  [183.55, 2, '184'],
  [4.9959, 2, '5.00'],
  [0.000123456, 4, '0.0001235'],
  [123456, 3, '123000'],
  [0, 3, '0'],
  [-1.2345, 3, '-1.23'],
])('%d with %d printed digits is %s', (number, digits, shown) => {
  expect(roundConverted(number, digits)).toBe(shown);
});

test('a range turns with its value, and stays as printed where it has conditions', () => {
  const ferritin = labAnalyteOf('glucose');
  const of = (range_text: string) => readResult({ name: 'Glucose', text: '90', unit: 'mg/dL', range_text });
  expect(showRange(ferritin, of('70 - 99'), 'mmol/L')).toBe('3.89 – 5.50');
  expect(showRange(ferritin, of('70 - 99'), 'mg/dL')).toBe('70 - 99');
  expect(showRange(ferritin, of('< 100'), 'mmol/L')).toBe('up to 5.55');
  expect(showRange(ferritin, of('> 70'), 'mmol/L')).toBe('from 3.89');
  expect(showRange(ferritin, of('pregnant 60 - 95'), 'mmol/L')).toBe('pregnant 60 - 95 (mg/dL)');
  expect(showRange(ferritin, of(''), 'mmol/L')).toBe('');
  expect(shownUnit(ferritin, of(''), 'mmol/L')).toBe('mmol/L');
});
