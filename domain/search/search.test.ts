import { describe, expect, test } from 'vitest';
import { waitingDocument } from '../documents/testing/waiting-document.ts';
import { labValue } from '../laboratory/testing/lab-value.ts';
import { medicalRecord } from '../records/testing/medical-record.ts';
import { listEvents } from '../timeline/list-events.ts';
import { NO_FACTS } from '../timeline/timeline-facts.ts';
import { otherNamesOf } from './analyte-words.ts';
import { FOUND_MAX, findHers, type HerLists } from './find-hers.ts';
import { hasWords, makeSearchable, wordsTyped } from './match-words.ts';

const finds = (text: string, typed: string) => hasWords(makeSearchable([text]), wordsTyped(typed));

describe('words', () => {
  test.each([
    ['Anti-Müllerian hormone', 'anti mullerian', true],
    ['Anti-Müllerian hormone', 'ANTIMULLERIAN', true],
    ['Vitamin D (25-OH)', '25oh', true],
    ['Vitamin D (25-OH)', '25-OH D', true],
    ['Ärztin', 'arzt', true],
    ['Migraine with aura', 'aura mig', true],
    ['Dust', '25-OH D', false],
    ['Iron', 'd', false],
    ['Iron', '', true],
  ])('RE-068: %j, typed %j: %j', (text, typed, isFound) => {
    expect(finds(text, typed)).toBe(isFound);
  });

  test.each([
    ['Vitamin D, 25-Hydroxy', '25-OH D'],
    ['25-OH Vitamin D', 'vitamin d'],
    ['AMH', 'anti-mullerian'],
    ['Glucose', 'sugar'],
    ['Glucose, Fasting', 'fasting sugar'],
    ['Estradiol (E2)', 'e2'],
  ])('RE-068: what a report calls %j is found by %j', (analyte, typed) => {
    expect([analyte, otherNamesOf(analyte), finds(`${analyte} ${otherNamesOf(analyte)}`, typed)]).toEqual([
      analyte,
      expect.any(String),
      true,
    ]);
  });

  test('what the reader does not know has no other name', () => {
    expect(otherNamesOf('Xylophone')).toBe('');
  });
});

describe('what is hers', () => {
  const read = (id: string, own_name: string, analytes: string[]) =>
    waitingDocument({
      ...{ id, own_name },
      ai_digest: {
        is_from_ocr: false,
        values: [],
        value_count: analytes.length,
        analytes,
        is_from_model: false,
      },
    });
  const lists: HerLists = {
    records: [
      medicalRecord('condition', { name: 'Ménière' }),
      medicalRecord('obstetric', { outcome: 'miscarriage', place: 'Lisbon' }),
      medicalRecord('obstetric', { outcome: 'birth', place: 'Lisbon' }),
      medicalRecord('condition', { name: '', status: 'refuted' }),
    ],
    documents: [
      read('00000000-0000-4000-8000-000000000001', 'Annual check', ['Glucose', 'AMH']),
      read('00000000-0000-4000-8000-000000000002', 'Older check', ['Glucose', 'Vitamin D, 25-Hydroxy']),
    ],
    values: [],
    events: listEvents({ ...NO_FACTS, last_period: '2020-02-03' }).events,
    help: [{ question: 'How do I print?', answer: ['Press Print.'] }],
    otherNamesOf,
    showsLosses: false,
  };
  const find = (typed: string, changes: Partial<HerLists> = {}) =>
    findHers({ ...lists, ...changes }, typed).map(({ title, found }) => [
      title,
      found.map((one) => one.title),
    ]);

  test('RE-067: records, values, documents, the timeline and help are found, each leading to its place', () => {
    expect(find('meniere')).toEqual([['Your records', ['Ménière']]]);
    expect(find('sugar')).toEqual([
      ['Your values', ['Glucose']],
      ['Your documents', ['Annual check', 'Older check']],
    ]);
    expect(find('25-OH D')).toEqual([
      ['Your values', ['Vitamin D, 25-Hydroxy']],
      ['Your documents', ['Older check']],
    ]);
    expect(find('last period')).toEqual([['Your timeline', ['Last period']]]);
    expect(find('print')).toEqual([['Help', ['How do I print?']]]);
    const [values] = findHers(lists, 'glucose');
    expect(values?.found).toEqual([
      {
        ...{ id: 'value-Glucose', title: 'Glucose', hint: 'In 2 documents' },
        lead: { to: 'document', id: '00000000-0000-4000-8000-000000000001' },
      },
    ]);
  });

  test('RE-067: her test results are found by the words of people, once each, and lead to their section', () => {
    const values = [
      labValue('Fasting glucose', '90', 'mg/dL', { day: '2026-11-20' }),
      labValue('Glucose', '5.1', 'mmol/L', { day: '2026-03-02' }),
      labValue('Glucose', '5.0', 'mmol/L', { day: '2025-03-02' }),
    ];
    const [found] = findHers({ ...lists, documents: [], values }, 'sugar');
    expect(found?.found.map(({ title, hint, lead }) => [title, hint, lead.to])).toEqual([
      ['Fasting glucose', '1 value, newest 20 Nov 2026', 'values'],
      ['Glucose', '2 values, newest 2 Mar 2026', 'values'],
    ]);
    // A document names it too: it is one thing, and stands once.
    expect(find('sugar', { values })[0]).toEqual(['Your values', ['Fasting glucose', 'Glucose']]);
  });

  test('RE-013: a loss is found only where she has said that losses are shown', () => {
    expect(find('lisbon')).toEqual([['Your records', ['A birth']]]);
    expect(find('miscarriage')).toEqual([]);
    expect(find('miscarriage', { showsLosses: true })).toEqual([['Your records', ['A miscarriage']]]);
  });

  test('one letter finds nothing, and a word that stands everywhere a few', () => {
    expect(find('m')).toEqual([]);
    const many = Array.from({ length: 50 }, () => medicalRecord('condition'));
    expect(find('migraine', { records: many })[0]?.[1]).toHaveLength(FOUND_MAX);
  });
});
