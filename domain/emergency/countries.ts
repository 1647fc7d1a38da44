import { CURATED_NUMBERS } from './curated-numbers.ts';
import { EMERGENCY_NUMBERS } from './emergency-numbers.ts';
import { nameCountry } from './name-country.ts';

export interface Country {
  /** ISO 3166 alpha-2. */
  code: string;
  name: string;
}

/** What people call a country beside its name. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates',
  CD: 'DRC Congo Kinshasa',
  CZ: 'Czech Republic',
  DE: 'Deutschland',
  ES: 'España',
  GB: 'UK Great Britain England Scotland Wales Northern Ireland',
  IE: 'Éire',
  KR: 'Korea',
  MM: 'Burma',
  NL: 'Holland',
  SZ: 'Swaziland',
  TR: 'Turkey',
  US: 'USA America States',
  VA: 'Vatican',
};

/** Every country of which a number is known, by name. */
export function listCountries(): Country[] {
  return Object.keys({ ...EMERGENCY_NUMBERS, ...CURATED_NUMBERS })
    .map((code) => ({ code, name: nameCountry(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Whether any number of this country is known, by its code in capitals. */
export function isKnownCountry(code: string): boolean {
  return code in EMERGENCY_NUMBERS || code in CURATED_NUMBERS;
}

/**
 * How well a country fits what was typed: 1 where it is called that, less where its name, a later word of it or another of
 * its names begins with it, 0 where none does. Accents and capitals do not matter; the code counts as a name.
 */
export function scoreCountry({ code, name }: Country, typed: string): number {
  const wanted = fold(typed).trim();
  if (wanted === '') return 1;
  const plain = fold(name);
  const others = fold(`${code} ${ALSO_CALLED[code] ?? ''}`);
  if (plain === wanted || others.split(' ').includes(wanted)) return 1;
  if (plain.startsWith(wanted)) return 0.9;
  if (hasWordFrom(plain, wanted)) return 0.8;
  return others.startsWith(wanted) || hasWordFrom(others, wanted) ? 0.6 : 0;
}

const hasWordFrom = (text: string, wanted: string) => text.includes(` ${wanted}`);

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ');
}
