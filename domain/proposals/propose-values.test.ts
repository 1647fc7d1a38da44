import { expect, test } from 'vitest';
import type { ValueCorrection, ValueFields } from '../documents/reading/document-reading.ts';
import type { LabValue as ReadValue } from '../documents/reading/lab-value.ts';
import { readResult } from '../laboratory/read-result.ts';
import { labValue } from '../laboratory/testing/lab-value.ts';
import { type AddedRow, type DocumentToPropose, proposeValues } from './propose-values.ts';
import type { SaidRow } from './said-row.ts';

const TODAY = '2026-11-28';
const LINES = ['City Lab', 'Ferritin   9   ng/mL   15 - 150', 'TSH   2.1   mIU/L   0.4 - 4.0', 'TSH 2.1'];
const text = { pages: [{ lines: LINES.map((line) => ({ text: line, source: 'text' as const })) }] };

const read = (part: Partial<ReadValue> = {}): ReadValue => ({
  ...{ key: '1-2-1', analyte: 'Ferritin', value: '9', unit: 'ng/mL', range: '15 - 150' },
  ...{ printed_flag: '', flag: 'low', loinc: null, observed_on: '2026-03-12', is_from_ocr: false },
  place: { page: 1, line: 2 },
  ...part,
});
const ferritin = read();
const tsh = read({
  ...{ key: '1-3-1', analyte: 'TSH', value: '2.1', unit: 'mIU/L', range: '0.4 - 4.0' },
  place: { page: 1, line: 3 },
});
const correct = (value: ReadValue, fields: Partial<ValueFields>): ValueCorrection => ({
  value_key: value.key,
  read: value,
  fields: {
    ...{ analyte: value.analyte, value: value.value, unit: value.unit, range: value.range },
    ...{ observed_on: value.observed_on, is_removed: false },
    ...fields,
  },
});
const saidOf = ({ analyte, value, unit, range, observed_on }: ReadValue): SaidRow => ({
  printed: { name: analyte, text: value, unit, range_text: range },
  local_day: observed_on,
});
/** As it is after she added the row. */
const added = (value: ReadValue, result: Partial<SaidRow['printed']> = {}): AddedRow => {
  const said = saidOf(value);
  return {
    ...{ anchor_id: `anchor of ${value.key}`, value_key: value.key, said },
    value: {
      ...labValue('', '', ''),
      ...{ id: `result of ${value.key}`, origin: 'document', local_day: value.observed_on ?? TODAY },
      result: readResult({ ...said.printed, ...result }),
    },
  };
};
const dismissed = (value: ReadValue) => ({ value_key: value.key, said: saidOf(value) });
const propose = (part: Partial<DocumentToPropose>) =>
  proposeValues(
    { values: [ferritin, tsh], corrections: [], text, added: [], dismissed: [], ...part },
    TODAY,
  ).map(({ proposal }) => proposal);
const states = (part: Partial<DocumentToPropose>) => propose(part).map(({ state }) => state);

test('RE-023: each row of a report is offered with its place, its line letter for letter and its day', () => {
  expect(propose({})).toEqual([
    {
      value_key: '1-2-1',
      printed: { name: 'Ferritin', text: '9', unit: 'ng/mL', range_text: '15 - 150' },
      local_day: '2026-03-12',
      place: { page: 1, line: 2 },
      quote: LINES[1],
      is_from_picture: false,
      ...{ state: 'new', value_id: null },
    },
    expect.objectContaining({ value_key: '1-3-1', quote: LINES[2], state: 'new' }),
  ]);
});

test('RE-030: a row that she corrected is offered as she corrected it, beside the line as it was read', () => {
  const [first] = propose({ corrections: [correct(ferritin, { value: '8' })] });
  expect(first).toMatchObject({ printed: { text: '8' }, quote: LINES[1] });
});

test('what she took out is not offered, what she added is, without a line to quote', () => {
  const own = { ...correct(tsh, { analyte: 'Zinc', value: '80' }), read: null };
  const key = 'added-0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11';
  const offered = propose({
    corrections: [correct(ferritin, { is_removed: true }), { ...own, value_key: key }],
  });
  expect(offered.map(({ value_key, quote }) => [value_key, quote])).toEqual([
    ['1-3-1', LINES[2]],
    [key, ''],
  ]);
});

test('RE-026: a row that was read from a picture says so', () => {
  expect(propose({ values: [read({ is_from_ocr: true }), tsh] }).map((row) => row.is_from_picture)).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['a name too long', { analyte: 'x'.repeat(121) }],
  ['a unit too long', { unit: 'x'.repeat(41) }],
  ['no value', { value: ' ' }],
  ['a NUL', { value: '9\u0000' }],
])('a row with %s is not offered', (_, part) => {
  expect(propose({ values: [read(part), tsh] }).map(({ value_key }) => value_key)).toEqual(['1-3-1']);
});

