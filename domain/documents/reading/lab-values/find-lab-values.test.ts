import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DocumentText, type LineSource, lineAt } from '../document-text.ts';
import type { LabValue } from '../lab-value.ts';
import { findLabValues } from './find-lab-values.ts';
import { looksLikeLabReport } from './looks-like-lab-report.ts';
import { LAYOUTS } from './testing/made-layouts.ts';
import { makePanel, makeRandom } from './testing/made-panels.ts';
import { measureLayouts } from './testing/measure-layouts.ts';

function textOf(lines: string | readonly string[], source: LineSource = 'text'): DocumentText {
  const all = typeof lines === 'string' ? lines.split('\n') : lines;
  return { pages: [{ lines: all.map((text) => ({ text, source })) }] };
}

/** `analyte | value | unit | range | printed flag | flag` */
function show({ analyte, value, unit, range, printed_flag, flag }: LabValue): string {
  return [analyte, value, unit, range, printed_flag, flag ?? '–'].join(' | ');
}

function rowsOf(lines: string, source: LineSource = 'text'): string[] {
  return findLabValues(textOf(lines, source), null).map(show);
}

// The table of docs/algorithms/document-reading.md, "Lab values".
const EXAMPLES: [string, string, string[]][] = [
  [
    'a row of a table',
    'Test   Result   Units   Reference   Flag\nLH   15.1   mIU/mL   1.9 - 12.5   H',
    ['LH | 15.1 | mIU/mL | 1.9 - 12.5 | H | high'],
  ],
  [
    'unit in the cells of value and range',
    'Date   Test   Value   Reference Range   Flag\n02/21/2025 08:10   FERRITIN   9 ng/mL   15-150 ng/mL   Not available',
    ['FERRITIN | 9 | ng/mL | 15-150 |  | low'],
  ],
  [
    'the flag at the value',
    'Hemoglobin   10.9 L   g/dL   12.0 - 15.5',
    ['Hemoglobin | 10.9 | g/dL | 12.0 - 15.5 | L | low'],
  ],
  ['a line of its own', 'TSH: 1.87 mIU/L (0.27 - 4.20)', ['TSH | 1.87 | mIU/L | 0.27 - 4.20 |  | in_range']],
  [
    'the result below the name',
    'FSH\n(ECLIA)\n7.4   mIU/mL   2.5 - 10.2',
    ['FSH | 7.4 | mIU/mL | 2.5 - 10.2 |  | in_range'],
  ],
  [
    'the result below its name and range, in words as in numbers',
    'Rubella IgG   IU/mL   >= 10\n57\nHBsAg   Non Reactive\nReactive\nVDRL   Non Reactive\n1:8',
    [
      'Rubella IgG | 57 | IU/mL | >= 10 |  | in_range',
      'HBsAg | Reactive |  | Non Reactive |  | –',
      'VDRL | 1:8 |  | Non Reactive |  | –',
    ],
  ],
  [
    'a word that nobody expects below one that is expected',
    'HBsAg   Non Reactive\nReactive\nAnti-HCV   Reactive\nNon Reactive',
    ['HBsAg | Reactive |  | Non Reactive |  | –', 'Anti-HCV | Reactive |  | Non Reactive |  | –'],
  ],
  [
    'dotted leaders',
    'Prolactin ........ 16.9 ng/mL [5.2-26.5]',
    ['Prolactin | 16.9 | ng/mL | 5.2-26.5 |  | in_range'],
  ],
  ['a range in words', 'ALT   64   U/L   up to 33', ['ALT | 64 | U/L | up to 33 |  | high']],
  ['decimal commas', 'Ferritin   9,5   ng/ml   15,0–150,0', ['Ferritin | 9,5 | ng/ml | 15,0–150,0 |  | low']],
  [
    'ranges of phases',
    'Estradiol   61   pg/mL   Follicular: 19.5 - 144\nLuteal: 55.8 - 214',
    ['Estradiol | 61 | pg/mL | Follicular: 19.5 - 144; Luteal: 55.8 - 214 |  | –'],
  ],
  [
    'a range for those who are not pregnant',
    'Beta hCG, quantitative   31,870   mIU/mL   < 5.0 (non-pregnant)   H',
    ['Beta hCG, quantitative | 31,870 | mIU/mL | < 5.0 (non-pregnant) | H | –'],
  ],
  ['no range', 'Test   Result   Units\nDHEA-S   285   µg/dL', ['DHEA-S | 285 | µg/dL |  |  | –']],
  [
    'a result in words',
    'Test   Result   Reference\nHBsAg   Non Reactive   Non Reactive',
    ['HBsAg | Non Reactive |  | Non Reactive |  | –'],
  ],
  [
    'a titer',
    'Test   Result   Reference\nVDRL   1:8   Non Reactive',
    ['VDRL | 1:8 |  | Non Reactive |  | –'],
  ],
  [
    'a name on two lines',
    'Thyroid Stimulating\nHormone   1.87   µIU/mL   0.27 - 4.20',
    ['Thyroid Stimulating Hormone | 1.87 | µIU/mL | 0.27 - 4.20 |  | in_range'],
  ],
  [
    'results in a sentence',
    'Labs: Hemoglobin 12.4, WBC 7.2, platelets 250.',
    ['Hemoglobin | 12.4 |  |  |  | –', 'WBC | 7.2 |  |  |  | –', 'platelets | 250 |  |  |  | –'],
  ],
  [
    'an earlier result',
    'Test   Previous   Current   Units   Range\nAMH   6.40   7.15   ng/mL   0.89 - 6.80',
    ['AMH | 7.15 | ng/mL | 0.89 - 6.80 |  | high'],
  ],
];

