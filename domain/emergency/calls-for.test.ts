import { describe, expect, test } from 'vitest';
import { markedNumbers } from '../records/marked-numbers.ts';
import { medicalRecord } from '../records/testing/medical-record.ts';
import { callsFor, callsForLater, sayCountry } from './calls-for.ts';
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

describe('the numbers of her care team', () => {
  const marked = markedNumbers([
    medicalRecord('provider', { name: 'Bloom Clinic', phone: '020 7946 0222', dials: 'clinic' }),
    medicalRecord('provider', { name: 'Ward 4', phone: '020 7946 0111', dials: 'maternity' }),
    medicalRecord('provider', { name: 'Old ward', phone: '1', dials: 'maternity', status: 'inactive' }),
    medicalRecord('provider', { name: 'Dr Lee', phone: '020 7946 0333' }),
  ]);
  const withTeam = { ...her('GB'), careTeam: marked };
  test.each([
    ['maternity-unit', ['Call 999', 'Ward 4', 'St Mary']],
    ['fertility-clinic', ['Call 999', 'Bloom Clinic', 'Ben']],
    ['midwife-or-doctor', ['Call 999', 'Ward 4', 'Bloom Clinic']],
    ['doctor', ['Call 999', 'Bloom Clinic', 'Dr Okafor']],
    ['emergency-number', ['Call 999', 'Ben', 'St Mary']],
    ['pharmacist', ['Call 999', 'Ben', 'St Mary']],
  ] as const)('stand before her contacts where a danger says to call the %s', (call, first) => {
    expect(labels(call, withTeam).slice(0, 3)).toEqual(first);
  });

  test('say what they were marked as, once, and are no help where somebody hurts her', () => {
    const twice = { ...withTeam, contacts: [contact('Ward', '', '020 7946 0111')] };
    expect(callsFor('maternity-unit', twice).filter(({ kind }) => kind === 'contact')).toEqual([
      {
        ...{ kind: 'contact', label: 'Ward 4', detail: 'My maternity unit, 020 7946 0111' },
        link: 'tel:02079460111',
      },
    ]);
    expect(callsForLater('doctor', withTeam)[0]?.label).toBe('Bloom Clinic');
    expect(labels('violence-line', withTeam)).not.toContain('Bloom Clinic');
  });
});

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
