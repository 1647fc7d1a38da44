import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOnlyNumbersOf } from './compare-numbers.ts';

describe('numbers that stand in the source', () => {
  it.each([
    ['Hemoglobin 10.8 g/dL', 'Hemoglobin: 10.8 g/dL; printed range 12.0 - 16.0 g/dL'],
    ['Hemoglobin 10,8 g/dl', 'Hemoglobin: 10.8 g/dL'],
    ['Myoma of 3.4 cm', 'Myom von 3,4 cm im Fundus'],
    ['15 g/dL', '15.00 g/dL'],
    ['Platelets 150,000', 'Platelets 150000 /µL'],
    ['Platelets 1234.5', 'Value 1,234.5 units'],
    ['Value 1234.5', 'Wert 1.234,5 bei 3,2 cm'],
    ['Wert 1.234', 'Wert 1.234 bei 3,2 cm'],
    ["Value 1'234", 'Value 1234'],
    ['10.8 x 4.9 x 4.3 cm', 'measures 10.8 x 4.9 x 4.3 cm and 11.3 x 5.4 x 5.1 cm'],
    ['10.8 cm in length', 'measures 10.8 x 4.9 x 4.3 cm'],
    ['range 0.27 to 4.20', 'range 0.27 - 4.20'],
    ['range 0.27–4.20', 'range 0.27 -4.20'],
    ['T-score of -2.5', 'T-score: −2.5'],
    ['less than 5.0', 'result < 5.0'],
    ['< 5.0', 'result <5.0'],
    ['more than 90', '>90'],
    ['Two fibroids', '2 fibroids'],
    ['2 fibroids', 'Two fibroids'],
    ['75 mcg daily', '75 µg daily'],
    ['2 tablets', '2 tablet'],
    ['HbA1c 5.4 %', 'HbA1c: 5.4%'],
    ['8.4 x10^9/L', 'WBC 8.4 x10⁹/L'],
    ['degeneration at L5-S1', 'There is degeneration at L5-S1.'],
    ['no number at all', ''],
  ])('%s — %s', (statement, source) => {
    expect(hasOnlyNumbersOf(statement, source)).toBe(true);
  });
});

describe('numbers that do not', () => {
  it.each([
    ['Hemoglobin 18.0 g/dL', 'Hemoglobin: 10.8 g/dL'],
    ['a lost point: 108', 'Hemoglobin: 10.8'],
    ['another factor: 1.234', 'Platelets 1,234'],
    ['another factor: 1234', 'Range 1.234 and 3.21'],
    ['another factor: 1234', 'Value 1.234'],
    ['2.4 mm', '2.4 cm'],
    ['45 mg', '45 g'],
    ['15 mg/dL', '15 g/dL'],
    ['a lost sign: 2.5', 'T-score -2.5'],
    ['a sign too many: -2.5', 'T-score 2.5'],
    ['more than 5.0', 'less than 5.0'],
    ['> 5.0', '<5.0'],
    ['exactly 5.0', '<5.0'],
    ['below 5.0', 'value 5.0'],
    ['Three fibroids', 'Two fibroids'],
    ['twice', 'once'],
    ['HbA1b', 'HbA1c 5.4'],
    ['HbA2c 5.4', 'HbA1c 5.4'],
    ['L4-S1', 'L5-S1'],
    ['10^6', 'x10^9'],
    ['8.4 x10^6/L', '8.4 x10^9/L'],
    ['on 12/03/2026', 'on 12 occasions, 26 times'],
    ['in 2026', 'in 2025'],
    ['٥ cm', '5 cm'],
    ['Ⅳ and ½', 'nothing'],
    ['1 234', '234'],
  ])('%s — %s', (statement, source) => {
    expect(hasOnlyNumbersOf(statement, source)).toBe(false);
  });

  it('never pass, whichever numbers are there', () => {
    const number = fc
      .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 99 }), fc.boolean())
      .map(([whole, part, hasPart]) => (hasPart ? `${whole}.${String(part).padStart(2, '0')}` : `${whole}`));
    fc.assert(
      fc.property(fc.array(number, { maxLength: 6 }), number, (printed, said) => {
        const isThere = printed.some((other) => Number(other) === Number(said));
        expect(hasOnlyNumbersOf(`value ${said}`, `values ${printed.join(' and ')}`)).toBe(isThere);
      }),
      { numRuns: 500 },
    );
  });
});
