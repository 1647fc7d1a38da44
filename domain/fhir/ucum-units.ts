/**
 * The UCUM code of a unit as laboratories print it, or null for one that is not known to the letter: then the value stays text.
 * Each code is looked at by UCUM's own library (benchmarks/fhir).
 */
export function ucumOf(printed: string): string | null {
  const plain = printed.replace(/[µμ]/g, 'u').replace(/\s+/g, '').replace(/³/g, '3').replace(/²/g, '2');
  // Counts in French reports; g/L is grams.
  const exact = EXACT[plain];
  if (exact !== undefined) return exact;
  const key = plain
    .toLowerCase()
    .replace(/^[x×*]/, '')
    .replace(/^10(?:\^|\*\*|\*|e\+?)/, '10*')
    .replace(/⁹/, '*9')
    .replace(/⁶/, '*6')
    .replace(/^mcg/, 'ug');
  return Object.hasOwn(CODES, key) ? (CODES[key] ?? null) : null;
}

export const EXACT: Record<string, string> = {
  'G/L': '10*9/L',
  'T/L': '10*12/L',
  'K/uL': '10*3/uL',
  'M/uL': '10*6/uL',
};

export const CODES: Record<string, string> = {
  'g/dl': 'g/dL',
  'g/l': 'g/L',
  'mg/dl': 'mg/dL',
  'mg/l': 'mg/L',
  'ug/dl': 'ug/dL',
  'ug/l': 'ug/L',
  'ug/ml': 'ug/mL',
  'ng/dl': 'ng/dL',
  'ng/ml': 'ng/mL',
  'ng/l': 'ng/L',
  'pg/ml': 'pg/mL',
  'pg/l': 'pg/L',
  'mmol/l': 'mmol/L',
  'umol/l': 'umol/L',
  'nmol/l': 'nmol/L',
  'pmol/l': 'pmol/L',
  'mmol/mol': 'mmol/mol',
  'iu/l': '[IU]/L',
  'iu/ml': '[IU]/mL',
  'miu/l': 'm[IU]/L',
  'miu/ml': 'm[IU]/mL',
  'uiu/ml': 'u[IU]/mL',
  'u/l': 'U/L',
  'u/ml': 'U/mL',
  'mu/l': 'mU/L',
  'meq/l': 'meq/L',
  '10*3/ul': '10*3/uL',
  '10*6/ul': '10*6/uL',
  '10*9/l': '10*9/L',
  '10*12/l': '10*12/L',
  '/ul': '/uL',
  '%': '%',
  fl: 'fL',
  pg: 'pg',
  s: 's',
  sec: 's',
  seconds: 's',
  'mm/h': 'mm/h',
  'mm/hr': 'mm/h',
  'ml/min': 'mL/min',
};
