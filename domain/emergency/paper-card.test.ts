import { expect, test } from 'vitest';
import { dateByDueDate } from '../pregnancy/dating.ts';
import { numbersFor } from './numbers-for.ts';
import { type CardPart, composePaperCard, listCardParts } from './paper-card.ts';

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
  },
} as const;
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
