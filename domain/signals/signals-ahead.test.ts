import { expect, test } from 'vitest';
import { EMPTY_SIGNALS, type HealthSignals } from './health-signals.ts';
import { findAheadFault, ONLY_A_NOTE } from './signals-ahead.ts';

const TODAY = '2026-11-21';
const AHEAD = '2026-11-22';
const NOTED: HealthSignals = {
  symptoms: ['cramps'],
  mood: ['calm'],
  intercourse: [{ id: '0b9e4a1c-2f6d-4c8e-9a3b-7d5e6f1a2b3c', protected: true }],
  discharge: 'dry',
  notes: '',
};

test('a day up to today takes everything', () => {
  expect(findAheadFault(TODAY, EMPTY_SIGNALS, NOTED, TODAY)).toBeNull();
});

test('a day ahead takes a note', () => {
  expect(findAheadFault(AHEAD, EMPTY_SIGNALS, { ...EMPTY_SIGNALS, notes: 'dentist' }, TODAY)).toBeNull();
});

test.each(['symptoms', 'mood', 'intercourse', 'discharge'] as const)('a day ahead takes no %s', (field) => {
  const mine = { ...EMPTY_SIGNALS, [field]: NOTED[field] };
  expect(findAheadFault(AHEAD, EMPTY_SIGNALS, mine, TODAY)).toBe(ONLY_A_NOTE);
});

test('what stands on a day ahead of before stays, can be taken away, and does not bar a note', () => {
  expect(findAheadFault(AHEAD, NOTED, { ...NOTED, notes: 'dentist' }, TODAY)).toBeNull();
  expect(findAheadFault(AHEAD, NOTED, EMPTY_SIGNALS, TODAY)).toBeNull();
  expect(findAheadFault(AHEAD, NOTED, { ...NOTED, mood: ['calm', 'happy'] }, TODAY)).toBe(ONLY_A_NOTE);
  expect(findAheadFault(AHEAD, NOTED, { ...NOTED, discharge: 'creamy' }, TODAY)).toBe(ONLY_A_NOTE);
});