test.each(EXAMPLES)('%s is read letter for letter', (_, lines, rows) => {
  expect(rowsOf(lines)).toEqual(rows);
});

// Layouts of portals and exports of records.
test.each<[string, string, string[]]>([
  [
    'sodium by its symbol, below the title of its panel',
    'Description   Value / Unit   Interpretation   Reference Range\nElectrolytes at 03-04-2021 8:00a\nNa   139 mmol/L   Normal   136-146 mmol/L\nK   4.6 mmol/L   Normal   3.5-5.1 mmol/L',
    ['Na | 139 | mmol/L | 136-146 | Normal | in_range', 'K | 4.6 | mmol/L | 3.5-5.1 | Normal | in_range'],
  ],
  [
    'a cell that says which result means what',
    'Test Name   Results   Reference Range   Interpretation\nAntinuclear antibodies   Positive 1:160   Negative: <1:80 Borderline: 1:80 Positive: >1:80   Abnormal',
    [
      'Antinuclear antibodies | Positive |  | Negative: <1:80 Borderline: 1:80 Positive: >1:80 | Abnormal | –',
    ],
  ],
  [
    'a method in brackets before the result',
    'Test   Result   Units   Range\nFiltration rate by formula\n(Method: Calculated)   98   mL/min/1.73m2   74 - 138',
    ['Filtration rate by formula | 98 | mL/min/1.73m2 | 74 - 138 |  | in_range'],
  ],
  [
    'flags in words and between stars',
    'Name   Value   Unit   Range   Abnormal Flag\nHemoglobin   11.4   g/dL   11.9-15.8   below low normal\nGlucose   158 mg/dL *HI*   70-110',
    [
      'Hemoglobin | 11.4 | g/dL | 11.9-15.8 | below low normal | low',
      'Glucose | 158 | mg/dL | 70-110 | *HI* | high',
    ],
  ],
  [
    'a power written with E',
    'Test   Result   Reference Range - Units\nWBC   6.8   4.0 - 11.0 x E9/L',
    ['WBC | 6.8 | x E9/L | 4.0 - 11.0 |  | in_range'],
  ],
  [
    'what is counted under a microscope',
    'Test   Result   Reference Range\nWBC   10-20 A   < OR = 5 /HPF\nRBC   0-1   < OR = 2 /HPF\nBACTERIA   FEW A   NONE SEEN /HPF',
    [
      'WBC | 10-20 | /HPF | < OR = 5 | A | –',
      'RBC | 0-1 | /HPF | < OR = 2 |  | –',
      'BACTERIA | FEW | /HPF | NONE SEEN | A | –',
    ],
  ],
  [
    'what a bound means is no result',
    'Test   Flag   Result   Reference Range - Units\nFerritin   L   11   Iron deficiency: <30 ug/L',
    ['Ferritin | 11 |  |  | L | –'],
  ],
  [
    'columns of days whose times stand below them',
    'Date   12/01/2026   23/04/2026\nTime   08:10   09:05   Units   Reference\nHaemoglobin   116   126   g/L   (115-165)',
    ['Haemoglobin | 116 | g/L | 115-165 |  | in_range', 'Haemoglobin | 126 | g/L | 115-165 |  | in_range'],
  ],
  [
    'a form counted as normal',
    'Parameter   Result   Reference\nNormal morphology   6 %   >= 4 %',
    ['Normal morphology | 6 | % | >= 4 |  | in_range'],
  ],
])('%s', (_, lines, rows) => {
  expect(rowsOf(lines)).toEqual(rows);
});

