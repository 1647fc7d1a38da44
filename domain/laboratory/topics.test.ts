import { describe, expect, test } from 'vitest';
import { labAnalyteOf } from './find-lab-analyte.ts';
import { nameLabFile, writeLabCsv } from './lab-csv.ts';
import { entryOf, type LabWrite, mergeLabValue } from './lab-value.ts';
import { readResult } from './read-result.ts';
import { sayFlag } from './say-result.ts';
import { labValue } from './testing/lab-value.ts';
import { compareBySize, findsTopic, listTopics } from './topics.ts';

const only = <One>([one, ...others]: readonly One[]): One => {
  if (one === undefined || others.length > 0) throw new Error('Not one');
  return one;
};

describe('topics', () => {
  test('RE-037: stand newest first, each with its last value', () => {
    const topics = listTopics([
      labValue('TSH', '2.1', 'mIU/L', { day: '2025-03-01' }),
      labValue('Ferritin', '11', 'ng/mL', { day: '2024-01-01' }),
      labValue('Ferritin', '30', 'ng/mL', { day: '2026-01-01' }),
    ]);
    expect(topics.map(({ name, values }) => [name, values[0]?.result.text])).toEqual([
      ['Ferritin', '30'],
      ['TSH', '2.1'],
    ]);
  });

  test('RE-038: no range of one report is applied to another', () => {
    const topic = only(
      listTopics([
        labValue('Ferritin', '11', 'ng/mL', { day: '2024-01-01', range: '15 - 150' }),
        labValue('Ferritin', '11', 'ng/mL', { day: '2025-01-01' }),
        labValue('Ferritin', '11', 'ng/mL', { day: '2026-01-01', range: '10 - 120' }),
      ]),
    );
    expect(topic.values.map(({ result }) => [result.range_text, result.flag])).toEqual([
      ['10 - 120', 'in_range'],
      ['', null],
      ['15 - 150', 'low'],
    ]);
  });

  test('RE-041: HbA1c in % and in mmol/mol is one line with both units', () => {
    const topic = only(listTopics([labValue('HbA1c', '5.4', '%'), labValue('HbA1c', '36', 'mmol/mol')]));
    expect(only(topic.series).values).toHaveLength(2);
    expect(new Set(only(topic.series).units)).toEqual(new Set(['%', 'mmol/mol']));
  });

  test('RE-042: prolactin in mIU/L and ng/mL is two lines, with the reason', () => {
    const { series } = only(
      listTopics([
        labValue('Prolactin', '240', 'mIU/L', { day: '2026-02-01' }),
        labValue('Prolactin', '12', 'ng/mL', { day: '2026-01-01' }),
      ]),
    );
    expect(series.map(({ units, reason }) => [units[0], reason])).toEqual([
      ['mIU/L', null],
      [
        'ng/mL',
        'mIU/L and ng/mL count different things, and no factor turns one into the other. So each has a line of its own.',
      ],
    ]);
  });

  test('RE-043: D-dimers by FEU, by DDU and without either are three topics', () => {
    const topics = listTopics([
      labValue('D-dimer', '300', 'ng/mL FEU'),
      labValue('D-dimer', '150', 'ng/mL DDU'),
      labValue('D-dimer', '0.3', 'mg/L'),
    ]);
    expect(new Set(topics.map(({ name }) => name))).toEqual(
      new Set(['D-dimer (FEU)', 'D-dimer (DDU)', 'D-dimer']),
    );
  });

  test('RE-044: "< 0.01" sorts below 0.01, "> 5" above 5, whatever the unit', () => {
    const amh = labAnalyteOf('amh');
    const values = [
      labValue('AMH', '> 5', 'ng/mL'),
      labValue('AMH', '0.0714', 'pmol/L'),
      labValue('AMH', '5', 'ng/mL'),
      labValue('AMH', '< 0.01', 'ng/mL'),
    ];
    const sorted = values.toSorted((one, other) => compareBySize(amh, one, other));
    expect(sorted.map(({ result }) => result.text)).toEqual(['< 0.01', '0.0714', '5', '> 5']);
  });

  test('RE-045: words stand among the values and on no line', () => {
    const topic = only(
      listTopics([labValue('Ferritin', 'not detected', ''), labValue('Ferritin', '11', 'ng/mL')]),
    );
    expect(topic.values).toHaveLength(2);
    expect(only(topic.series).values.map(({ result }) => result.text)).toEqual(['11']);
  });

  test('RE-058: an unknown name is a line of its own under the name that is printed', () => {
    const topics = listTopics([
      labValue('Unicorn dust', '5', 'lumps'),
      labValue('unicorn  Dust', '6', 'lumps'),
      labValue('Unicorn dust', '6', 'mg/L'),
    ]);
    const { name, analyte, series } = only(topics);
    expect([name, analyte, series.length]).toEqual(['Unicorn dust', null, 2]);
    expect(series.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining('cannot be turned into'),
    );
  });

  test('are found by the words people use', () => {
    const topics = listTopics([
      labValue('AMH', '2', 'ng/mL'),
      labValue('Glucose', '90', 'mg/dL'),
      labValue('Vitamin D, 25-hydroxy', '30', 'ng/mL'),
    ]);
    const find = (words: string) =>
      topics.filter((topic) => findsTopic(topic, words)).map(({ name }) => name);
    expect(find('anti-mullerian')).toEqual(['AMH']);
    expect(find('SUGAR')).toEqual(['Glucose']);
    expect(find('25-OH D')).toEqual(['25-OH vitamin D, total']);
    expect(find('')).toHaveLength(3);
    expect(find('zinc')).toEqual([]);
  });

  test('RE-057: become a file for a spreadsheet in the unit that is shown', () => {
    const topics = listTopics([
      labValue('Glucose', '90', 'mg/dL', { day: '2026-01-01', range: '70 - 99' }),
      labValue('=Note', '@x', ''),
    ]);
    expect(writeLabCsv(topics, ({ name }) => (name === 'Glucose' ? 'mmol/L' : '')).split('\r\n')).toEqual([
      '\uFEFFDay,Test,Result,Unit,Printed range,Against the printed range,As printed,Source,Read in',
      "2026-11-20,'=Note,'@x,,,,'@x,Typed by you,",
      '2026-01-01,Glucose,5.00,mmol/L,3.89 – 5.50,within the printed range,90 mg/dL,Typed by you,',
      '',
    ]);
    const place = { place: { page: 1, line: 12 }, value_key: '1-12-1', quote: '' };
    const anchors = [
      { ...place, document_id: 'one', document_gone_on: null },
      { ...place, document_id: null, document_gone_on: '2026-05-03' as const },
    ];
    const [topic] = listTopics([{ ...labValue('Glucose', '90', 'mg/dL'), origin: 'document', anchors }]);
    const file =
      topic &&
      writeLabCsv(
        [topic],
        () => 'mg/dL',
        (id) => `"${id}"`,
      );
    expect(file?.split('\r\n')[1]).toMatch(
      /,From a document,"page 1, line 12 of ""one""; page 1, line 12 of a document that was deleted on 2026-05-03"$/,
    );
    expect(nameLabFile('2026-11-28')).toBe('lunaria-values-2026-11-28.csv');
  });

  test('say where a value lies against its own printed range', () => {
    expect(sayFlag({ flag: 'low' })).toBe('below the printed range');
    expect(sayFlag({ flag: null })).toBeNull();
  });
});