test('a day on which no sample was taken is asked for', () => {
  const days = (['2026-11-29', '1899-12-31', null, TODAY] as const).map((observed_on) =>
    propose({ values: [read({ observed_on })] }).map(({ local_day }) => local_day),
  );
  expect(days).toEqual([[null], [null], [null], [TODAY]]);
});

test('RE-025: a row among her results is added, and leads to it', () => {
  expect(propose({ added: [added(ferritin)] })).toMatchObject([
    { state: 'added', value_id: 'result of 1-2-1' },
    { state: 'new', value_id: null },
  ]);
});

test('RE-029: another reading or correction that says something else differs', () => {
  const other = [read({ value: '8' }), tsh];
  expect(states({ values: other, added: [added(ferritin)] })).toEqual(['differs', 'new']);
  const corrections = [correct(ferritin, { observed_on: '2026-03-13' })];
  expect(states({ corrections, added: [added(ferritin)] })).toEqual(['differs', 'new']);
  // Her result was changed since, the document was not.
  expect(states({ added: [added(ferritin, { text: '8' })] })).toEqual(['differs', 'new']);
});

test('RE-029: she keeps what her results say until the document says something else again', () => {
  const eight = read({ value: '8' });
  const kept = { added: [added(ferritin)], dismissed: [dismissed(eight)] };
  expect(states({ values: [eight, tsh], ...kept })).toEqual(['added', 'new']);
  expect(states({ values: [read({ value: '7' }), tsh], ...kept })).toEqual(['differs', 'new']);
});

test('RE-031: a row that was added to a result printed in another unit stays added', () => {
  const twin = added(ferritin, { text: '9.0', unit: 'µg/L', range_text: '' });
  expect(states({ added: [twin] })).toEqual(['added', 'new']);
  expect(states({ values: [read({ range: '10 - 150' }), tsh], added: [twin] })).toEqual(['differs', 'new']);
});

test('a row without a day stays added on the day that she said', () => {
  const row = read({ observed_on: null });
  const answer = { ...added(row), said: { ...saidOf(row), local_day: '2026-03-12' as const } };
  expect(states({ values: [row], added: [answer] })).toEqual(['added']);
});

test('RE-028: a dismissed row stays dismissed, also where another reading finds it on another line', () => {
  expect(states({ dismissed: [dismissed(ferritin)] })).toEqual(['dismissed', 'new']);
  const moved = read({ key: '1-4-1', place: { page: 1, line: 4 } });
  expect(states({ values: [moved, tsh], dismissed: [dismissed(ferritin)] })).toEqual(['dismissed', 'new']);
});

test('RE-028: where a dismissed row says something else it is offered anew', () => {
  expect(states({ values: [read({ value: '90' }), tsh], dismissed: [dismissed(ferritin)] })).toEqual([
    'new',
    'new',
  ]);
});

test('of two rows printed alike one answer is of one', () => {
  const twin = read({ ...tsh, key: '1-4-1', place: { page: 1, line: 4 } });
  expect(states({ values: [tsh, twin], dismissed: [dismissed(twin)] })).toEqual(['new', 'dismissed']);
  expect(states({ values: [tsh, twin], added: [added(twin)] })).toEqual(['new', 'added']);
});

test('a row that moved takes its answer along, and the one on its old line is new', () => {
  const moved = read({ key: '1-3-1', place: { page: 1, line: 3 } });
  const zinc = read({ analyte: 'Zinc', value: '80' });
  expect(propose({ values: [zinc, moved], added: [added(ferritin)] })).toMatchObject([
    { printed: { name: 'Zinc' }, state: 'new' },
    { printed: { name: 'Ferritin' }, state: 'added', value_id: 'result of 1-2-1' },
  ]);
});

test('what cannot be read of an answer is no reason to ask again', () => {
  const lost = { ...added(ferritin), said: null };
  expect(states({ added: [lost] })).toEqual(['added', 'new']);
  const empty = {
    ...lost,
    value: {
      ...lost.value,
      result: readResult({ name: '', text: '', unit: '', range_text: '' }),
      unreadable: true,
    },
  };
  expect(states({ added: [empty] })).toEqual(['added', 'new']);
});

test('a row of which she corrected the day alone keeps its numbers as the document writes them', () => {
  const comma = read({ value: '9,5', range: '15,0 - 150,0' });
  const cells = read({
    ...{ key: '1-3-1', analyte: 'Leukocytes', value: '5.600' },
    unit: '/µl',
    range: '4.000 - 10.000',
  });
  const numberOf = (fields: Partial<ValueFields>) =>
    proposeValues(
      {
        ...{ values: [comma, cells], corrections: [correct(cells, fields)], text },
        ...{ added: [], dismissed: [] },
      },
      TODAY,
    ).map(({ result }) => result.number);
  expect(numberOf({ observed_on: '2026-03-13' })).toEqual([9.5, 5600]);
  expect(numberOf({ value: '5.7', range: '' })).toEqual([9.5, 5.7]);
});
