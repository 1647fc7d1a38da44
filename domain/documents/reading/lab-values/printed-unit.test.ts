import { expect, test } from 'vitest';
import { factorBetween, isUnit, meaningOf, unitAt } from './printed-unit.ts';
import { repairUnit } from './repair-unit.ts';

test.each([
  'uIU/mL',
  'µIU/mL',
  'mIU/mL',
  'IU/L',
  'x10^9/L',
  'x 10^9/L',
  '10*3/uL',
  '10³/µL',
  'x10E3/uL',
  'K/uL',
  'mill/mm3',
  'thou/mm3',
  'cells/cumm',
  'cells/cu.mm',
  'mL/min/1.73m2',
  'mL/min/1.73 m²',
  'mg/L FEU',
  'mgAlb/gCre',
  'mm/hr',
  'mm/1st hr',
  '/hpf',
  'g/dL',
  'mmol/mol',
  '%',
  'fL',
  'pg',
  'S/CO',
  'U/g Hb',
  'sec',
  'ratio',
  'lakhs/cumm',
  'mg%',
])('%s is a unit, all of it', (unit) => {
  expect(isUnit(unit)).toBe(true);
});

test.each(['ALT/GPT', 'and/or', 'N/A', 'Positive', '12', 'x', '', 'Malb/Cr', 'Vitamin'])(
  '%s is none',
  (text) => {
    expect(isUnit(text)).toBe(false);
  },
);

test('a unit ends where it ends', () => {
  expect(unitAt('g/dL 12.0', 0)).toBe('g/dL');
  expect(unitAt('2.31 mIU/L (0.27)', 5)).toBe('mIU/L');
});

test.each([
  ['K/uL', 'x10^9/L', 1],
  ['thou/mm3', '10*3/uL', 1],
  ['cells/cumm', 'K/uL', 0.001],
  ['mill/mm3', 'x10^12/L', 1],
  ['g/dL', 'g/L', 10],
  ['mIU/mL', 'IU/L', 1],
  ['uIU/mL', 'mIU/L', 1],
  ['ng/mL', 'µg/L', 1],
  ['G/L', 'K/µL', 1],
  ['', 'g/L', 1],
])('%s goes into %s %d times', (from, to, factor) => {
  expect(factorBetween(from, to)).toBeCloseTo(factor, 9);
});

test('what does not measure the same does not compare, and grams are no billions', () => {
  expect(factorBetween('mg/dL', 'mmol/L')).toBe(null);
  expect(factorBetween('%', 'K/uL')).toBe(null);
  expect(meaningOf('g/L')?.kind).toBe('mass');
  expect(meaningOf('G/L')?.kind).toBe('count');
});

test('a blurred unit is put right where one alone is near', () => {
  expect(repairUnit('gidL')).toBe('g/dL');
  expect(repairUnit('ngimL')).toBe('ng/mL');
  expect(repairUnit('UIL')).toBe('U/L');
  expect(repairUnit('Not')).toBe(null);
  expect(repairUnit('available')).toBe(null);
});
