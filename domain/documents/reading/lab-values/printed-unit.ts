/**
 * Units as laboratories print them. UCUM libraries do not know `uIU/mL` or `x10^9/L` and read `K/uL` as kelvin, so what is
 * needed here stands in tables of our own: which letters are a unit, and what one is in another.
 */

const POWER = String.raw`(?:[x×*]\s?)?10\s?(?:(?:\^|\*\*|\*|[eE]\+?|\+)\s?\d{1,2}|[²³⁶⁹¹]{1,2})|[x×]\s?10\s?(?:3|6|9|12)|[x×*]\s?[eE]\d{1,2}`;
const VOLUME = String.raw`(?:[dmuµμnpfc]?[lL]|mm\s?\^?\s?[3³]|[cC]u\.?\s?mm|[cC]\.?mm\.?|µ1|u1|d1|m1)`;
const PER = String.raw`(?:${VOLUME}|[hHlL]\.?[pP]\.?[fF]\.?|1st hr|hours?|hrs?|hr|h|min|sec|day|24\s?h(?:rs?|ours?)?|kg|g\s?[cC]r(?:e\w{0,8})?|g\s?Hb|mg|mmol|mol|g|1[.,]73\s?(?:m\s?\^?[2²]|sq\.?\s?m)|1[.,]73|100\s?(?:WBCs?|ml|mL|RBCs?)|field)`;
const COUNTED = String.raw`(?:(?!(?:[Nn]one|NONE|[Nn]ot|NOT|[Nn]o|NO|[Ff]ew|FEW|[Mm]any|MANY|[Rr]are|RARE)\s)[A-Za-zµμ%#]{1,12}(?:[ .-][A-Za-z]{1,6})?|(?:${POWER})(?:\s?[A-Za-z]{1,6})?)`;

/** A unit at the start of a text. Those without a part below the line are listed: any word could be one otherwise. */
const UNIT = new RegExp(
  String.raw`(?:(?:${COUNTED})?\s?\/\s?${PER}(?:\s?\/\s?${PER}){0,2}(?:\s(?:FEU|DDU|D-DU))?(?![A-Za-z\d])` +
    String.raw`|(?:${POWER})(?![\d.,])` +
    String.raw`|(?:m?g|ng|gm|vol|mol|mmol)\s?%|%(?:\s?(?:of total(?: [hH](?:gb|b|emoglobin))?|w\/w))?|‰` +
    String.raw`|(?:fL|fl|FL|pg|Pg|PG|seconds?|secs?\.?|sec|ratio|Ratio|RATIO|index|Index|INDEX|S\/CO|S\/Co|s\/co|COI|C\.O\.I\.?|AU|RU|mmHg|mm Hg|kPa|mOsm\/kg|mmol\/mol|mOsm|titer|million|millions|lakhs?|thousands?|cells|MoM|MOM|SD|pH units?|mm)(?![A-Za-z\d/])` +
    String.raw`|(?:m?IU|U|mU|units?|mg|g|mcg|µg|s|mL|ml)(?![A-Za-z\d/]))`,
  'y',
);

/** Units in which medicines, weights and volumes are given too: alone they make no row of an unknown name. */
const WEAK_UNITS = new Set([
  'iu',
  'miu',
  'u',
  'mu',
  'unit',
  'units',
  'mg',
  'g',
  'mcg',
  'µg',
  's',
  'ml',
  'mm',
  'sd',
  '%',
]);

/** The unit that stands at a place of a text, or '' where none does. */
export function unitAt(text: string, at: number): string {
  UNIT.lastIndex = at;
  const unit = UNIT.exec(text)?.[0] ?? '';
  return unit.trimEnd();
}

/** True where a text is a unit and nothing else. */
export function isUnit(text: string): boolean {
  return text !== '' && unitAt(text, 0) === text;
}

/** True for a unit that laboratories alone print. */
export function isLaboratoryUnit(unit: string): boolean {
  return isUnit(unit) && !WEAK_UNITS.has(unit.toLowerCase());
}

/** What a unit measures, and how many of that one is: `g/dL` is mass per volume, 10 of `g/L`. */
export interface UnitMeaning {
  kind: UnitKind;
  factor: number;
}
export type UnitKind =
  | 'mass'
  | 'moles'
  | 'units'
  | 'count'
  | 'percent'
  | 'femtolitre'
  | 'picogram'
  | 'seconds'
  | 'equivalents'
  | 'perHour'
  | 'clearance'
  | 'ratio'
  | 'permille';

