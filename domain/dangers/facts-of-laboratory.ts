import { GLUCOSE_MG_DL_OF_MMOL } from '../measurements/glucose-unit.ts';
import type { NumberKey } from './facts/fact-keys.ts';
import type { Facts, Known } from './facts/facts.ts';
import type { LabRow } from './rows.ts';

interface Analyte {
  key: NumberKey;
  names: RegExp;
  /** Unit as folded, and what its value is multiplied with to be in the unit of the rule. */
  units: Readonly<Record<string, number>>;
}

const MMOL = { 'mmol/l': 1, 'meq/l': 1 } as const;
const COUNTS = {
  '10^9/l': 1,
  '10*9/l': 1,
  'x10^9/l': 1,
  'x109/l': 1,
  '10e9/l': 1,
  'k/ul': 1,
  '10^3/ul': 1,
  '10*3/ul': 1,
  'x10^3/ul': 1,
  '10³/ul': 1,
  '10⁹/l': 1,
  '/ul': 0.001,
  'tsd/ul': 1,
} as const;

/** Names as laboratories print them. A unit that is not listed leaves the value out: nothing is guessed. */
const ANALYTES: readonly Analyte[] = [
  { key: 'labPotassium', names: /^(potassium|kalium|k\+?)$/, units: MMOL },
  { key: 'labSodium', names: /^(sodium|natrium|na\+?)$/, units: MMOL },
  {
    key: 'labGlucose',
    names: /^(glucose|blood glucose|glucose,? (fasting|random|plasma|serum))$/,
    units: { 'mmol/l': 1, 'mg/dl': 1 / GLUCOSE_MG_DL_OF_MMOL },
  },
  {
    key: 'labCalcium',
    names: /^(adjusted calcium|corrected calcium|calcium,? (adjusted|corrected))$/,
    units: { 'mmol/l': 1, 'mg/dl': 0.2495 },
  },
  { key: 'labMagnesium', names: /^magnesium$/, units: { 'mmol/l': 1, 'mg/dl': 0.4114 } },
  { key: 'labHaemoglobin', names: /^(ha?emoglobin|hb|hgb)$/, units: { 'g/l': 1, 'g/dl': 10 } },
  { key: 'labPlatelets', names: /^(platelets?|platelet count|plt|thrombocytes)$/, units: COUNTS },
  {
    key: 'labNeutrophils',
    names: /^(neutrophils?|neutrophil count|absolute neutrophils|neut)$/,
    units: COUNTS,
  },
  { key: 'labWhiteCells', names: /^(white (blood )?cells?( count)?|wbc|leu[ck]ocytes)$/, units: COUNTS },
  { key: 'labInr', names: /^inr$/, units: { '': 1, inr: 1, ratio: 1 } },
  { key: 'labFibrinogen', names: /^fibrinogen$/, units: { 'g/l': 1, 'mg/dl': 0.01 } },
  { key: 'labCreatinine', names: /^creatinine$/, units: { 'umol/l': 1, 'mg/dl': 88.42 } },
  {
    key: 'labAlt',
    names: /^(alt|ast|sgpt|sgot|alanine aminotransferase|aspartate aminotransferase)$/,
    units: { 'u/l': 1, 'iu/l': 1 },
  },
  { key: 'labBileAcids', names: /^(total )?bile acids?$/, units: { 'umol/l': 1 } },
  {
    key: 'labProteinCreatinine',
    names: /^(protein[ /:-]*(to )?creatinine( ratio)?|pcr|upcr)$/,
    units: { 'mg/mmol': 1, 'mg/g': 1 / 8.84 },
  },
  { key: 'labKetones', names: /^(ketones|beta-?hydroxybutyrate)$/, units: { 'mmol/l': 1 } },
  { key: 'labCrp', names: /^(crp|c-reactive protein)$/, units: { 'mg/l': 1, 'mg/dl': 10 } },
  {
    key: 'labHcg',
    names: /^(b(eta)?[- ]?hcg|hcg|total hcg|hcg,? (total|beta subunit))$/,
    units: { 'iu/l': 1, 'u/l': 1, 'miu/ml': 1 },
  },
];

const foldUnit = (unit: string) =>
  unit
    .trim()
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/\s+/g, '')
    .replace(/\[iu\]|iu/g, 'iu');

/** Printed values that a rule knows; those whose analyte, unit or number is not sure are left out. */
export function factsOfLaboratory(rows: Iterable<LabRow>): Facts {
  const facts: Record<string, Known<number>> = {};
  for (const row of rows) {
    const name = row.analyte.trim().toLowerCase();
    const analyte = ANALYTES.find(({ names }) => names.test(name));
    const factor = analyte?.units[foldUnit(row.unit)];
    const value = readPlainNumber(row.value);
    if (analyte !== undefined && factor !== undefined && value !== null) {
      add(facts, analyte.key, value * factor, row);
    }
    const upper = /^troponin/.test(name) && value !== null ? readUpper(row.range ?? '') : null;
    if (upper !== null && value !== null) add(facts, 'labTroponinOverRange', value / upper, row);
  }
  return facts as Facts; // as: numbers of NUMBERS
}

/** The newest stands; two of one day: the first, as printed. */
function add(
  facts: Record<string, Known<number>>,
  key: NumberKey,
  value: number,
  { day, place }: LabRow,
): void {
  const before = facts[key];
  if (before?.day !== undefined && (day === null || before.day >= day)) return;
  facts[key] = {
    // Binary fractions would carry a value over its own limit.
    value: Math.round(value * 10_000) / 10_000,
    from: 'document',
    ...(day !== null && { day }),
    ...(place !== undefined && { words: place }),
  };
}

/** `6.8`, `6,8`; what carries `<`, a range or words is no number that can be compared. */
function readPlainNumber(text: string): number | null {
  const trimmed = text.trim();
  return /^\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

function readUpper(range: string): number | null {
  const found = /(?:<|≤|-|–)\s*(\d+(?:[.,]\d+)?)\s*$/.exec(range.trim());
  return found?.[1] === undefined ? null : Number(found[1].replace(',', '.'));
}
