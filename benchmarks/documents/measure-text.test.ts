import { expect, test } from 'vitest';
import { countIntactRows, countWords } from './measure-text.ts';

test('every word of the reference is looked for as often as it stands there', () => {
  expect(countWords('The uterus, the ovary.', 'the UTERUS and ovary')).toEqual({ found: 3, words: 4 });
  expect(countWords('', 'anything')).toEqual({ found: 0, words: 0 });
});

test('a row is intact when all of it stands on one line, and each line serves one row', () => {
  const row = { analyte: 'TSH', value: '1.87', unit: 'µIU/mL', ref: '0.27 - 4.20', flag: '' };
  expect(countIntactRows(['TSH   1.87   μIU/mL   0.27 – 4.20'.replace('–', '-')], [row, row])).toBe(1);
  expect(countIntactRows(['TSH', '1.87 µIU/mL 0.27 - 4.20'], [row])).toBe(0);
});
