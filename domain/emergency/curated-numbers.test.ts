import { describe, expect, it } from 'vitest';
import { CURATED_NUMBERS, FEW_AMBULANCES, findCuratedNumbers } from './curated-numbers.ts';
import { EMERGENCY_NUMBERS } from './emergency-numbers.ts';
import { FEW_AMBULANCES_WARNING, FROM_TABLE, numbersFor } from './numbers-for.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const CODES = Object.keys(CURATED_NUMBERS);
const numbersOf = (country: string, today: `${number}-${number}-${number}` = '2026-11-27') =>
  numbersFor({ country, zone: null }, today);

describe('the numbers that an official page names', () => {
  it('are there for 225 countries and territories, each once and in the order of the alphabet', () => {
    expect(CODES).toHaveLength(225);
    expect(CODES).toEqual(CODES.toSorted());
    for (const code of CODES)
      expect(new Intl.DisplayNames(['en'], { type: 'region' }).of(code)).not.toBe(code);
  });

  it('have 2 to 15 digits, the address of a government’s page and a day that is not ahead', () => {
    for (const code of CODES) {
      const numbers = findCuratedNumbers(code);
      expect(numbers?.ambulance, code).toMatch(/^\d{2,15}$/);
      expect(numbers?.police, code).toMatch(/^\d{2,15}$/);
      expect(numbers?.page.address, code).toMatch(
        /^https:\/\/(www\.(gov\.(uk|im|je)|ireland\.ie|smartraveller\.gov\.au)|travel\.state\.gov)\/[\w./-]+$/,
      );
      const { asOf, checkedOn = '' } = numbers?.page ?? {};
      expect(checkedOn, code).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(checkedOn <= TODAY, code).toBe(true);
      expect((asOf ?? checkedOn) <= checkedOn, code).toBe(true);
    }
  });

  it('stand above the table', () => {
    expect(numbersOf('GB')).toMatchObject({ emergency: ['999'], police: ['999'], why: [] });
    expect(numbersOf('MD').emergency).toEqual(['112']);
    expect(EMERGENCY_NUMBERS.MD).toEqual(['903', '902']);
    expect(numbersOf('NO').emergency).toEqual(['113']);
  });

  it('give a number to territories of which the table has none', () => {
    const added = CODES.filter((code) => !(code in EMERGENCY_NUMBERS));
    expect(added).toEqual(['BL', 'BQ', 'CW', 'EH', 'IM', 'JE', 'MF', 'MQ', 'SX', 'YT']);
    expect(numbersFor({ country: null, zone: 'America/Martinique' }, '2026-11-27')).toMatchObject({
      ...{ country: 'MQ', from: 'zone', emergency: ['15'] },
    });
  });
});

describe('beside the numbers it is said', () => {
  it('that they are of the table, where no page was opened', () => {
    expect(numbersOf('GL')).toMatchObject({ emergency: ['112'], page: null, why: [FROM_TABLE] });
    const open = Object.keys(EMERGENCY_NUMBERS).filter((code) => !(code in CURATED_NUMBERS));
    expect(open).toEqual([...['AS', 'CD', 'CG', 'GL', 'GN', 'GQ', 'IO', 'KM', 'KP', 'MP', 'TK', 'VA']]);
  });

  it('how old the page is, once it is over a year; the number stays', () => {
    expect(numbersOf('FR', '2027-08-22').why).toEqual([]);
    expect(numbersOf('FR', '2027-08-23').why).toEqual(['As an official page named them in August 2026.']);
    expect(numbersOf('FR', '2030-01-01').emergency).toEqual(['112']);
    expect(numbersOf('IM', '2027-11-28').why).toEqual(['As an official page named them in November 2026.']);
  });

  it('that ambulances are few, where the pages say so', () => {
    expect(numbersOf('BJ').why).toEqual([FEW_AMBULANCES_WARNING]);
    expect(numbersOf('CD').why).toEqual([FROM_TABLE, FEW_AMBULANCES_WARNING]);
    expect(numbersOf('DE').why).toEqual([]);
    for (const code of FEW_AMBULANCES)
      expect(code in CURATED_NUMBERS || code in EMERGENCY_NUMBERS).toBe(true);
  });
});
