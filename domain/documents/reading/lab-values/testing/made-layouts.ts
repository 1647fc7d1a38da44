import { type MadePanel, type MadeRow, pick } from './made-panels.ts';

export interface Printed {
  lines: string[];
  /** The rows as they can be read: a layout without units or ranges prints none. */
  rows: MadeRow[];
}

type Layout = (panel: MadePanel, random: () => number) => Printed;

const GAP = '   ';
const flagOf = ({ outcome }: MadeRow) => (outcome === 'high' ? 'H' : outcome === 'low' ? 'L' : '');
const columns = (...cells: string[]) => cells.filter((cell) => cell !== '').join(GAP);
const HEADING = [
  'Sunrise Diagnostics',
  'Name : Jane Sample   Age : 34 Years   Sex : F',
  'Sample ID: 4471-22   Phone: 555 0102   Page 1 of 2',
  'Collected: 12/05/2025 09:40   Reported: 14/05/2025 16:02',
];
const FOOT = [
  'Note',
  '1. Ferritin below 15 ng/mL is seen in depleted stores. Values above 300 ng/mL need a second look.',
  'Deficient   < 20 ng/mL',
  'Insufficient   20 - 29 ng/mL',
  'Sufficient   30 - 100 ng/mL',
  '*** End of report ***   Page 1 of 1',
];

function table(
  header: string,
  print: (row: MadeRow, random: () => number) => string | string[],
  change: (row: MadeRow) => MadeRow = (row) => row,
): Layout {
  return ({ title, rows }, random) => ({
    lines: [
      ...HEADING,
      title.toUpperCase(),
      ...(header === '' ? [] : [header]),
      ...rows.flatMap((row) => print(change(row), random)),
      ...FOOT,
    ],
    rows: rows.map(change),
  });
}

const METHODS = ['(Chemiluminescence)', '(Calculated)', '(ECLIA)', '(Enzymatic, IFCC)', '(Photometry)'];
const comma = (text: string) => text.replace(/(\d)\.(\d)/g, '$1,$2');
/** Decimal commas; a thousands comma would be another number then. */
const continental = (row: MadeRow): MadeRow => {
  const isGrouped = /\d,\d{3}/.test(row.value);
  return {
    ...row,
    value: isGrouped ? row.value.replace(/,/g, '.') : comma(row.value),
    range: comma(row.range).replace(' - ', '–'),
  };
};
const plainRange = (row: MadeRow) => /^\d/.test(row.range);

