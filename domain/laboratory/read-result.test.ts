import { expect, test } from 'vitest';
import { labResultSchema } from './lab-result.ts';
import { readResult } from './read-result.ts';

const read = (text: string, range_text = '', unit = 'ng/mL') =>
  readResult({ name: 'Ferritin', text, unit, range_text });

test('takes apart what is typed, and keeps it as it is', () => {
  const result = read('11', '15 - 150');
  expect(result).toEqual({
    ...{ name: 'Ferritin', text: '11', unit: 'ng/mL', range_text: '15 - 150' },
    ...{ analyte: 'ferritin', comparator: '', number: 11, ucum: 'ng/mL', low: 15, high: 150, flag: 'low' },
  });
  expect(labResultSchema.parse(result)).toEqual(result);
});

test.each([
  ['5.3', 5.3, ''],
  ['5,3', 5.3, ''],
  ['1.234', 1.234, ''],
  ['< 0.01', 0.01, '<'],
  ['≤5', 5, '<='],
  ['>= 40', 40, '>='],
  ['>1000', 1000, '>'],
])('%s is the number %d with the sign "%s"', (text, number, comparator) => {
  expect(read(text)).toMatchObject({ number, comparator, text });
});

test.each(['Positive', '1:80', 'not detected', '2-5', '12 (H)', ''])('RE-045: "%s" is no number', (text) => {
  expect(read(text)).toMatchObject({ number: null, comparator: '', flag: null, text });
});

test('a number of a document that can be read in two ways is none, hers has a point', () => {
  const printed = { name: 'Ferritin', text: '1.234', unit: 'ng/mL', range_text: '' };
  expect(readResult(printed, ['point', 'comma']).number).toBeNull();
  expect(readResult(printed, ['comma']).number).toBe(1234);
  expect(readResult(printed).number).toBe(1.234);
});

test('1,234 can be a thousand or little more than one: no number and no flag, unless its range says how it is meant', () => {
  expect(read('1,234', '1 - 4', 'mIU/L')).toMatchObject({ number: null, flag: null, text: '1,234' });
  expect(read('1,234', '0,4 - 4,0', 'mIU/L')).toMatchObject({ number: 1.234, flag: 'in_range' });
  expect(read('1,234', '500.0 - 1500.0')).toMatchObject({ number: 1234, flag: 'in_range' });
});

test('RE-046: the flag is that of the printed range alone', () => {
  expect(read('11').flag).toBeNull();
  expect(read('11', '15 - 150').flag).toBe('low');
  expect(read('151', '15 - 150').flag).toBe('high');
  expect(read('15', '15 - 150').flag).toBe('in_range');
  expect(read('11', 'pregnant 6 - 130')).toMatchObject({ flag: null, low: null, high: null });
  expect(read('11', '15 - 150 ug/L')).toMatchObject({ low: 15, high: 150, flag: 'low' });
});
