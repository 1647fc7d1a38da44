import { describe, expect, it } from 'vitest';
import { HELP_LINES, LINE_KINDS, type LineKind } from './help-lines.ts';
import { numbersFor } from './numbers-for.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const LINES = Object.entries(HELP_LINES).flatMap(([country, lines]) =>
  LINE_KINDS.flatMap((kind) => {
    const line = lines[kind];
    return line === undefined ? [] : [{ country, kind, ...line }];
  }),
);
const countriesWith = (wanted: LineKind, by: readonly (string | undefined)[]) =>
  LINES.filter(({ kind, source }) => kind === wanted && by.includes(source?.by)).map(
    ({ country }) => country,
  );

describe('the lines that somebody answers', () => {
  it('have a crisis line whose number was read on a page, in at least 30 countries', () => {
    expect(countriesWith('crisis', ['official'])).toEqual([
      ...['AT', 'AU', 'BE', 'CA', 'CH', 'DE', 'FR', 'GB', 'GL', 'IE'],
      ...['IS', 'JP', 'KR', 'NL', 'NZ', 'PE', 'PH', 'SG', 'US', 'ZA'],
    ]);
    expect(countriesWith('crisis', ['others'])).toEqual([
      ...['BR', 'CZ', 'DK', 'ES', 'FI', 'HK', 'IL', 'IN', 'MX', 'NO', 'PL', 'TW'],
    ]);
  });

  it('say of each page its address and a day that is not ahead; of those known only, none', () => {
    for (const { country, kind, number, source } of LINES) {
      expect(number, `${country} ${kind}`).toMatch(/^\d{2,15}$/);
      if (source === null) continue;
      expect(source.address, `${country} ${kind}`).toMatch(/^https:\/\/[\w.-]+\.[a-z]{2,}\//);
      expect(source.openedOn, `${country} ${kind}`).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(source.openedOn <= TODAY, `${country} ${kind}`).toBe(true);
    }
    expect(LINES.filter(({ source }) => source !== null)).toHaveLength(78);
    expect(LINES.filter(({ source }) => source === null)).toHaveLength(53);
  });

  it('stand with whose word it is, where it is a page of others, and with the month once that is a year ago', () => {
    const crisisOn = (today: '2026-11-27' | '2027-12-20' | '2028-06-20') =>
      numbersFor({ country: 'BR', zone: null }, today).lines.find(({ kind }) => kind === 'crisis');
    expect(crisisOn('2026-11-27')).toMatchObject({ number: '188', note: 'as a page of others gives it' });
    expect(crisisOn('2027-12-20')?.note).toBe('as a page of others gives it, checked November 2026');
    expect(crisisOn('2028-06-20')).toBeUndefined();
  });
});
