import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyCorrections,
  composeStatements,
  correctionKeyOf,
  makeDigest,
  SUMMARY_MAX_LENGTH,
  summarize,
} from './corrected-values.ts';
import type { ValueCorrection, ValueFields } from './document-reading.ts';
import type { LabValue } from './lab-value.ts';
import { writeValueStatements } from './summary/write-value-statements.ts';
import type { Statement, Understanding } from './understanding.ts';

const makeValue = (part: Partial<LabValue> = {}): LabValue => ({
  key: '1-5-1',
  analyte: 'Ferritin',
  value: '9',
  unit: 'ng/mL',
  range: '15 - 150',
  printed_flag: '',
  flag: 'low',
  loinc: '2276-4',
  observed_on: '2026-03-12',
  is_from_ocr: false,
  place: { page: 1, line: 5 },
  ...part,
});
const ferritin = makeValue();
const tsh = makeValue({
  key: '1-6-1',
  analyte: 'TSH',
  value: '2.1',
  unit: 'mIU/L',
  range: '0.4 - 4.0',
  flag: 'in_range',
  loinc: null,
  place: { page: 1, line: 6 },
});

const correctionOf = (value: LabValue, fields: Partial<ValueFields>): ValueCorrection => ({
  value_key: value.key,
  read: value,
  fields: {
    analyte: value.analyte,
    value: value.value,
    unit: value.unit,
    range: value.range,
    observed_on: value.observed_on,
    is_removed: false,
    ...fields,
  },
});
const ADDED = 'added-0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11';
const added: ValueCorrection = {
  value_key: ADDED,
  read: null,
  fields: {
    analyte: 'Zinc',
    value: '3',
    unit: 'µmol/L',
    range: '10 - 18',
    observed_on: null,
    is_removed: false,
  },
};

const makeUnderstanding = (values: LabValue[], statements?: Statement[]): Understanding => ({
  reader_version: 1,
  category: { best: 'lab_results', second: 'other', is_sure: true },
  name: 'Blood test',
  date: null,
  source: null,
  statements: statements ?? [
    { kind: 'kind', text: 'This is a laboratory report.', places: [{ page: 1, line: 1 }], value_keys: [] },
    ...writeValueStatements(applyCorrections(values, [])),
  ],
  values,
  is_from_ocr: values.some(({ is_from_ocr }) => is_from_ocr),
});

const textsOf = (values: LabValue[], corrections: ValueCorrection[]) =>
  composeStatements(makeUnderstanding(values), null, applyCorrections(values, corrections)).map(
    ({ text }) => text,
  );

describe('a corrected value', () => {
  test('has what she entered, the flag of her value in the range, and keeps what was read', () => {
    const correction = correctionOf(ferritin, { value: '19' });
    expect(applyCorrections([ferritin, tsh], [correction])).toEqual([
      { ...ferritin, value: '19', flag: 'in_range', correction, is_removed: false },
      { ...tsh, correction: null, is_removed: false },
    ]);
  });

  test('read from a picture has no flag and stays marked as one', () => {
    const read = makeValue({ is_from_ocr: true, flag: null });
    expect(applyCorrections([read], [correctionOf(read, { value: '1' })])[0]).toMatchObject({
      value: '1',
      flag: null,
      is_from_ocr: true,
    });
  });

  test('loses the code and the mark of the laboratory with what they belonged to', () => {
    const marked = makeValue({ printed_flag: 'L' });
    const [unit] = applyCorrections([marked], [correctionOf(marked, { unit: 'pmol/L' })]);
    const [value] = applyCorrections([marked], [correctionOf(marked, { value: '99' })]);
    expect([unit?.loinc, unit?.printed_flag]).toEqual([null, 'L']);
    expect([value?.loinc, value?.printed_flag]).toEqual(['2276-4', '']);
  });

  test('entered as it is read by now is no correction any more', () => {
    const [value] = applyCorrections(
      [makeValue({ value: '19', flag: 'in_range' })],
      [correctionOf(ferritin, { value: '19' })],
    );
    expect(value).toMatchObject({ value: '19', correction: null });
  });
});