describe('What is no result is no row', () => {
  test.each([
    [
      'who and where',
      'Name: Jane Sample   Age: 34 Years   Sex: F\nSample ID 4471   Phone: 555 0102\n12 High Street, Springfield 62701\nPage 1 of 2',
    ],
    ['a body', 'Weight   63 kg\nBlood pressure   120/80 mmHg\nPulse   72 /min\nBMI   22.1 kg/m2'],
    [
      'a legend',
      'Test   Result   Units\nDeficient   < 20 ng/mL\nInsufficient   20 - 29 ng/mL\nSufficient   30 - 100 ng/mL\nFirst trimester   0.1 - 2.5 mIU/L',
    ],
    [
      'notes',
      'Note\n1. Ferritin below 15 ng/mL is seen in depleted stores\nHbA1c   5.7 - 6.4 %\nLDL   < 100 mg/dL',
    ],
    [
      'medicines',
      'Tab. Folic acid 5 mg   1-0-0   30 days\nCalcium   500 mg   0-1-0\nVitamin D3 60,000 IU   once weekly\nEstradiol   2 mg   Tablet',
    ],
    [
      'vaccines',
      'Vaccine   Date   Dose   Unit   Lot\nHepatitis B   01/02/2013   0.5   mL   AB1234\nRubella   01/02/2010   1   mL   12345',
    ],
    ['prices', 'Test   Code   Price\nHemoglobin   85018   12.00\nTSH   84443   25.00'],
    ['measures of a picture', 'Uterus   8.1 x 4.2 x 5.0 cm\nEndometrium   9 mm\nEjection fraction   51 %'],
    [
      'a test still to come',
      'Test   Result   Units   Range\nTSH   Pending   mIU/L   0.27 - 4.20\nCOLLECTION   SPOT   Not stated   Not stated',
    ],
  ])('%s', (_, lines) => {
    expect(rowsOf(lines)).toEqual([]);
  });
});

describe('The day of a value', () => {
  const daysOf = (lines: string, documentDate: `${number}-${number}-${number}` | null = null) =>
    findLabValues(textOf(lines), documentDate).map(({ observed_on }) => observed_on);

  test('is the one in its row', () => {
    expect(daysOf('Date   Test   Value\n02/21/2025   TSH   2.3 mIU/L\n03/01/2025   TSH   1.9 mIU/L')).toEqual(
      ['2025-02-21', '2025-03-01'],
    );
  });
  test('is not guessed where it can be read in two ways, unless one of them is the day of the document', () => {
    const lines = 'Date   Test   Value\n02/03/2025   TSH   2.3 mIU/L';
    expect(daysOf(lines)).toEqual([null]);
    expect(daysOf(lines, '2025-03-02')).toEqual(['2025-03-02']);
  });
  test('is otherwise the day of collection above it, and else the day of the document', () => {
    expect(
      daysOf('Collected: 14/05/2025 08:15   Reported: 16/05/2025\nTSH   2.3   mIU/L   0.3 - 4.2'),
    ).toEqual(['2025-05-14']);
    expect(daysOf('TSH   2.3   mIU/L   0.3 - 4.2', '2025-05-14')).toEqual(['2025-05-14']);
  });
  test('is the one above its column, and unknown where a cell is empty', () => {
    expect(daysOf('Test   14/05/2025   20/03/2025   Units\nTSH   2.3   1.9   mIU/L')).toEqual([
      '2025-05-14',
      '2025-03-20',
    ]);
    expect(daysOf('Test   14/05/2025   20/03/2025   Units\nTSH   2.3   mIU/L', '2025-05-14')).toEqual([null]);
  });
});

test('a value read by OCR is marked, repaired where a letter stands for a digit or a unit is blurred, and never high or low', () => {
  const [value] = findLabValues(textOf('Ferritin   [9.O ngimL   |15 - 150 ng/mL   H', 'ocr'), null);
  expect(value).toMatchObject({
    value: '9.0',
    unit: 'ng/mL',
    range: '15 - 150',
    is_from_ocr: true,
    flag: null,
  });
});

test('wide gaps inside what OCR read part no name and no range', () => {
  expect(
    rowsOf(
      'Test   Result   Units   Reference   range\nGlucose,   fasting   98   mg/dL   70   -   99\nUrea Nitrogen   (BUN)   6   mg/dL   <   20',
      'ocr',
    ),
  ).toEqual([
    'Glucose, fasting | 98 | mg/dL | 70 - 99 |  | –',
    'Urea Nitrogen (BUN) | 6 | mg/dL | < 20 |  | –',
  ]);
});

