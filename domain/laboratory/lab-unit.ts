import { meaningOf } from '../documents/reading/lab-values/printed-unit.ts';
import { CODES, ucumOf } from '../fhir/ucum-units.ts';

/** What a unit measures: numbers of one kind differ by `factor` alone. Kinds that are not the same are never joined. */
export interface LabUnit {
  kind: string;
  factor: number;
}

/** Units of the table of analytes that laboratories print in other letters than UCUM's. */
const LABELS: Record<string, string> = {
  '{word}': '',
  '{INR}': '',
  '{s}': '',
  '[pH]': '',
  'ng/mL{FEU}': 'ng/mL FEU',
  'ng/mL{DDU}': 'ng/mL DDU',
  'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
  'mg/g{creat}': 'mg/g',
  "[arb'U]/mL": 'AU/mL',
  'mg/(24.h)': 'mg/24 h',
  'mosm/kg': 'mOsm/kg',
  '10*3/uL': '10³/µL',
  '10*6/uL': '10⁶/µL',
  '10*9/L': '10⁹/L',
  '10*12/L': '10¹²/L',
};

/** A UCUM unit as she reads it; '' for what is no unit to her. */
export function labelOf(ucum: string): string {
  const label = Object.hasOwn(LABELS, ucum) ? LABELS[ucum] : undefined;
  return label ?? ucum.replace(/[[\]]/g, '').replace(/\bu(?=mol|g|L|IU)/g, 'µ');
}

const BY_LABEL = new Map(
  Object.entries(LABELS).flatMap(([ucum, label]) => (label === '' ? [] : [[fold(label), ucum] as const])),
);

function fold(text: string): string {
  return text.replace(/[µμ]/g, 'u').replace(/\s+/g, '').toLowerCase();
}

/** The UCUM code of a unit as it is printed, typed or in the table; null for one that is not known. */
export function ucumOfLab(printed: string): string | null {
  return BY_LABEL.get(fold(printed)) ?? ucumOf(printed.replace(/[[\]]/g, '').replace('¹²', '^12'));
}

/** Units to choose from while typing, as they are printed. */
export const COMMON_UNITS: readonly string[] = [...new Set(Object.values(CODES).map(labelOf))];

/** The unit that a printed or a UCUM unit is; one that is not known is of a kind of its own, `as:…`, and none of kind `none`. */
export function labUnitOf(unit: string): LabUnit {
  const plain = fold(labelOf(unit)).replace(/[[\]]/g, '');
  if (plain === '' || plain === 'ratio') return { kind: 'none', factor: 1 };
  const dimer = /^(.*?)[{(]?(feu|d-?du)[)}]?$/.exec(plain);
  if (dimer) {
    const [, rest = '', word = ''] = dimer;
    const mass = meaningOf(rest);
    // Molecules counted by the fibrinogen they came from, or by their own weight: never one in the other.
    const kind = word === 'feu' ? 'mass of FEU' : 'mass of DDU';
    return mass?.kind === 'mass' ? { kind, factor: mass.factor } : { kind: `as:${plain}`, factor: 1 };
  }
  const perCreatinine = /^(ug|mg|g)\/(mg|g|mmol|mol)(?:\{?cr.*)?$/.exec(plain);
  if (perCreatinine) {
    const [, top = '', bottom = ''] = perCreatinine;
    const kind = bottom.endsWith('mol') ? 'per mole of creatinine' : 'per gram of creatinine';
    return { kind, factor: (MILLIGRAMS[top] ?? 1) / (AMOUNTS[bottom] ?? 1) };
  }
  if (/^ml\/min\/1[.,]73/.test(plain)) return { kind: 'clearance of a surface', factor: 1 };
  // Letters in which one unit and another differ only by their height: `G/L` are counts.
  return meaningOf(labelOf(unit).replace(/[[\]]/g, '')) ?? { kind: `as:${plain}`, factor: 1 };
}

/** Whether two ways to write a unit say the same: `ng/mL` and `µg/L`. */
export function isSameUnit(one: string, other: string): boolean {
  const [a, b] = [labUnitOf(one), labUnitOf(other)];
  return one === other || (a.kind === b.kind && Math.abs(a.factor / b.factor - 1) < 1e-9);
}

const MILLIGRAMS: Record<string, number> = { ug: 1e-3, mg: 1, g: 1e3 };
const AMOUNTS: Record<string, number> = { mg: 1e-3, g: 1, mmol: 1, mol: 1e3 };
