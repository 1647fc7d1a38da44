import { describe, expect, it } from 'vitest';
import { countryOfZone } from './country-of-zone.ts';
import { EMERGENCY_NUMBERS, NUMBERS_SOURCE } from './emergency-numbers.ts';
import { HELP_LINES, LINE_KINDS } from './help-lines.ts';
import { numbersFor, UNKNOWN_COUNTRY } from './numbers-for.ts';

const TODAY = '2026-11-26';

describe('the number that is shown first', () => {
  it.each([
    ['Europe/London', '999'],
    ['America/New_York', '911'],
    ['Australia/Sydney', '000'],
    ['Asia/Kolkata', '112'],
    ['Asia/Calcutta', '112'],
    ['Europe/Berlin', '112'],
  ])('is in %s %s', (zone, number) => {
    expect(numbersFor({ country: null, zone }, TODAY)).toMatchObject({ from: 'zone', emergency: [number] });
  });

  it('is that of the country she chose, else of her zone, else of the installation', () => {
    const from = (her: Parameters<typeof numbersFor>[0]) => {
      const { country, from: how } = numbersFor(her, TODAY);
      return [country, how];
    };
    expect(from({ country: 'GB', zone: 'Europe/Berlin', region: 'US' })).toEqual(['GB', 'hers']);
    expect(from({ country: null, zone: 'Europe/Berlin', region: 'US' })).toEqual(['DE', 'zone']);
    expect(from({ country: null, zone: 'UTC', region: 'US' })).toEqual(['US', 'region']);
    expect(from({ country: 'XX', zone: null })).toEqual([null, 'unknown']);
  });

  it('is one of two where no country is known, with the reason', () => {
    expect(numbersFor({ country: null, zone: null }, TODAY)).toMatchObject({
      emergency: ['112', '911'],
      lines: [],
      page: null,
      why: [UNKNOWN_COUNTRY],
    });
  });
});

describe('the tables of numbers', () => {
  it('hold at least 60 countries with source and day, each number of 2 to 15 digits', () => {
    expect(Object.keys(EMERGENCY_NUMBERS).length).toBeGreaterThanOrEqual(60);
    expect(NUMBERS_SOURCE.openedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const numbers of Object.values(EMERGENCY_NUMBERS)) {
      for (const number of numbers) expect(number).toMatch(/^\d{2,15}$/);
    }
  });

  it('hold crisis lines of at least 30 countries that have an emergency number', () => {
    const withCrisis = Object.entries(HELP_LINES).filter(([, lines]) => lines.crisis);
    expect(withCrisis.length).toBeGreaterThanOrEqual(30);
    for (const [country, lines] of Object.entries(HELP_LINES)) {
      expect(EMERGENCY_NUMBERS[country]).toBeDefined();
      for (const kind of LINE_KINDS) {
        const line = lines[kind];
        if (line) expect(line.number).toMatch(/^\d{2,15}$/);
      }
    }
  });

  it('name no source that was not opened, and say so beside the number', () => {
    const lines = numbersFor({ country: 'NL', zone: null }, TODAY).lines;
    expect(lines.find(({ kind }) => kind === 'child')).toMatchObject({
      source: null,
      note: 'not checked by us',
    });
    expect(numbersFor({ country: 'GB', zone: null }, TODAY).lines[0]).toMatchObject({
      number: '116123',
      note: null,
    });
  });

  it('say the month of a check that is over a year old, and leave the line out after a year and a half', () => {
    const crisisOn = (today: '2027-12-20' | '2028-06-20') =>
      numbersFor({ country: 'GB', zone: null }, today).lines.find(({ kind }) => kind === 'crisis');
    expect(crisisOn('2027-12-20')?.note).toBe('checked November 2026');
    expect(crisisOn('2028-06-20')).toBeUndefined();
  });

  it('know the country of every zone that this machine names', () => {
    const strangers = Intl.supportedValuesOf('timeZone').filter(
      (zone) => zone.includes('/') && !zone.startsWith('Etc/') && countryOfZone(zone) === null,
    );
    expect(strangers).toEqual([]);
  });
});