test('each value has a code only where name and unit leave one', () => {
  const lines =
    'Glucose   5.6   mmol/L   3.9 - 5.8\nGlucose   95   mg/dL   70 - 99\nGlucose, urine   15   mg/dL   0 - 15\nTSH   2.3   mIU/L   0.3 - 4.2\nStrange marker   2.3   ng/mL   0.3 - 4.2';
  expect(findLabValues(textOf(lines), null).map(({ loinc }) => loinc)).toEqual([
    '14749-6',
    '2345-7',
    null,
    '3016-3',
    null,
  ]);
});

describe('Made reports', () => {
  // Forty of each: find-lab-values.deep.test.ts.
  test.each(Object.keys(LAYOUTS))(
    '%s: 95 % of the rows are found, 97 % of those found are printed, no flag is wrong',
    (name) => {
      const { printed, found, read, wrongFlags } = measureLayouts([name], 8, 'text');
      expect(printed).toBeGreaterThanOrEqual(30);
      expect(found / printed).toBeGreaterThanOrEqual(0.95);
      expect(found / read).toBeGreaterThanOrEqual(0.97);
      expect(wrongFlags).toBe(0);
    },
  );

  test('of blurred ones 95 % of the rows are found, and every one is marked', () => {
    const { printed, found, read, unmarked } = measureLayouts(Object.keys(LAYOUTS), 8, 'ocr');
    expect(found / printed).toBeGreaterThanOrEqual(0.95);
    expect(found / read).toBeGreaterThanOrEqual(0.95);
    expect(unmarked).toBe(0);
  });

  test('look like reports; letters, prescriptions and bills do not', () => {
    const random = makeRandom(5);
    const { lines } = LAYOUTS['no header']?.(makePanel(random), random) ?? { lines: [] };
    expect(looksLikeLabReport(textOf(lines))).toBe(true);
    for (const other of [
      'HISTORY: She was seen for fatigue. Her cholesterol had come down to 187, triglycerides to 122, HDL 52, and LDL 111. Fasting glucose was 88 and unremarkable.\nPLAN: We will recheck her hemoglobin in three months and continue iron 65 mg daily with vitamin C 250 mg.',
      'Uterus   8.1 x 4.2 x 5.0 cm\nEndometrium   9 mm\nRight ovary   3.2 x 2.1 x 2.0 cm',
      'Description   Qty   Price   Amount\nTSH test   1   25.00   25.00\nFerritin   1   18.00   18.00\nVAT 20 %   8.60',
      'Tab. Folic acid 5 mg   1-0-0   30 days\nCalcium   500 mg   0-1-0\nIron   65 mg   daily',
      '',
    ]) {
      expect(looksLikeLabReport(textOf(other))).toBe(false);
    }
  });
});

/** Lines made of what laboratory reports are made of, in any order. */
const anyLine = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'TSH',
        'Ferritin',
        'Vitamin D 25-OH',
        'Test',
        'Result',
        'H',
        'L',
        '*',
        '<',
        '>=',
        '(',
        ')',
        '[',
        '-',
        '–',
        ':',
        '   ',
        ' ',
        '|',
        '....',
        '1:80',
        '2+',
        'Negative',
        'x10^9/L',
        'ng/mL',
        '%',
        'up to',
        'Follicular',
        'female',
        '12/05/2025',
        'Note',
        '1,234',
        '1.234,5',
        '•',
        '10³/µL',
      ),
      fc.string({ maxLength: 12, unit: 'grapheme' }),
      fc.double({ min: 0, max: 1e6, noNaN: true }).map(String),
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(' '));

test('any text gives values that stand on their lines, each with its own key', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 25 }),
      fc.constantFrom<LineSource>('text', 'ocr'),
      (lines, source) => {
        const text = textOf(lines, source);
        const values = findLabValues(text, null);
        expect(new Set(values.map(({ key }) => key)).size).toBe(values.length);
        for (const value of values) {
          expect(value.analyte).not.toBe('');
          expect(value.key.startsWith(`${value.place.page}-${value.place.line}-`)).toBe(true);
          if (source === 'text')
            expect(squeeze(lineAt(text, value.place)?.text ?? '')).toContain(squeeze(value.value));
          else expect(value.flag).toBe(null);
        }
      },
    ),
    { numRuns: 400 },
  );
});

const squeeze = (text: string) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/\s+/g, ' ');

test('the same text gives the same values', () => {
  const random = makeRandom(11);
  const { lines } = LAYOUTS['method below']?.(makePanel(random), random) ?? { lines: [] };
  expect(findLabValues(textOf(lines), null)).toEqual(findLabValues(textOf(lines), null));
});
