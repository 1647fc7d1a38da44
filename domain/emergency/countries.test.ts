import { expect, test } from 'vitest';
import { listCountries, scoreCountry } from './countries.ts';

const COUNTRIES = listCountries();
const find = (typed: string) =>
  COUNTRIES.map((country) => ({ ...country, score: scoreCountry(country, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ code }) => code);

test('every country with a number is there once, by its name and in the order of the alphabet', () => {
  expect(COUNTRIES.length).toBeGreaterThanOrEqual(200);
  expect(COUNTRIES[0]?.name).toBe('Afghanistan');
  for (const { code, name } of COUNTRIES) expect(name, code).not.toBe(code);
});

test.each([
  ['united k', 'GB'],
  ['UK', 'GB'],
  ['scotland', 'GB'],
  ['usa', 'US'],
  ['holland', 'NL'],
  ['cote d', 'CI'],
  ['ivoire', 'CI'],
  ['tur', 'TR'],
  ['deutsch', 'DE'],
  ['islands falk', undefined],
])('typed "%s" finds %s first', (typed, code) => {
  expect(find(typed)[0]).toBe(code);
});

test('what begins with it stands before what has it inside', () => {
  expect(find('guinea').slice(0, 2)).toEqual(['GN', 'GW']);
  expect(find('guinea')).toContain('PG');
  expect(find('').length).toBe(COUNTRIES.length);
});
