import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { dateByLastPeriod } from '../pregnancy/dating.ts';
import { medicalRecord } from '../records/testing/medical-record.ts';
import { NO_CARD_TEXTS } from './emergency-card.ts';
import { historyForHelpers } from './history-for-helpers.ts';
import { type FactsToSay, factsLeftOut, factsNotRecorded, factsToSay } from './what-to-say.ts';

const TODAY: CalendarDate = '2026-11-26';
const NOTHING: FactsToSay = {
  ...{ today: TODAY, dating: null, ended: null, bloodType: null, history: null, texts: null },
};
const say = (facts: Partial<FactsToSay>) => factsToSay({ ...NOTHING, ...facts });
const pregnantFor = (days: number) => ({ dating: dateByLastPeriod(addDays(TODAY, -days), TODAY) });
const endedAgo = (days: number, reason: 'birth' | 'loss' | 'prefer-not-to-say') => ({
  ended: { reason, on: addDays(TODAY, -days) },
});

describe('what to say of a pregnancy', () => {
  test.each([
    [0, ['I am pregnant.']],
    [5, ['I am 5 days pregnant.']],
    [210, ['I am 30 weeks pregnant.']],
    [212, ['I am 30 weeks and 2 days pregnant.']],
    [293, ['I am 41 weeks and 6 days pregnant.']],
    // How it went on is not known.
    [294, ['My baby was due on 12 Nov 2026.']],
  ])('on day %d', (days, said) => {
    expect(say(pregnantFor(days))).toEqual(said);
  });

  test('a date that lies ahead says nothing', () => {
    expect(say(pregnantFor(-3))).toEqual([]);
  });
});

describe('what to say after a birth or a loss', () => {
  test.each([
    [0, 'birth', ['I gave birth today.']],
    [1, 'birth', ['I gave birth yesterday.']],
    [5, 'birth', ['I gave birth 5 days ago.']],
    [14, 'birth', ['I gave birth 2 weeks ago.']],
    [84, 'birth', ['I gave birth 12 weeks ago.']],
    [150, 'birth', ['I gave birth 4 months ago.']],
    [365, 'birth', ['I gave birth 11 months ago.']],
    [366, 'birth', []],
    [3, 'loss', ['I lost a pregnancy 3 days ago.']],
    [84, 'loss', ['I lost a pregnancy 12 weeks ago.']],
    [85, 'loss', []],
    [3, 'prefer-not-to-say', ['I was pregnant; it ended 3 days ago.']],
    [-1, 'birth', []],
  ] as const)('%d days after: %s', (days, reason, said) => {
    expect(say(endedAgo(days, reason))).toEqual(said);
  });

  test('a pregnancy that goes on is said instead', () => {
    expect(say({ ...endedAgo(80, 'loss'), ...pregnantFor(40) })).toEqual([
      'I am 5 weeks and 5 days pregnant.',
    ]);
  });
});

test('the blood group is said as it is spoken, and not where she prefers not to say', () => {
  expect(say({ bloodType: 'O-' })).toEqual(['My blood group is O negative.']);
  expect(say({ bloodType: 'AB+', ...pregnantFor(210) })).toEqual([
    'I am 30 weeks pregnant.',
    'My blood group is AB positive.',
  ]);
  expect(say({ bloodType: 'prefer-not-to-say' })).toEqual([]);
});

test('what her medical history says is said, allergies first; what is recorded nowhere is hers to say', () => {
  const records = [
    medicalRecord('medication', { name: 'Lamotrigine', strength: '200 mg' }),
    medicalRecord('allergy', { name: 'Penicillin', severity: 'severe', reaction: 'no air.' }),
  ];
  const known = { history: historyForHelpers(records, TODAY), texts: NO_CARD_TEXTS };
  expect(say(known)).toEqual([
    'My allergies: Penicillin (severe): no air.',
    'My medicines: Lamotrigine 200 mg.',
  ]);
  expect(factsNotRecorded({ ...NOTHING, ...known })).toEqual([
    ...['My blood group', 'My illnesses', 'Implants in my body'],
  ]);
  // As long as something is not here, nothing is called not recorded.
  expect(factsNotRecorded({ ...NOTHING, bloodType: undefined })).toEqual([]);
});

test('of what is over or tells of a loss nothing is said, and it is not called not recorded', () => {
  const records = [
    medicalRecord('condition', { name: 'Asthma', status: 'resolved' }),
    medicalRecord('condition', { name: 'Recurrent miscarriage' }),
  ];
  const known = { ...NOTHING, history: historyForHelpers(records, TODAY), texts: NO_CARD_TEXTS };
  expect(say(known)).toEqual([]);
  expect(factsNotRecorded(known)).not.toContain('My illnesses');
  expect(factsLeftOut(known)).toEqual(['My illnesses']);
  // Her own words are said in its place; where they are not here, nobody knows.
  expect(factsLeftOut({ ...known, texts: { ...NO_CARD_TEXTS, conditions: 'Asthma' } })).toEqual([]);
  expect(factsLeftOut({ ...known, texts: null })).toEqual([]);
});
