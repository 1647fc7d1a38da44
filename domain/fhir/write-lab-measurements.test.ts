import { expect, test } from 'vitest';
import type { LabValue as ReadValue } from '../documents/reading/lab-value.ts';
import { readResult } from '../laboratory/read-result.ts';
import { DEFAULT_CODE_BASE, LOINC } from './codings.ts';
import { exampleAccount } from './testing/example-account.ts';
import { writeFhirBundles } from './write-bundles.ts';

const write = (name: string, text: string, unit: string, range_text = '') => {
  const row = {
    ...{ id: '5f1c1f5e-8f53-4c0e-9d6b-000000000099', kind: 'lab', local_day: '2026-11-20', at: null },
    ...{ value: null, entered_value: null, entered_unit: null, origin: 'typed', document_id: null },
    content: readResult({ name, text, unit, range_text }),
  };
  const account = exampleAccount({ measurements: [row], document_readings: [], document_corrections: [] });
  const { everything, unread } = writeFhirBundles(account, {
    ...{ codeBase: DEFAULT_CODE_BASE, hasSnomed: false, leaveOut: [] },
    now: new Date('2026-11-28T12:00:00Z'),
  });
  expect(unread).toEqual([]);
  const found = everything.entry?.flatMap(({ resource }) =>
    resource?.resourceType === 'Observation' ? [resource] : [],
  );
  const written = found?.find(({ code }) => code.text === name);
  if (!written) throw new Error('Nothing is written of it');
  return written;
};

test('RE-053: a result is an observation of a laboratory with its code, unit, range and flag', () => {
  expect(write('Ferritin', '11', 'ng/mL', '15 - 150')).toMatchObject({
    ...{ status: 'final', effectiveDateTime: '2026-11-20' },
    code: { text: 'Ferritin', coding: [{ system: LOINC, code: '2276-4' }] },
    valueQuantity: { value: 11, unit: 'ng/mL', code: 'ng/mL' },
    referenceRange: [{ text: '15 - 150' }],
    interpretation: [{ coding: [{ code: 'L' }] }],
  });
  expect(write('AMH', '< 0.01', 'ng/mL').valueQuantity).toMatchObject({ value: 0.01, comparator: '<' });
});

test('RE-053: what was not compared with LOINC’s words goes out by its name alone, words as words', () => {
  expect(write('Estrone', '50', 'pg/mL').code).toEqual({ text: 'Estrone' });
  expect(write('Unicorn dust', '5', 'lumps')).toMatchObject({
    code: { text: 'Unicorn dust' },
    valueString: '5 lumps',
  });
  expect(write('HBsAg', 'not detected', '')).toMatchObject({
    code: { text: 'HBsAg' },
    valueString: 'not detected',
  });
});

test('a row of a document that is among her results stands once, as the result, with the page and line of its document', () => {
  const whole = exampleAccount({});
  const [reading] = whole.tables.document_readings ?? [];
  const { understanding } = reading as { understanding: { values: ReadValue[] } }; // as: made by the fixture
  const [value] = understanding.values;
  if (!reading || !value) throw new Error('The example account has no read value');
  const printed = { name: value.analyte, text: value.value, unit: value.unit, range_text: value.range };
  const id = '5f1c1f5e-8f53-4c0e-9d6b-000000000098';
  const row = {
    ...{ id, kind: 'lab', local_day: '2026-03-12', at: null, content: readResult(printed) },
    ...{ value: null, entered_value: null, entered_unit: null, origin: 'document' },
    ...{ document_id: reading.document_id, value_key: value.key },
  };
  const anchor = {
    ...{ id, measurement_id: id, document_id: reading.document_id, value_key: value.key, ...value.place },
    quote: { quote: 'as read', said: { printed, local_day: value.observed_on } },
  };
  const listOf = (tables: Record<string, object[]>) => {
    const account = exampleAccount({ document_corrections: [], ...tables });
    const { everything } = writeFhirBundles(account, {
      ...{ codeBase: DEFAULT_CODE_BASE, hasSnomed: false, leaveOut: [] },
      now: new Date('2026-11-28T12:00:00Z'),
    });
    return (everything.entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === 'Observation' && resource.code.text === value.analyte ? [resource] : [],
    );
  };
  expect(listOf({ measurements: [] })).toMatchObject([{ status: 'preliminary' }]);
  // What she left out is none of hers.
  const { document_id } = reading;
  const left = { document_id, value_key: value.key, said: { printed, local_day: value.observed_on } };
  expect(listOf({ measurements: [], dismissed_proposals: [left] })).toEqual([]);
  for (const record_anchors of [[anchor], []]) {
    expect(listOf({ measurements: [row], record_anchors })).toMatchObject([
      { status: 'final', derivedFrom: [{ reference: expect.stringContaining('urn:uuid:') }] },
    ]);
  }
  expect(listOf({ measurements: [row], record_anchors: [anchor] })[0]?.derivedFrom?.[0]?.display).toMatch(
    new RegExp(`, page ${value.place.page}, line ${value.place.line}$`),
  );
});
