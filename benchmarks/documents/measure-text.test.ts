import { expect, test } from 'vitest';
import { countIntactRows, countWords } from './measure-text.ts';

test('every word of the reference is looked for as often as it stands there', () => {
  expect(countWords('The uterus, the ovary.', 'the UTERUS and ovary')).toEqual({ found: 3, words: 4 });
  expect(countWords('', 'anything')).toEqual({ found: 0, words: 0 });
});

test('a row is intact when all of it stands on one line, and each line serves one row', () => {
  const row = { analyte: 'TSH', value: '2.31', unit: 'µIU/mL', ref: '0.27 - 4.20', flag: '' };
  expect(countIntactRows(['TSH   2.31   μIU/mL   0.27 – 4.20'.replace('–', '-')], [row, row])).toBe(1);
  expect(countIntactRows(['xxx', 'x.xx µxx/xx x.xx - x.xx'], [row])).toBe(0);
});
