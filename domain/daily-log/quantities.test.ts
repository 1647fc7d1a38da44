import { describe, expect, test } from 'vitest';
import { EMPTY_VALUES } from './daily-log.ts';
import { MODE_FIELDS } from './log-fields.ts';
import {
  fieldOf,
  findQuantity,
  historyAddressOf,
  QUANTITIES,
  quantitiesOf,
  readQuantity,
} from './quantities.ts';

const log = {
  ...EMPTY_VALUES,
  log_date: '2026-11-21',
  mood: 6,
  extras: {
    conception: { basal_temperature: 97.7 },
    'post-menopause': { blood_pressure: '124/78' },
  },
} as const;

const named = (label: string) => {
  const found = QUANTITIES.find((quantity) => quantity.label === label);
  if (!found) throw new Error(`no quantity "${label}"`);
  return found;
};

describe('what a day says', () => {
  test.each([
    ['Mood', [6]],
    ['Stress', null],
    ['Basal body temperature', [97.7]],
    ['Blood pressure', [124, 78]],
    ['Kick count', null],
  ] as const)('%s: %j', (label, expected) => {
    expect(readQuantity(log, named(label))).toEqual(expected);
  });
});

test('every code is another one, says nothing, and leads to its chart', () => {
  expect(new Set(QUANTITIES.map(({ code }) => code)).size).toBe(QUANTITIES.length);
  expect(historyAddressOf('a4')).toBe('/dashboard/history?q=a4');
  expect(findQuantity('a4')?.label).toBe('Mood');
  expect(findQuantity('mood')).toBeNull();
  expect(findQuantity(null)).toBeNull();
});

test('every number that can be logged has a chart, under the limits of its field', () => {
  const charted = new Set(
    QUANTITIES.flatMap(({ sources }) => sources.map(({ stage, key }) => `${stage} ${key}`)),
  );
  const numbers = Object.entries(MODE_FIELDS).flatMap(([stage, fields]) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind !== 'choice')
      .map(([key]) => `${stage} ${key}`),
  );
  expect(numbers.filter((name) => !charted.has(name))).toEqual([]);
  expect(numbers).toHaveLength(21);
  for (const { sources } of QUANTITIES) {
    for (const source of sources) expect(fieldOf(source)).not.toBeNull();
  }
});

test('a mode offers what every mode logs, then its own', () => {
  expect(quantitiesOf('ivf').map(({ label }) => label)).toEqual([
    'Hours slept',
    'Sleep quality',
    'Active minutes',
    'Mood',
    'Stress',
    'Water',
    'Weight',
    'Injection reaction',
    'Anxiety',
    'Fatigue',
  ]);
  expect(quantitiesOf('pre-menstrual')).toHaveLength(7);
});