describe('after another reading a correction finds its value', () => {
  const correction = correctionOf(ferritin, { value: '19' });

  test('on another line, by what was read', () => {
    const moved = makeValue({ key: '1-7-1', place: { page: 1, line: 7 } });
    const shown = applyCorrections([{ ...tsh, key: '1-5-1' }, moved], [correction]);
    expect(shown.map(({ key, value }) => [key, value])).toEqual([
      ['1-5-1', '2.1'],
      ['1-7-1', '19'],
    ]);
  });

  test('under another spelling, and not on another page', () => {
    const spelled = makeValue({ key: '1-7-1', analyte: 'FERRITIN,' });
    expect(applyCorrections([spelled], [correction])).toHaveLength(1);
    const elsewhere = makeValue({ key: '2-7-1', place: { page: 2, line: 7 } });
    expect(applyCorrections([elsewhere], [correction])).toHaveLength(2);
  });

  test('where it is read by now as she entered it', () => {
    const right = makeValue({ value: '19', key: '1-8-1', flag: 'in_range' });
    expect(applyCorrections([right], [correction]).map(({ value }) => value)).toEqual(['19']);
  });

  test('one by key before one that looks alike', () => {
    const twin = makeValue({ key: '1-4-1' });
    const shown = applyCorrections([twin, ferritin], [correction]);
    expect(shown.map(({ value }) => value)).toEqual(['9', '19']);
  });

  test('or stays as a value of its own, under a key no other has', () => {
    const shown = applyCorrections([{ ...tsh, key: '1-5-1' }], [correction]);
    expect(shown.map(({ key, analyte, value }) => [key, analyte, value])).toEqual([
      ['1-5-1', 'TSH', '2.1'],
      ['was-1-5-1', 'Ferritin', '19'],
    ]);
    const [first, last] = shown;
    if (first === undefined || last === undefined) throw new Error('two values are shown');
    // Correcting TSH must not overwrite what she entered for ferritin.
    expect(correctionKeyOf(first, [correction], () => 'x')).toBe('added-x');
    expect(correctionKeyOf(last, [correction], () => 'x')).toBe('1-5-1');
    expect(correctionKeyOf(first, [], () => 'x')).toBe('1-5-1');
  });

  test('one taken out and brought back is corrected under the key it had', () => {
    const { analyte, value, unit, range, observed_on, place } = ferritin;
    const read = { analyte, value, unit, range, observed_on, place };
    const fields = { analyte, value, unit, range, observed_on, is_removed: false };
    const [shown] = applyCorrections([ferritin], [{ value_key: ferritin.key, read, fields }]);
    if (shown === undefined) throw new Error('the value is shown');
    expect(shown.correction).toBeNull();
    const key = correctionKeyOf(shown, [{ value_key: ferritin.key, read, fields }], () => 'x');
    expect(key).toBe(ferritin.key);
  });

  test('nothing she entered goes, and no two values share a key, whatever is read next', () => {
    const anyValue = fc.record({
      line: fc.integer({ min: 1, max: 4 }),
      nth: fc.integer({ min: 1, max: 2 }),
      analyte: fc.constantFrom('TSH', 'tsh', 'Zinc'),
      value: fc.constantFrom('1', '2'),
    });
    const anyReading = fc
      .uniqueArray(anyValue, { selector: ({ line, nth }) => `${line}-${nth}`, maxLength: 6 })
      .map((rows) =>
        rows.map(({ line, nth, analyte, value }) =>
          makeValue({ key: `1-${line}-${nth}`, analyte, value, place: { page: 1, line } }),
        ),
      );
    fc.assert(
      fc.property(anyReading, anyReading, (before, after) => {
        const corrections = before.map((value, at) => correctionOf(value, { value: `7${at}` }));
        const shown = applyCorrections(after, corrections);
        expect(shown.map(({ value }) => value)).toEqual(
          expect.arrayContaining(corrections.map(({ fields }) => fields.value)),
        );
        expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
        expect(shown.slice(0, after.length).map(({ key }) => key)).toEqual(after.map(({ key }) => key));
      }),
    );
  });
});

describe('a value she added', () => {
  test('stands behind what was read, with a flag where the document is text', () => {
    expect(applyCorrections([ferritin], [added])[1]).toMatchObject({
      key: ADDED,
      analyte: 'Zinc',
      flag: 'low',
      is_from_ocr: false,
    });
    const pictured = makeValue({ is_from_ocr: true, flag: null });
    expect(applyCorrections([pictured], [added])[1]?.flag).toBeNull();
    expect(applyCorrections([], [added])[0]?.flag).toBeNull();
  });
});

