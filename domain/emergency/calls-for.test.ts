import { describe, expect, test } from 'vitest';
import { callsFor, callsForLater, nameCountry, sayCountry } from './calls-for.ts';
import { numbersFor, UNKNOWN_COUNTRY } from './numbers-for.ts';

const TODAY = '2026-11-26';
const contact = (name: string, relation: string, phone = '020 7946 0018') => ({
  ...{ id: name, name, relation, phone },
});
const PEOPLE = [
  contact('Ben', 'Partner'),
  contact('St Mary', 'Maternity unit'),
  contact('Dr Okafor', ''),
  { ...contact('', '', ''), unreadable: true },
];
const her = (country: string | null) => ({
  numbers: numbersFor({ country, zone: null }, TODAY),
  contacts: PEOPLE,
});
const labels = (...asked: Parameters<typeof callsFor>) => callsFor(...asked).map(({ label }) => label);

describe('whom to call', () => {
  test('is the number of her country first, then her contacts in her order', () => {
    expect(callsFor('emergency-number', her('GB'))).toEqual([
      { kind: 'emergency', label: 'Call 999', detail: 'United Kingdom', link: 'tel:999' },
      { kind: 'contact', label: 'Ben', detail: 'Partner, 020 7946 0018', link: 'tel:02079460018' },
      { kind: 'contact', label: 'St Mary', detail: 'Maternity unit, 020 7946 0018', link: 'tel:02079460018' },
      { kind: 'contact', label: 'Dr Okafor', detail: '020 7946 0018', link: 'tel:02079460018' },
    ]);
  });

  test('is somebody to speak to where it can wait for hours, and the emergency number for when it gets worse', () => {
    const calls = callsForLater('maternity-unit', her('GB'));
    expect(calls.map(({ label }) => label)).toEqual(['St Mary', 'Ben', 'Dr Okafor', 'NHS 111', 'Call 999']);
    expect(calls.at(-1)?.detail).toBe('If it gets worse');
    expect(callsForLater('doctor', her('GB')).filter(({ label }) => label === 'NHS 111')).toHaveLength(1);
  });

  test('is 112 and 911 where no country is known', () => {
    expect(labels('emergency-number', her(null)).slice(0, 2)).toEqual(['Call 112', 'Call 911']);
  });

  test('of her contacts, those that the rule means come first', () => {
    expect(labels('maternity-unit', her('US'))).toEqual([
      ...['Call 911', 'St Mary', 'Ben', 'Dr Okafor', 'Maternal Mental Health Hotline'],
    ]);
    expect(labels('doctor', her('GB'))).toEqual(['Call 999', 'Dr Okafor', 'Ben', 'St Mary', 'NHS 111']);
  });

  test('on the crisis card the lines come before her contacts, and say what they are', () => {
    const calls = callsFor('crisis-line', her('GB'));
    expect(calls.map(({ label }) => label)).toEqual([
      ...['Call 999', 'Samaritans', 'Childline', 'Ben', 'St Mary', 'Dr Okafor'],
    ]);
    expect(calls[2]?.detail).toBe('08001111 · For children and teenagers · not checked by us');
  });

  test('where somebody hurts her it is the police and the lines for it; nobody of hers may be told by mistake', () => {
    expect(labels('violence-line', her('CH'))[0]).toBe('Call 117');
    expect(labels('violence-line', her('GB'))).toEqual([
      ...['Call 999', 'National Domestic Abuse Helpline', 'Childline'],
    ]);
  });
});

test.each([
  [{ country: 'GB', zone: 'Europe/Berlin' }, 'Numbers for United Kingdom, which you chose.'],
  [{ country: null, zone: 'Europe/Berlin' }, 'Numbers for Germany, by the time zone of this device.'],
  [{ country: null, zone: null, region: 'IE' }, 'Numbers for Ireland, where this service is run.'],
  [{ country: null, zone: null }, UNKNOWN_COUNTRY],
])('it is said whose numbers they are and how that is known: %j', (her, said) => {
  expect(sayCountry(numbersFor(her, TODAY))).toBe(said);
});

test('a country is called by its name', () => {
  expect([nameCountry('GB'), nameCountry('DE')]).toEqual(['United Kingdom', 'Germany']);
});
