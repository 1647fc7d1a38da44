import { describe, expect, test } from 'vitest';
import {
  DISCHARGES,
  EMPTY_SIGNALS,
  isEmptySignals,
  MOODS,
  NOTES_MAX_LENGTH,
  SYMPTOMS,
  signalsWriteSchema,
} from './health-signals.ts';

const USER_ID = '00000000-0000-4000-8000-000000000000';
const ENTRY = { id: '11111111-1111-4111-8111-111111111111', protected: true };
const write = (change: object) => ({
  user_id: USER_ID,
  signal_date: '2026-11-21',
  ...EMPTY_SIGNALS,
  base: EMPTY_SIGNALS,
  ...change,
});

test('the codes are these', () => {
  expect(SYMPTOMS.map((code) => code.value).join(' ')).toBe(
    'cramps headache bloating tender_breasts back_pain nausea fatigue acne',
  );
  expect(MOODS.map((code) => code.value).join(' ')).toBe('happy sad anxious irritable energetic calm');
  expect(DISCHARGES.map((code) => code.value).join(' ')).toBe('none dry sticky creamy watery ewcm');
});

describe('a day from outside', () => {
  test.each([
    [
      'everything at once',
      { symptoms: ['cramps', 'acne'], mood: ['calm'], intercourse: [ENTRY], notes: 'ü' },
    ],
    ['a day ahead', { signal_date: '2027-01-01' }],
    ['the longest note', { notes: 'x'.repeat(NOTES_MAX_LENGTH) }],
  ])('is taken: %s', (_, change) => {
    expect(signalsWriteSchema.safeParse(write(change)).success).toBe(true);
  });

  test.each([
    ['an unknown symptom', { symptoms: ['hiccups'] }],
    ['a symptom twice', { symptoms: ['cramps', 'cramps'] }],
    ['an unknown mood', { mood: ['angry'] }],
    ['an unknown discharge', { discharge: 'green' }],
    ['a list of discharges', { discharge: ['dry'] }],
    ['32 May', { signal_date: '2026-05-32' }],
    ['a day with a time', { signal_date: '2026-05-31T00:00:00Z' }],
    ['a day before 1900', { signal_date: '1899-12-31' }],
    ['a day after 2100', { signal_date: '2101-01-01' }],
    ['10 MB of notes', { notes: 'x'.repeat(10 * 1024 * 1024) }],
    ['a NUL in the notes', { notes: 'a\u0000b' }],
    ['half a character', { notes: '\ud83d' }],
    ['an entry without protection', { intercourse: [{ id: ENTRY.id }] }],
    ['an entry with a word for it', { intercourse: [{ id: ENTRY.id, protected: 'yes' }] }],
    ['one entry twice', { intercourse: [ENTRY, ENTRY] }],
    ['nobody', { user_id: '' }],
    ['nothing to start from', { base: undefined }],
  ])('is refused: %s', (_, change) => {
    expect(signalsWriteSchema.safeParse(write(change)).success).toBe(false);
  });
});

test('a day is empty until something is noted', () => {
  expect(isEmptySignals(EMPTY_SIGNALS)).toBe(true);
  expect(isEmptySignals({ ...EMPTY_SIGNALS, notes: ' \n' })).toBe(true);
  expect(isEmptySignals({ ...EMPTY_SIGNALS, discharge: 'dry' })).toBe(false);
  expect(isEmptySignals({ ...EMPTY_SIGNALS, notes: 'x' })).toBe(false);
  expect(isEmptySignals({ ...EMPTY_SIGNALS, intercourse: [ENTRY] })).toBe(false);
});