const MASS = { g: 1, gm: 1, gms: 1, mg: 1e-3, mcg: 1e-6, ug: 1e-6, ng: 1e-9, pg: 1e-12 };
const MOLES = { mol: 1, mmol: 1e-3, umol: 1e-6, nmol: 1e-9, pmol: 1e-12 };
const UNITS = {
  u: 1,
  iu: 1,
  miu: 1e-3,
  mu: 1e-3,
  mlu: 1e-3,
  uiu: 1e-6,
  uu: 1e-6,
  ulu: 1e-6,
  kiu: 1e3,
  ku: 1e3,
  units: 1,
  unit: 1,
};
const EQUIVALENTS = { eq: 1, meq: 1e-3, ueq: 1e-6 };
const LITRES = {
  l: 1,
  dl: 0.1,
  cl: 0.01,
  ml: 1e-3,
  ul: 1e-6,
  cumm: 1e-6,
  cmm: 1e-6,
  mm3: 1e-6,
  'mm^3': 1e-6,
  nl: 1e-9,
  pl: 1e-12,
  fl: 1e-15,
};
const COUNTS = {
  '': 1,
  cells: 1,
  cell: 1,
  '#': 1,
  k: 1e3,
  tsd: 1e3,
  thou: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  m: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  lakh: 1e5,
  lakhs: 1e5,
  giga: 1e9,
  tera: 1e12,
};

const OTHER_UNITS: Record<string, UnitMeaning> = {
  '%': { kind: 'percent', factor: 1 },
  fl: { kind: 'femtolitre', factor: 1 },
  um3: { kind: 'femtolitre', factor: 1 },
  pg: { kind: 'picogram', factor: 1 },
  'pg/cell': { kind: 'picogram', factor: 1 },
  s: { kind: 'seconds', factor: 1 },
  sec: { kind: 'seconds', factor: 1 },
  secs: { kind: 'seconds', factor: 1 },
  seconds: { kind: 'seconds', factor: 1 },
  'mg%': { kind: 'mass', factor: 1e-2 },
  'g%': { kind: 'mass', factor: 10 },
  'gm%': { kind: 'mass', factor: 10 },
  'ng%': { kind: 'mass', factor: 1e-8 },
  'mm/hr': { kind: 'perHour', factor: 1 },
  'mm/h': { kind: 'perHour', factor: 1 },
  'mm/hour': { kind: 'perHour', factor: 1 },
  'mm/1sthr': { kind: 'perHour', factor: 1 },
  'mmol/mol': { kind: 'permille', factor: 1 },
  ratio: { kind: 'ratio', factor: 1 },
};

/** What a printed unit means, or null for one that is not known. */
export function meaningOf(unit: string): UnitMeaning | null {
  const plain = unit.replace(/[µμ]/g, 'u').replace(/\s+/g, '').replace(/³/g, '3').replace(/\.$/, '');
  const known = Object.hasOwn(OTHER_UNITS, plain.toLowerCase())
    ? OTHER_UNITS[plain.toLowerCase()]
    : undefined;
  if (known) return known;
  if (plain.startsWith('%')) return { kind: 'percent', factor: 1 };
  if (/^ml\/min/i.test(plain)) return { kind: 'clearance', factor: 1 };
  // G/L and T/L are counts in French reports; g/L is grams.
  if (plain === 'G/L') return { kind: 'count', factor: 1e9 };
  if (plain === 'T/L') return { kind: 'count', factor: 1e12 };
  const [top = '', bottom = '', ...rest] = plain
    .toLowerCase()
    .replace(/\b(?:cu\.?mm|c\.?mm)\.?$/, 'cumm')
    .split('/');
  const litres = read(LITRES, bottom);
  if (rest.length > 0 || litres === null) return null;
  for (const [kind, table] of [
    ['mass', MASS],
    ['moles', MOLES],
    ['units', UNITS],
    ['equivalents', EQUIVALENTS],
  ] as const) {
    const factor = read(table, top);
    if (factor !== null) return { kind, factor: factor / litres };
  }
  const counted = read(COUNTS, top);
  if (counted !== null) return { kind: 'count', factor: counted / litres };
  const power = /^[x×*]?(?:10|(?=e))(?:\^|\*\*|\*|e\+?|\+)?(\d{1,2}|[²³⁶⁹¹]{1,2})(?:cells?)?$/.exec(
    top.replace(/⁶/g, '6').replace(/⁹/g, '9').replace(/¹/g, '1').replace(/²/g, '2').replace(/³/g, '3'),
  );
  return power ? { kind: 'count', factor: 10 ** Number(power[1]) / litres } : null;
}

function read(table: Record<string, number>, key: string): number | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

/** How often one unit goes into another (`g/dL` into `g/L`: 10), 1 where either is not printed, null where they do not compare. */
export function factorBetween(from: string, to: string): number | null {
  if (from === '' || to === '') return 1;
  if (from.replace(/\s+/g, '').toLowerCase() === to.replace(/\s+/g, '').toLowerCase()) return 1;
  const [a, b] = [meaningOf(from), meaningOf(to)];
  return a && b && a.kind === b.kind ? a.factor / b.factor : null;
}
