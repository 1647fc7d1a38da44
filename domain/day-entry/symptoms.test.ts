import { expect, test } from 'vitest';
import { labelOfSymptom, SYMPTOM_CODES, SYMPTOM_GROUPS } from './symptoms.ts';

const PAIN_ROW = ['cramps', 'headache', 'back_pain', 'tender_breasts'];

test('every symptom stands once, in a group or in the pain row, and thirty or more in groups', () => {
  const grouped = SYMPTOM_GROUPS.flatMap(({ codes }) => codes);
  expect([...grouped, ...PAIN_ROW].toSorted()).toEqual([...SYMPTOM_CODES].toSorted());
  expect(grouped.length).toBeGreaterThanOrEqual(30);
});

test('each has a name of its own', () => {
  const labels = SYMPTOM_CODES.map(labelOfSymptom);
  expect(new Set(labels).size).toBe(labels.length);
});
