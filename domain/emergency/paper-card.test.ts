import { expect, test } from 'vitest';
import { dateByDueDate } from '../pregnancy/dating.ts';
import { medicalRecord } from '../records/testing/medical-record.ts';
import { NO_CARD_TEXTS } from './emergency-card.ts';
import { historyForHelpers } from './history-for-helpers.ts';
import { numbersFor } from './numbers-for.ts';
import {
  CARD_PARTS,
  type CardPart,
  composePaperCard,
  listCardParts,
  writeCardForCode,
} from './paper-card.ts';
import type { FactsToSay } from './what-to-say.ts';

const TODAY = '2026-11-26';
const SOURCE = {
  fullName: 'Maria Silva',
  numbers: numbersFor({ country: 'GB', zone: null }, TODAY),
  contacts: [
    { id: 'a', name: 'Ana', relation: 'Sister', phone: '020 7946 0018' },
    { id: 'b', name: 'Ward', relation: '', phone: '020 7946 0111' },
    { id: 'c', name: '', relation: '', phone: '', unreadable: true },
  ],
  facts: {
    today: TODAY,
    dating: dateByDueDate('2027-02-03', TODAY),
    ended: { reason: 'loss', on: '2026-01-05' },
    bloodType: 'O-',
    history: null,
    texts: null,
  },
} as const;
const withFacts = (facts: Partial<FactsToSay>) => ({ ...SOURCE, facts: { ...SOURCE.facts, ...facts } });
const ALL = new Set<CardPart>(['name', 'pregnancy', 'blood']);

test('the card has her number, what she ticked, and her people in her order', () => {
  expect(composePaperCard(SOURCE, ALL)).toEqual({
    name: 'Maria Silva',
    call: ['999'],
    country: 'United Kingdom',
    facts: [
      // A date: paper does not count weeks.
      { id: 'pregnant', label: 'Pregnant', value: 'due 3 Feb 2027' },
      { id: 'blood', label: 'Blood group', value: 'O negative' },
      { id: 'nurse', label: 'NHS 111', value: '111' },
    ],
    texts: [],
    notRecorded: null,
    people: [
      { id: 'a', label: 'Ana, Sister', value: '020 7946 0018' },
      { id: 'b', label: 'Ward', value: '020 7946 0111' },
    ],
    madeOn: '26 Nov 2026',
  });
});

test('what she did not tick is not on it, and a loss never is', () => {
  const card = composePaperCard(SOURCE, new Set());
  expect(card).toMatchObject({ name: null, facts: [{ id: 'nurse', label: 'NHS 111', value: '111' }] });
  expect(
    JSON.stringify(composePaperCard({ ...SOURCE, facts: { ...SOURCE.facts, dating: null } }, ALL)),
  ).not.toMatch(/lost|loss/i);
});

test('only what is known can be ticked', () => {
  expect(listCardParts(SOURCE)).toEqual(['name', 'pregnancy', 'blood']);
  const unknown = { ...SOURCE.facts, dating: null, bloodType: 'prefer-not-to-say' as const };
  expect(listCardParts({ ...SOURCE, fullName: '', facts: unknown })).toEqual([]);
});

test('without a country both numbers are on it; a police number of its own is, too', () => {
  const card = (country: string | null) =>
    composePaperCard({ ...SOURCE, numbers: numbersFor({ country, zone: null }, TODAY) }, new Set());
  expect(card(null)).toMatchObject({ call: ['112', '911'], country: null, facts: [] });
  expect(card('CH')).toMatchObject({
    call: ['144'],
    facts: expect.arrayContaining([{ id: 'police', label: 'Police', value: '117' }]),
  });
});

const WRITTEN = { ...NO_CARD_TEXTS, allergies: 'Penicillin:\n swelling', note: 'word '.repeat(99).trim() };
const EVERYTHING = new Set<CardPart>(CARD_PARTS.map(({ value }) => value));

test('what she wrote for helpers is on it where she ticked it, the long gives way to the short', () => {
  const source = withFacts({ texts: WRITTEN });
  expect(listCardParts(source)).toEqual(['name', 'pregnancy', 'blood', 'allergies', 'note']);
  const { texts } = composePaperCard(source, EVERYTHING);
  expect(texts[0]).toEqual({ id: 'allergies', label: 'Allergies', value: 'Penicillin: swelling' });
  expect(texts[1]?.value).toMatch(/^word word .* word …$/);
  expect(texts[1]?.value.length).toBeLessThanOrEqual(250);
  expect(composePaperCard(source, new Set(['note'])).texts.map(({ id }) => id)).toEqual(['note']);
  const all = Object.fromEntries(Object.keys(NO_CARD_TEXTS).map((name) => [name, '😀'.repeat(250)]));
  const full = composePaperCard(withFacts({ texts: { ...NO_CARD_TEXTS, ...all } }), EVERYTHING);
  for (const { value } of full.texts) expect(value.length).toBeLessThanOrEqual(45);
  expect(full.texts.map(({ value }) => value.isWellFormed())).not.toContain(false);
});

test('the code holds whole lines, the most urgent first, and no more than a phone can read', () => {
  const card = composePaperCard(withFacts({ texts: WRITTEN }), EVERYTHING);
  expect(writeCardForCode(card)).toBe(
    [
      ...['Maria Silva', 'Call 999', 'Allergies: Penicillin: swelling', 'Ana, Sister: 020 7946 0018'],
      ...['Ward: 020 7946 0111', 'Pregnant: due 3 Feb 2027', 'Blood group: O negative', 'NHS 111: 111'],
    ].join('\n'),
  );
  const long = { ...SOURCE, fullName: '月'.repeat(200) };
  const written = writeCardForCode(composePaperCard(long, EVERYTHING));
  expect(written).toMatch(/^Call 999/);
  expect(written).not.toContain('月');
});

test('RE-206: her medical history is on it before her words, and one line has what is recorded nowhere', () => {
  const records = [
    medicalRecord('allergy', { name: 'Penicillin', severity: 'severe' }),
    medicalRecord('medication', { name: '', status: 'refuted' }),
  ];
  const source = withFacts({
    ...{ history: historyForHelpers(records, TODAY), bloodType: null },
    texts: { ...NO_CARD_TEXTS, allergies: 'Wasps too' },
  });
  const there: CardPart[] = [
    ...(['name', 'pregnancy', 'blood', 'allergies', 'conditions', 'medicines', 'implants'] as const),
  ];
  expect(listCardParts(source)).toEqual(there);
  const card = composePaperCard(source, new Set(there));
  expect(card.texts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Allergies: Penicillin (severe). Wasps too',
    'Medicines: none that I know of',
  ]);
  expect(card.notRecorded).toMatchObject({
    label: 'Not recorded',
    value: 'blood group, illnesses, implants',
  });
  expect(writeCardForCode(card)).not.toMatch(/not recorded/i);
  // She may leave each of them out.
  const without = composePaperCard(source, new Set(['name']));
  expect([without.texts, without.notRecorded]).toEqual([[], null]);
});