export const LAYOUTS: Record<string, Layout> = {
  'result, units, range, flag': table('Test   Result   Units   Reference Interval   Flag', (row) =>
    columns(row.analyte, row.value, row.unit, row.range, flagOf(row)),
  ),
  'result, flag, range, units': table('Test Name   Result   Flag   Reference Range   Units', (row) =>
    columns(row.analyte, row.value, flagOf(row), row.range, row.unit),
  ),
  'units before the result': table(
    'Investigation   Units   Observed Value   Biological Ref. Interval',
    (row) => columns(row.analyte, row.unit, row.value, row.range),
  ),
  'range before the result': table('Parameter   Normal Range   Result   Unit', (row) =>
    columns(row.analyte, row.range, row.value, row.unit),
  ),
  'date first, units in both cells': table('Date   Test   Value   Reference Range   Flag', (row) =>
    columns(
      '02/21/2025 08:10',
      row.analyte,
      `${row.value} ${row.unit}`.trim(),
      `${row.range} ${row.unit}`.trim(),
      flagOf(row) || 'Not available',
    ),
  ),
  'date last': table('Test   Result   Ref. Range   Units   Collected', (row) =>
    columns(row.analyte, row.value, row.range, row.unit, '21 Feb 2025'),
  ),
  'flag behind the value': table('Test   Result   Units   Range', (row) =>
    columns(row.analyte, `${row.value} ${flagOf(row)}`.trim(), row.unit, row.range),
  ),
  'flag before the value': table('Test   Result   Units   Range', (row) =>
    columns(row.analyte, `${flagOf(row)} ${row.value}`.trim(), row.unit, row.range),
  ),
  'a star at the value': table('Test   Result   Units   Range', (row, random) =>
    columns(
      row.analyte,
      flagOf(row) === '' ? row.value : random() > 0.5 ? `*${row.value}` : `${row.value}*`,
      row.unit,
      row.range,
    ),
  ),
  arrows: table('Test   Result   Units   Range', (row) =>
    columns(
      row.analyte,
      `${row.value}${row.outcome === 'high' ? ' ↑' : row.outcome === 'low' ? ' ↓' : ''}`,
      row.unit,
      row.range,
    ),
  ),
  'no header': table('', (row) => columns(row.analyte, row.value, row.unit, row.range, flagOf(row))),
  'one space apart': table('Test Result Units Reference Range Flag', (row) =>
    [row.analyte, row.value, row.unit, row.range, flagOf(row)].filter((cell) => cell !== '').join(' '),
  ),
  'method below': table('Test Name   Results   Units   Bio. Ref. Interval', (row, random) => [
    columns(row.analyte, row.value, row.unit, row.range),
    pick(METHODS, random),
  ]),
  'result on the next line': table('Test   Result   Units   Reference range', (row) => [
    row.analyte,
    columns(row.value, row.unit, row.range, flagOf(row)),
  ]),
  'method, then the result': table('Test   Result   Units   Reference range', (row, random) => [
    row.analyte,
    pick(METHODS, random),
    columns(row.value, row.unit, row.range),
  ]),
  'every cell on its own line': table('', (row) =>
    [row.analyte, row.value, row.unit, row.range, flagOf(row)].filter((cell) => cell !== ''),
  ),
  'result below, units beside the name': table('', (row) => [
    columns(row.analyte, row.unit, row.range),
    row.value,
  ]),
  'colon lines': table(
    '',
    (row) =>
      `${row.analyte}: ${[row.value, row.unit].join(' ').trim()} (${row.range})${flagOf(row) ? ` ${flagOf(row)}` : ''}`,
  ),
  'colon lines, labelled range': table(
    '',
    (row) => `${row.analyte} : ${[row.value, row.unit].join(' ').trim()}   Ref: ${row.range}`,
  ),
  'labelled cells': table(
    '',
    (row) => `${row.analyte}   Result: ${row.value}   Units: ${row.unit}   Reference range: ${row.range}`,
  ),
  'labelled lines below the name': table('', (row) => [
    row.analyte,
    `Result: ${row.value} ${row.unit}`.trim(),
    `Reference interval: ${row.range}`,
  ]),
  'labels in cells of their own': table('', (row) => [
    row.analyte,
    columns('Result', `${row.value} ${row.unit}`.trim(), 'Reference range', row.range),
  ]),
  'units behind the names': table('Test   Result   Reference range', (row) =>
    columns(row.unit === '' ? row.analyte : `${row.analyte} (${row.unit})`, row.value, row.range),
  ),
  'ranges behind the names': table('12/05/2025', (row) =>
    columns(`${row.analyte} (${`${row.range} ${row.unit}`.trim()})`, row.value),
  ),
  'codes before the names': table('Code   Test   Result   Units   Reference range', (row, random) =>
    columns(
      `${Math.floor(1000 + random() * 30_000)}-${Math.floor(random() * 10)}`,
      row.analyte,
      row.value,
      row.unit,
      row.range,
    ),
  ),
  'days in one run of digits': table('Date   Component   Value   Ref Range & Units', (row) =>
    columns('20250512081500-0500', row.analyte, row.value, `${row.range} ${row.unit}`.trim()),
  ),
  'dotted leaders': table(
    '',
    (row) => `${row.analyte} ........ ${[row.value, row.unit].join(' ').trim()} [${row.range}]`,
  ),
  'square brackets': table(
    'Test   Result   Reference',
    (row) => columns(row.analyte, `${row.value} ${row.unit}`.trim(), `[${row.range.replace(' - ', '-')}]`),
    (row) => ({ ...row, range: row.range.replace(' - ', '-') }),
  ),
  'ranges with "to"': table(
    'Test   Result   Units   Normal values',
    (row) => columns(row.analyte, row.value, row.unit, row.range),
    (row) => ({ ...row, range: row.range.replace(' - ', ' to ') }),
  ),
  'ranges for women': table(
    'Test   Result   Units   Reference range',
    (row) => columns(row.analyte, row.value, row.unit, row.range),
    (row) => (plainRange(row) ? { ...row, range: `Adult female: ${row.range}` } : row),
  ),
  'decimal commas': table(
    'Test   Result   Units   Reference range',
    (row) => columns(row.analyte, row.value, row.unit, row.range),
    continental,
  ),
  'earlier result behind': table('Test   Result   Units   Reference range   Previous Result', (row) =>
    columns(
      row.analyte,
      row.value,
      row.unit,
      row.range,
      plainRange(row) ? comma(row.value).replace(',', '.') : '',
    ),
  ),
  'earlier result before': table('Test   Previous   Current   Units   Reference range', (row) =>
    columns(row.analyte, row.value.replace(/\d/, '1'), row.value, row.unit, row.range),
  ),
  'number and bullets': table('', (row, random) =>
    `${random() > 0.5 ? '•' : '1.'} ${row.analyte} ${row.value} ${row.unit} (ref ${row.range})`.replace(
      / {2,}/g,
      ' ',
    ),
  ),
  'list with a dash': table(
    '',
    (row) => `• ${row.analyte} - ${row.value} ${row.unit}`.trim(),
    (row) => ({ ...row, range: '', outcome: null }),
  ),
  'no ranges': table(
    'Test   Result   Units',
    (row) => columns(row.analyte, row.value, row.unit),
    (row) => ({ ...row, range: '', outcome: null }),
  ),
  'range and unit in one cell': table('Test   Result   Reference Range (Units)   Flag', (row) =>
    columns(row.analyte, row.value, `${row.range} ${row.unit}`.trim(), flagOf(row)),
  ),
  'panel and specimen columns': table('Panel   Test   Specimen   Result   Units   Reference range', (row) =>
    columns('Profile A', row.analyte, 'Serum', row.value, row.unit, row.range),
  ),
  'status at the end': table('Test   Result   Units   Reference Range   Status', (row) =>
    columns(
      row.analyte,
      row.value,
      row.unit,
      row.range,
      row.outcome === 'high' ? 'High' : row.outcome === 'low' ? 'Low' : 'Normal',
    ),
  ),
  bars: table(
    '| Test | Result | Units | Reference range |',
    (row) => `| ${row.analyte} | ${row.value} | ${row.unit} | ${row.range} |`,
  ),
  'comments behind': table('Test   Result   Units   Reference range   Comments', (row, random) =>
    columns(
      row.analyte,
      row.value,
      row.unit,
      row.range,
      pick(['', 'Rechecked', 'Sample slightly haemolysed', 'Final'], random),
    ),
  ),
  'pages with repeated headers': ({ title, rows }) => ({
    lines: rows
      .flatMap((row, index) => [
        ...(index % 4 === 0
          ? [...HEADING, `${title} (continued)`, 'Test   Result   Units   Reference Interval   Flag']
          : []),
        columns(row.analyte, row.value, row.unit, row.range, flagOf(row)),
      ])
      .concat(FOOT),
    rows: [...rows],
  }),
  'days as columns': ({ title, rows }) => {
    const printed = rows.filter(plainRange);
    return {
      lines: [
        ...HEADING,
        title,
        'Test   12/05/2025   14/03/2025   Units   Reference range',
        ...printed.map((row) => columns(row.analyte, row.value, row.value, row.unit, row.range)),
      ],
      rows: printed.flatMap((row) => [row, row]),
    };
  },
  'names as columns': ({ title, rows }) => {
    const printed = rows.filter((row) => plainRange(row) && !/[(,]/.test(row.analyte)).slice(0, 5);
    return {
      lines: [
        ...HEADING,
        title,
        columns('Date', ...printed.map(({ analyte }) => analyte)),
        columns('12/05/2025', ...printed.map(({ value }) => value)),
      ],
      rows: printed.length > 1 ? printed.map((row) => ({ ...row, unit: '', range: '', outcome: null })) : [],
    };
  },
  'two rows beside each other': ({ title, rows }) => {
    const numbers = rows.filter((row) => row.unit !== '');
    return {
      lines: [
        ...HEADING,
        title,
        ...numbers.flatMap((row, index) =>
          index % 2 === 0
            ? [
                [row, numbers[index + 1]]
                  .flatMap((cell) => (cell ? [columns(cell.analyte, cell.value, cell.unit)] : []))
                  .join(GAP),
              ]
            : [],
        ),
      ],
      rows: numbers.map((row) => ({ ...row, range: '', outcome: null })),
    };
  },
  'names on two lines': ({ title, rows }) => ({
    lines: [
      ...HEADING,
      title,
      'Test   Result   Units   Reference range',
      ...rows.flatMap((row) => {
        const [first = '', ...rest] = row.analyte.split(/ (?=\()/);
        return [columns(first, row.value, row.unit, row.range), ...rest];
      }),
    ],
    rows: [...rows],
  }),
};