describe('a write', () => {
  const stored = labValue('Ferritin', '11', 'ng/mL', { day: '2026-01-01' });
  const write = (changes: object, base: LabWrite['base'] = entryOf(stored)): LabWrite => ({
    user_id: '00000000-0000-4000-8000-000000000009',
    id: stored.id,
    entry: { ...entryOf(stored), ...changes },
    base,
  });

  test('of the day alone keeps a result that another device changed, and the other way round', () => {
    const other = { ...stored, result: labValue('Ferritin', '12', 'ng/mL').result };
    const moved = mergeLabValue(write({ local_day: '2026-01-02' }), other, readResult);
    expect([moved.local_day, moved.result.text]).toEqual(['2026-01-02', '12']);
    const changed = mergeLabValue(write({ text: '13' }), { ...stored, local_day: '2026-01-03' }, readResult);
    expect([changed.local_day, changed.result.text]).toEqual(['2026-01-03', '13']);
  });

  test('never puts the number of one device beside the unit of another', () => {
    const other = { ...stored, result: labValue('Ferritin', '11', 'ug/L').result };
    expect(mergeLabValue(write({ text: '13' }), other, readResult).result).toMatchObject({
      text: '13',
      unit: 'ng/mL',
    });
  });

  test('of a new one that has arrived already changes nothing', () => {
    expect(mergeLabValue(write({ text: '13' }, null), stored, readResult)).toBe(stored);
    expect(mergeLabValue(write({ text: ' 13 ' }, null), null, readResult).result.text).toBe('13');
  });
});
