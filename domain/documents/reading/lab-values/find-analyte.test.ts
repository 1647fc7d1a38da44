import { expect, test } from 'vitest';
import { ANALYTES } from './analytes.ts';
import { codeOf, findAnalyte } from './find-analyte.ts';

test('every name of the table leads to its own analyte', () => {
  for (const analyte of ANALYTES) {
    for (const name of analyte.names.split('|'))
      expect([name, findAnalyte(name)?.analyte === analyte]).toEqual([name, true]);
  }
});

/** The last digit of a LOINC code is its check digit (mod 10, LOINC Users' Guide, appendix C). */
function hasCheckDigit(code: string): boolean {
  const [number = '', digit] = code.split('-');
  const reversed = [...number].reverse();
  const odd = reversed.filter((_, index) => index % 2 === 0).join('');
  const even = reversed.filter((_, index) => index % 2 === 1).join('');
  const sum = [...`${Number(odd) * 2}${even}`].reduce((total, next) => total + Number(next), 0);
  return String((10 - (sum % 10)) % 10) === digit;
}

test('every code has its check digit and stands for one kind of result', () => {
  const seen = new Map<string, string>();
  for (const { names, codes } of ANALYTES) {
    for (const code of new Set(Object.values(codes))) {
      expect([code, hasCheckDigit(code)]).toEqual([code, true]);
      expect([code, seen.get(code)]).toEqual([code, undefined]);
      seen.set(code, names);
    }
  }
  expect(seen.size).toBeGreaterThan(80);
});

test.each([
  ['Cholesterol, Total', 'mg/dL', '2093-3'],
  ['Total Cholesterol', 'mmol/L', '14647-2'],
  ['S. Creatinine', 'mg/dL', '2160-0'],
  ['Serum Creatinine', 'µmol/L', '14682-9'],
  ['Estradiol (E2)', 'pg/mL', '2243-4'],
  ['Oestradiol', 'pmol/L', '14715-7'],
  ['Anti-Müllerian hormone (AMH)', 'ng/mL', '38476-8'],
  ['Haemoglobin', 'g/dL', '718-7'],
  ['Neutrophils', '%', '26511-6'],
  ['Absolute Neutrophils', 'x10^9/L', '26499-4'],
  ['HbA1c', '%', '4548-4'],
  ['HbA1c', 'mmol/mol', '59261-8'],
  ['Prolactin', 'mIU/L', '15081-3'],
  ['FSH (day 3)', 'mIU/mL', '15067-2'],
  ['Day 21 Progesterone', 'nmol/L', '14890-8'],
  ['Low Density Lipoprotein (LDL)', 'mg/dL', '2089-1'],
  ['Hgb Bld-mCnc', 'g/dL', '718-7'],
  ['INR', '', '6301-6'],
  ['TSH with reflex', 'mIU/L', null],
  ['TSH', 'ng/mL', null],
  ['Creatinine, urine', 'mg/dL', null],
  ['Protein S', 'mg/dL', null],
  ['Vitamin B1', 'nmol/L', null],
  ['Vitamin D, 25-hydroxy', 'ng/mL', null],
])('%s in %s: %s', (name, unit, code) => {
  expect(codeOf(findAnalyte(name), unit)).toBe(code);
});

test.each(['Strange marker', 'Jane Sample', 'Collected', ''])('%s is not known', (name) => {
  expect(findAnalyte(name)).toBe(null);
});
