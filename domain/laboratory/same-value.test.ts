import { expect, test } from 'vitest';
import { isSameValue } from './same-value.ts';
import { labValue } from './testing/lab-value.ts';

type Printed = readonly [name: string, text: string, unit: string];

// The table of docs/algorithms/proposals.md.
test.each([
  [['Ferritin', '11', 'ng/mL'], ['Ferritin', '11.0', 'µg/L'], true],
  [['Glucose', '90', 'mg/dL'], ['Glucose', '5.0', 'mmol/L'], true],
  [['Glucose', '90', 'mg/dL'], ['Glucose', '5.1', 'mmol/L'], false],
  [['Glucose', '90', 'mg/dL'], ['Glucose', '91', 'mg/dL'], false],
  [['AMH', '< 0.01', 'ng/mL'], ['AMH', '<0.01', 'ng/mL'], true],
  [['AMH', '< 0.01', 'ng/mL'], ['AMH', '0.01', 'ng/mL'], false],
  [['Prolactin', '12', 'ng/mL'], ['Prolactin', '12', 'mIU/L'], false],
  [['Hepatitis B', 'Negative', ''], ['Hepatitis B', 'negative ', ''], true],
  [['Hepatitis B', 'Negative', ''], ['Hepatitis C', 'Negative', ''], false],
  [['Unicorn dust', '7', 'ng/mL'], ['unicorn  dust', '7', 'µg/L'], true],
  [['Glucose', '90', 'mg/dL'], ['Glucose (urine)', '90', 'mg/dL'], false],
] satisfies [Printed, Printed, boolean][])('RE-031: %j and %j are one value: %s', (one, other, isSame) => {
  const [a, b] = [labValue(...one), labValue(...other, { range: '1 - 2' })];
  expect(isSameValue(a, b)).toBe(isSame);
  expect(isSameValue(b, a)).toBe(isSame);
});

test('RE-031: the same number of two days is two values', () => {
  const [one, other] = (['2026-11-20', '2026-11-21'] as const).map((day) =>
    labValue('Ferritin', '11', 'ng/mL', { day }),
  );
  expect(one && other && isSameValue(one, other)).toBe(false);
});
