import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWithRange } from './compare-with-range.ts';

// The table of docs/algorithms/document-reading.md, "Lab values".
test.each([
  ['15.1', '1.9 - 12.5', '', 'high'],
  ['1.9', '1.9 - 12.5', '', 'in_range'],
  ['12.5', '1.9 - 12.5', '', 'in_range'],
  ['1.89', '1.9 - 12.5', '', 'low'],
  ['5.0', '< 5.0', '', 'high'],
  ['5.2', '<= 5.2', '', 'in_range'],
  ['60', '>= 60', '', 'in_range'],
  ['40', '> 40', '', 'low'],
  ['33', 'up to 33', '', 'in_range'],
  ['5.0', 'less than 5', '', 'high'],
  ['13.1', 'Adult female: 12.0 - 15.5', '', 'in_range'],
  ['13.1', '12.0 to 15.5', '', 'in_range'],
  ['3.4', '[3.5–5.1]', '', 'low'],
  ['5,3', '3,9 - 5,2', '', 'high'],
  ['31,870', '< 5.0', '', 'high'],
  ['245,000', '150,000 - 410,000', '', 'in_range'],
  ['<0.01', '0.27 - 4.20', '', 'low'],
  ['<9.0', '< 34', '', 'in_range'],
  ['> 90', '> 59', '', 'in_range'],
  ['7200', '4.0 - 11.0 x10^9/L', 'cells/µL', 'in_range'],
  ['12.4', '120 - 155 g/L', 'g/dL', 'in_range'],
  // Not to be said:
  ['31,870', '< 5.0 (non-pregnant)', '', null],
  ['54', 'Follicular 12.5 - 166; luteal 43.8 - 211', '', null],
  ['18.7', '11.2 - 90.0 (1st trimester)', '', null],
  ['13.1', 'Male: 13.0 - 17.0', '', null],
  ['1.234', '2 - 500', '', null],
  ['<5', '2 - 10', '', null],
  ['5.3', '', '', null],
  ['5.3', 'Negative', '', null],
  ['Negative', '< 5', '', null],
  ['5.3', '3.9 - 5.2 mmol/L', 'mg/dL', null],
  ['5.3', '9.1 - 3.9', '', null],
  ['1:80', '< 1:40', '', null],
] as const)('%s in %s %s: %s', (value, range, unit, answer) => {
  expect(compareWithRange(value, range, unit)).toBe(answer);
});

test('an interval says low, in range or high as its numbers do', () => {
  const number = fc.integer({ min: 0, max: 99_999 }).map((whole) => whole / 100);
  fc.assert(
    fc.property(number, number, number, (value, a, b) => {
      const [lower, upper] = a <= b ? [a, b] : [b, a];
      const answer = value < lower ? 'low' : value > upper ? 'high' : 'in_range';
      expect(compareWithRange(value.toFixed(2), `${lower.toFixed(2)} - ${upper.toFixed(2)}`)).toBe(answer);
    }),
  );
});

test('any two texts compare without an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (value, range) => {
      expect([null, 'low', 'high', 'in_range']).toContain(compareWithRange(value, range));
    }),
  );
});
