import { ANALYTES, type Analyte } from './analytes.ts';
import { isOneAway } from './is-one-away.ts';
import { meaningOf } from './printed-unit.ts';

/** Words that say nothing about what is measured: specimen of the usual kind, method, form of the report. */
const NOISE = new Set(
  (
    'serum plasma blood whole venous capillary edta level test assay value result calculated calc measured method ' +
    'quantitative quant estimation serpl ser plas mcnc ncnc scnc ccnc cnc bld fr auto automated by in of or the ' +
    'count absolute abs no number eclia clia elisa hplc cmia jaffe enzymatic ifcc ise ngsp photometry qualitative screening ' +
    'fraction relative diff manual vol vfr qn'
  ).split(' '),
);

/** A printed name as the table has it: words in one spelling, without noise, sorted, so that "Cholesterol, Total" is "total cholesterol". */
export function keyOf(name: string): string {
  const spelled = name
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/β|ß/g, 'beta ')
    .replace(/γ/g, 'gamma ')
    .replace(/α/g, 'alpha ')
    .replace(/haem/g, 'hem')
    .replace(/aemia/g, 'emia')
    .replace(/oestr/g, 'estr')
    .replace(/leuco/g, 'leuko')
    // When in the cycle or the day it was taken changes no name.
    .replace(/\b(?:cycle )?day[\s-]?\d{1,2}\b|\bmid[\s-]?luteal\b|\b(?:early )?follicular\b/g, ' ')
    .replace(/\bdhea[\s-]?s(?:o4)?\b/g, 'dheas')
    .replace(/\bb[\s-]12\b/g, 'b12')
    .replace(/\bca[\s-]125\b/g, 'ca125')
    .replace(/\bnon[\s-]hdl/g, 'nonhdl')
    .replace(/\b25[\s-]{0,3}(?:\(oh\)|oh\b)[\s-]?/g, '25oh ')
    .replace(/\bhb[\s-]a1c\b/g, 'hba1c')
    .replace(/\b(f?t)[\s-]([34])\b/g, '$1$2')
    .replace(/\be[\s-]2\b/g, 'e2')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^s /, '');
  const words = spelled
    .split(' ')
    .map((word) =>
      word.length > 3 && /[^s]s$/.test(word) && !/(?:us|is|dheas)$/.test(word) ? word.slice(0, -1) : word,
    );
  const told = words.filter((word) => !NOISE.has(word));
  return [...new Set(told.length > 0 ? told : words)].sort().join(' ');
}

const BY_KEY = new Map<string, Analyte>();
for (const analyte of ANALYTES) {
  for (const name of analyte.names.split('|')) {
    const key = keyOf(name);
    if (!BY_KEY.has(key)) BY_KEY.set(key, analyte);
  }
}

/** What a misread name and a known one have in common: `C02` is `CO2`, `Hgb alc` is `Hgb A1c`. */
function foldKey(key: string): string {
  return key.replace(/0/g, 'o').replace(/[1i]/g, 'l');
}

const BY_FOLDED = new Map<string, Analyte | null>();
for (const [key, analyte] of BY_KEY) {
  const folded = foldKey(key);
  const other = BY_FOLDED.get(folded);
  BY_FOLDED.set(folded, other === undefined || other === analyte ? analyte : null);
}

const FUZZY_MIN = 7;
const LONG_NAMES = [...BY_KEY]
  .filter(([key]) => key.length >= FUZZY_MIN)
  .map(([key, analyte]) => ({ key, analyte, digits: key.replace(/\D/g, '') }));

/** The one analyte whose name is a letter away; digits may not differ, B1 is no B12. */
function findNear(key: string): Analyte | null {
  if (key.length < FUZZY_MIN) return null;
  const digits = key.replace(/\D/g, '');
  const near = new Set<Analyte>();
  for (const known of LONG_NAMES) {
    if (Math.abs(known.key.length - key.length) < 2 && known.digits === digits && isOneAway(known.key, key))
      near.add(known.analyte);
  }
  const [only = null] = near;
  return near.size === 1 ? only : null;
}

export interface FoundAnalyte {
  analyte: Analyte;
  /** False where the name says more than the table knows ("TSH with reflex"): then no code is given. */
  isSure: boolean;
}

const NAME_MAX = 120;

/** Names of the document at hand that were asked for already: a row asks for its own several times. */
const ASKED = new Map<string, FoundAnalyte | null>();
const ASKED_MAX = 2000;

/** Forgets the names that were asked for: nothing of one document stays for the next. */
export function forgetNames(): void {
  ASKED.clear();
}

/** What a printed name measures, or null for a name that is not known. */
export function findAnalyte(name: string): FoundAnalyte | null {
  if (name.length > NAME_MAX) return null;
  const asked = ASKED.get(name);
  if (asked !== undefined) return asked;
  if (ASKED.size >= ASKED_MAX) ASKED.clear();
  const found = lookUp(name);
  ASKED.set(name, found);
  return found;
}

/** As `findAnalyte`, and remembers nothing: for names that she typed. */
export function lookUp(name: string): FoundAnalyte | null {
  const bare = name.replace(/[([][^()[\]]{0,60}[)\]]?/g, ' ');
  const inside = /[([]([^()[\]]{2,40})[)\]]/.exec(name)?.[1] ?? '';
  const bareKey = keyOf(bare);
  const known = (bare === name ? undefined : BY_KEY.get(keyOf(name))) ?? BY_KEY.get(bareKey);
  if (known) return { analyte: known, isSure: true };
  const misread = BY_FOLDED.get(foldKey(bareKey));
  if (misread && bare.length > 2) return { analyte: misread, isSure: true };
  const byShort = inside === '' ? undefined : BY_KEY.get(keyOf(inside));
  // A number of its own is a result already: "Estradiol (E2) 61.5" is no name.
  if (byShort && /^[A-Z0-9 +-]{2,8}$/i.test(inside) && !/\s[<>]?\s?\d[\d.,]*(?:\s|$)/.test(bare))
    return { analyte: byShort, isSure: !/urine|csf|fluid|stool/i.test(name) };
  const near = findNear(bareKey);
  if (near) return { analyte: near, isSure: false };
  const words = bare.trim().split(/[\s,;:]+/);
  for (let count = Math.min(words.length - 1, 4); count > 0; count -= 1) {
    if (words.length - count > 4) break;
    const analyte = BY_KEY.get(keyOf(words.slice(0, count).join(' ')));
    if (analyte && words[0] !== undefined && words[0].length > 1) return { analyte, isSure: false };
  }
  return null;
}

/** The LOINC code of a result, null unless name and unit leave one. */
export function codeOf(found: FoundAnalyte | null, unit: string): string | null {
  if (!found?.isSure) return null;
  const kind = unit === '' ? 'none' : meaningOf(unit)?.kind;
  return (kind && found.analyte.codes[kind]) ?? null;
}
