import { expect, test } from 'vitest';
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
