import { expect, test } from 'vitest';
import { nameCountry } from './name-country.ts';

test('a country has its English name', () => {
  expect([nameCountry('GB'), nameCountry('DE')]).toEqual(['United Kingdom', 'Germany']);
});