describe('what is said', () => {
  test('as read', () => {
    expect(textsOf([ferritin, tsh], [])).toEqual([
      'This is a laboratory report.',
      'Ferritin 9 ng/mL is below the printed range of 15 to 150.',
      'One value is inside its printed range: TSH.',
    ]);
  });

  test('of a corrected value is what she entered', () => {
    expect(textsOf([ferritin, tsh], [correctionOf(ferritin, { value: '19' })])).toEqual([
      'This is a laboratory report.',
      'Ferritin 19 ng/mL, corrected by you; read as 9. It is inside the printed range of 15 to 150.',
      'One value is inside its printed range: TSH.',
    ]);
  });

  test.each([
    [
      { analyte: 'Transferrin' },
      'Transferrin 9 ng/mL, corrected by you; read as Ferritin 9 ng/mL. It is below the printed range of 15 to 150.',
    ],
    [
      { unit: 'µg/L' },
      'Ferritin 9 µg/L, corrected by you; read as 9 ng/mL. It is below the printed range of 15 to 150.',
    ],
    [{ range: '5 - 150' }, 'Ferritin 9 ng/mL, corrected by you. It is inside the entered range of 5 to 150.'],
    [{ range: '' }, 'Ferritin 9 ng/mL, corrected by you.'],
    [
      { observed_on: null },
      'Ferritin 9 ng/mL, corrected by you. It is below the printed range of 15 to 150.',
    ],
  ] as const)('of %j', (fields, text) => {
    expect(textsOf([ferritin], [correctionOf(ferritin, fields)])[1]).toBe(text);
  });

  test('of a value read from a picture names neither high nor low, also where she corrected it', () => {
    const read = makeValue({ is_from_ocr: true, flag: null });
    expect(textsOf([read], [])[1]).toBe('One value was read from a picture: check it against the original.');
    expect(textsOf([read], [correctionOf(read, { value: '1' })])[1]).toBe(
      'Ferritin 1 ng/mL, corrected by you; read as 9.',
    );
  });

  test('of a removed value is nothing', () => {
    expect(textsOf([ferritin, tsh], [correctionOf(ferritin, { is_removed: true })])).toEqual([
      'This is a laboratory report.',
      'One value is inside its printed range: TSH.',
    ]);
  });

  test('of an added one says so, and names no place', () => {
    const statements = composeStatements(makeUnderstanding([]), null, applyCorrections([], [added]));
    expect(statements.at(-1)).toMatchObject({ text: 'Zinc 3 µmol/L, added by you.', places: [] });
  });

  test('of more than eight values outside their range is how many', () => {
    const many = Array.from({ length: 31 }, (_, at) =>
      makeValue({ key: `1-${at}-1`, analyte: `Marker ${at}`, place: { page: 1, line: at + 1 } }),
    );
    expect(textsOf(many, []).at(-1)).toBe('Twenty-three more values are outside their printed range.');
  });

  test('of values of several days names the day of each', () => {
    const later = makeValue({ key: '1-9-1', value: '8', observed_on: '2026-06-12' });
    expect(textsOf([ferritin, later], []).slice(1)).toEqual([
      'Ferritin 9 ng/mL on 12 Mar 2026 is below the printed range of 15 to 150.',
      'Ferritin 8 ng/mL on 12 Jun 2026 is below the printed range of 15 to 150.',
    ]);
  });

  test('of equal rows is said once, with both places', () => {
    const twin = makeValue({ key: '1-9-1', place: { page: 1, line: 9 } });
    expect(writeValueStatements(applyCorrections([ferritin, twin], []))).toEqual([
      {
        kind: 'out_of_range',
        text: 'Ferritin 9 ng/mL is below the printed range of 15 to 150.',
        places: [
          { page: 1, line: 5 },
          { page: 1, line: 9 },
        ],
        value_keys: ['1-5-1', '1-9-1'],
      },
    ]);
  });

  test('by a model comes first; the rules keep what they say about values', () => {
    const written = (text: string, value_keys: string[]): Statement => ({
      kind: 'finding',
      text,
      places: [{ page: 1, line: 5 }],
      value_keys,
    });
    const model = {
      endpoint: 'http://localhost:11434/v1',
      model: 'm',
      statements: [written('It names iron stores.', []), written('Ferritin is 9 ng/mL.', ['1-5-1'])],
    };
    const understanding = makeUnderstanding(
      [ferritin],
      [
        { kind: 'kind', text: 'A report.', places: [{ page: 1, line: 1 }], value_keys: [] },
        written('The document says: “Iron stores.”', []),
        ...writeValueStatements(applyCorrections([ferritin], [])),
      ],
    );
    const say = (corrections: ValueCorrection[]) =>
      composeStatements(understanding, model, applyCorrections([ferritin], corrections)).map(
        ({ kind, text }) => `${kind}: ${text}`,
      );
    expect(say([])).toEqual([
      'model: It names iron stores.',
      'model: Ferritin is 9 ng/mL.',
      'kind: A report.',
      'out_of_range: Ferritin 9 ng/mL is below the printed range of 15 to 150.',
    ]);
    expect(say([correctionOf(ferritin, { value: '19' })])).toEqual([
      'model: It names iron stores.',
      'kind: A report.',
      'in_range: Ferritin 19 ng/mL, corrected by you; read as 9. It is inside the printed range of 15 to 150.',
    ]);
  });
});

