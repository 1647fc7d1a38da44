/** A result as a report prints it: made up, no person's. `outcome` is where it lies in its range, null where nobody can say. */
export interface MadeRow {
  analyte: string;
  value: string;
  unit: string;
  range: string;
  outcome: 'low' | 'high' | 'in_range' | null;
}

export interface MadePanel {
  title: string;
  rows: readonly MadeRow[];
}

/** `name | unit | lower | upper | decimals`, or `name | unit | text of the range | values…` where it is no plain interval. */
const PANELS: Record<string, string> = {
  'Hormone profile': `FSH|mIU/mL|2.5|10.2|1
LH|mIU/mL|1.9|12.5|1
Estradiol (E2)|pg/mL|19.5|144.0|1
Progesterone|ng/mL|0.2|1.4|2
Anti-Müllerian hormone (AMH)|ng/mL|0.89|6.80|2
Prolactin|ng/mL|5.2|26.5|1
Testosterone, total|ng/dL|9.0|46.0|1
Free testosterone|pg/mL|0.3|1.9|2
SHBG|nmol/L|18|114|0
DHEA-S|µg/dL|95.8|511.7|1
17-OH Progesterone|ng/mL|0.2|1.3|2`,
  'Thyroid function': `TSH|µIU/mL|0.27|4.20|2
Free T4|ng/dL|0.93|1.70|2
Free T3|pg/mL|2.0|4.4|2
T3, Total|ng/mL|0.80|2.00|2
Anti-TPO|IU/mL|< 34|12.5|<9.0|88.1
Thyroglobulin antibody|IU/mL|<= 4.0|1.1|9.3`,
  'Complete blood count': `Haemoglobin|g/dL|12.0|15.5|1
Haematocrit|%|36.0|46.0|1
RBC count|x10^12/L|3.80|5.10|2
WBC|x10^9/L|4.0|11.0|1
Platelet count|x10^9/L|150|410|0
MCV|fL|80|100|1
MCH|pg|27.0|32.0|1
MCHC|g/dL|31.5|34.5|1
RDW-CV|%|11.6|14.0|1
Neutrophils|%|40|80|0
Lymphocytes|%|20|40|0
Absolute Neutrophils|x10^9/L|2.0|7.0|2
Eosinophils|%|1|6|0
MPV|fL|6.5|12.0|1
ESR|mm/hr|0|20|0`,
  'Metabolic panel': `Sodium|mmol/L|136|145|0
Potassium|mmol/L|3.5|5.1|1
Chloride|mmol/L|98|107|0
Creatinine|mg/dL|0.50|1.10|2
Urea Nitrogen (BUN)|mg/dL|6|20|0
Glucose, fasting|mg/dL|70|99|0
Calcium|mg/dL|8.6|10.2|1
Albumin|g/dL|3.5|5.2|1
Bilirubin, total|mg/dL|0.2|1.2|1
Alkaline phosphatase|U/L|35|104|0
ALT (SGPT)|U/L|up to 33|21|64
AST (SGOT)|U/L|less than 32|18|45
GGT|U/L|6|42|0
Uric acid|mg/dL|2.4|5.7|1
eGFR|mL/min/1.73m2|> 59|104|52
Magnesium|mg/dL|1.6|2.6|1`,
  'Iron and vitamins': `Ferritin|ng/mL|15|150|0
Iron|µg/dL|37|145|0
TIBC|µg/dL|250|450|0
Transferrin saturation|%|15|50|0
Vitamin D, 25-hydroxy|ng/mL|30|100|1
Vitamin B12|pg/mL|211|911|0
Folate|ng/mL|>= 4.0|7.7|2.1
CRP|mg/L|< 5.0|0.8|<0.3|12.4
HbA1c|%|4.0|5.6|1
Insulin|µIU/mL|2.6|24.9|1`,
  'Lipids and clotting': `Cholesterol, total|mg/dL|< 200|182|231
Triglycerides|mg/dL|< 150|98|204
HDL cholesterol|mg/dL|> 50|61|38
LDL cholesterol|mg/dL|< 130|104|160
Prothrombin time|sec|11.0|13.5|1
INR||0.9|1.1|2
aPTT|sec|25|35|1
Fibrinogen|mg/dL|200|400|0`,
  'Antenatal screening': `Beta hCG, quantitative|mIU/mL|< 5.0|31,870|104,350
Rubella IgG|IU/mL|>= 10|57|5.8
HBsAg||Non Reactive|Non Reactive|Reactive
HIV 1/2||Non Reactive|Non Reactive
Anti-HCV||Negative|Negative
VDRL||Non Reactive|Non Reactive|1:8
CA-125|U/mL|< 35|13.8|57.0
Toxoplasma IgG|IU/mL|< 1.0|0.4|3.2`,
};

/** Numbers that follow from a seed alone, so that a failing report can be made again. */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item; // as: below the length, and called with at least one
}

/** A panel with results low, high and within: about one in five outside. */
export function makePanel(random: () => number): MadePanel {
  const title = pick(Object.keys(PANELS), random);
  const rows = (PANELS[title] ?? '').split('\n').filter(() => random() > 0.15);
  return { title, rows: rows.map((row) => makeRow(row, random)) };
}

function makeRow(line: string, random: () => number): MadeRow {
  const [analyte = '', unit = '', ...rest] = line.split('|');
  const [lower = '', upper = '', decimals = ''] = rest;
  if (rest.length === 3 && /^\d+(\.\d+)?$/.test(lower) && /^\d$/.test(decimals)) {
    const [from, to, digits] = [Number(lower), Number(upper), Number(decimals)];
    const step = 10 ** -digits;
    const place = random();
    const number =
      place < 0.1 && from > 0
        ? from - (from / 2) * random() - step
        : place > 0.9
          ? to + to * random() + step
          : from + (to - from) * random();
    const value = Math.max(0, number).toFixed(digits);
    const outcome = Number(value) < from ? 'low' : Number(value) > to ? 'high' : 'in_range';
    return { analyte, value, unit, range: `${lower} - ${upper}`, outcome };
  }
  const [range = '', ...values] = rest;
  const value = pick(values, random);
  return { analyte, value, unit, range, outcome: outcomeOf(value, range) };
}

/** By hand for these few forms, so that the comparison under test is not asked what is right. */
function outcomeOf(value: string, range: string): MadeRow['outcome'] {
  const bound = Number(/\d+(\.\d+)?/.exec(range)?.[0] ?? Number.NaN);
  const number = Number(value.replace(/[<,]/g, ''));
  if (Number.isNaN(bound) || Number.isNaN(number)) return null;
  if (/^(<=|up to)/.test(range)) return number > bound ? 'high' : 'in_range';
  if (/^(<|less)/.test(range)) return !value.startsWith('<') && number >= bound ? 'high' : 'in_range';
  if (range.startsWith('>=')) return number < bound ? 'low' : 'in_range';
  return number <= bound ? 'low' : 'in_range';
}