test('the summary has whole statements and at most 4,000 characters', () => {
  const statement = (text: string): Statement => ({ kind: 'finding', text, places: [], value_keys: [] });
  expect(summarize([statement('One.'), statement('Two.')])).toBe('One. Two.');
  const long = summarize(Array.from({ length: 40 }, () => statement(`${'a'.repeat(298)}.`)));
  expect(long.length).toBeGreaterThan(SUMMARY_MAX_LENGTH - 300);
  expect(long.length).toBeLessThanOrEqual(SUMMARY_MAX_LENGTH);
  expect(long.endsWith('.')).toBe(true);
});

test('the summary begins with what matters: kind, day and source stand in name and category already', () => {
  const statement = (kind: Statement['kind'], text: string): Statement => ({
    kind,
    text,
    places: [],
    value_keys: [],
  });
  expect(
    summarize([
      statement('kind', 'A report.'),
      statement('date', 'Of May.'),
      statement('out_of_range', 'Ferritin is low.'),
      statement('finding', 'It says more.'),
    ]),
  ).toBe('Ferritin is low. It says more. A report. Of May.');
});

test('the list shows what lies outside its range first, what she entered, and nothing removed', () => {
  const high = makeValue({ key: '1-9-1', analyte: 'LH', flag: 'high' });
  const values = [tsh, { ...tsh, key: '1-3-1' }, { ...tsh, key: '1-4-1' }, high, ferritin];
  const shown = applyCorrections(values, [
    correctionOf(ferritin, { value: '8' }),
    correctionOf(high, { is_removed: true }),
  ]);
  const digest = makeDigest(makeUnderstanding(values), null, shown);
  expect(digest.values.map(({ key, value }) => [key, value])).toEqual([
    ['1-5-1', '8'],
    ['1-6-1', '2.1'],
    ['1-3-1', '2.1'],
  ]);
  expect(digest).toMatchObject({ value_count: 4, is_from_ocr: false, is_from_model: false });
  expect(digest.values[0]).not.toHaveProperty('correction');
  expect(digest.analytes).toEqual(['Ferritin', 'TSH']);
});

test('names of what was measured are kept for the search, as far as there is room', () => {
  const values = Array.from({ length: 400 }, (_, at) =>
    makeValue({ key: `1-${at}-1`, analyte: `Analyte number ${String(at).padStart(3, '0')}` }),
  );
  const { analytes, value_count } = makeDigest(makeUnderstanding(values), null, applyCorrections(values, []));
  expect(value_count).toBe(400);
  expect(analytes.slice(0, 2)).toEqual(['Analyte number 000', 'Analyte number 001']);
  expect(analytes.join('').length).toBeLessThanOrEqual(4_000);
});

test('a value that she added without a day does not part the others by days', () => {
  const [low, high] = [
    makeValue({ key: '1-2-1', analyte: 'Ferritin', flag: 'low', observed_on: '2026-03-12' }),
    makeValue({ key: '1-3-1', analyte: 'Prolactin', flag: 'high', observed_on: '2026-03-12' }),
  ];
  const shown = applyCorrections([low, high], [added]);
  const said = composeStatements(makeUnderstanding([low, high]), null, shown).map(({ text }) => text);
  expect(said.join(' ')).toMatch(/Zinc 3.*added by you/);
  expect(said.join(' ')).not.toContain('12 Mar 2026');
});
