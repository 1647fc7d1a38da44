import { describe, expect, test } from 'vitest';
import type { HealthDocument } from './health-document.ts';
import {
  type DocumentWish,
  findDocuments,
  isNarrowed,
  makeSearchable,
  sortDocuments,
} from './search-documents.ts';
import { showSize } from './show-size.ts';
import { waitingDocument } from './testing/waiting-document.ts';
import { daysOfPeriod } from './upload-period.ts';

const document = (id: string, part: Partial<HealthDocument> = {}) => waitingDocument({ id, ...part });

const blood = document('cbc_nov', {
  ai_suggested_name: 'Iron and blood count',
  ai_suggested_category: 'lab_results',
  ai_summary: 'Ferritin is 9 ng/mL, below the printed range.',
  ai_digest: {
    is_from_ocr: false,
    values: [
      {
        key: '1-6-1',
        analyte: 'Transferrin',
        value: '2.5',
        unit: 'g/L',
        range: '2.0 - 3.6',
        printed_flag: '',
        flag: 'in_range',
        loinc: null,
        observed_on: null,
        is_from_ocr: false,
        place: { page: 1, line: 6 },
      },
    ],
    value_count: 2,
    analytes: ['Transferrin', 'Potassium'],
    is_from_model: false,
  },
  document_type: 'Lab Result',
  reading_state: 'done',
  file_size: 412_000,
});
const scan = document('IMG_0042', {
  own_name: 'Ecografía pélvica',
  ai_suggested_name: 'Pelvic ultrasound',
  own_category: 'imaging',
  notes: 'Dr. Núñez, before the holiday',
  document_type: 'Imaging Report',
  uploaded_at: '2025-06-01T12:00:00.000Z',
  file_size: 2_400_000,
});
const letter = document('letter', { uploaded_at: '2026-01-11T12:00:00.000Z', file_size: 90_000 });
const all = [blood, scan, letter].map(makeSearchable);

const EVERY_DOCUMENT: DocumentWish = { query: '', category: null, type: null, from: null, to: null };
const ids = (wish: Partial<DocumentWish>) =>
  findDocuments(all, { ...EVERY_DOCUMENT, ...wish }).found.map((entry) => entry.document.id);

describe('searching', () => {
  test.each([
    ['', ['cbc_nov', 'IMG_0042', 'letter']],
    ['iron', ['cbc_nov']],
    ['CBC', ['cbc_nov']],
    ['ferritin', ['cbc_nov']],
    ['transferrin', ['cbc_nov']],
    ['potassium', ['cbc_nov']],
    ['nunez', ['IMG_0042']],
    ['ECOGRAFIA', ['IMG_0042']],
    ['img_00', ['IMG_0042']],
    ['.pdf', ['cbc_nov', 'IMG_0042', 'letter']],
    ['ferritin iron', ['cbc_nov']],
    ['ferritin nunez', []],
    ['count cbc', ['cbc_nov']],
  ])('"%s" finds %j', (query, expected) => {
    expect(ids({ query })).toEqual(expected);
  });

  test('a suggested name that hers has replaced is not shown and finds nothing', () => {
    expect(ids({ query: 'ultrasound' })).toEqual([]);
  });

  test('no word reaches from one field into the next', () => {
    expect(ids({ query: 'countcbc' })).toEqual([]);
  });
});

describe('filtering', () => {
  test('by category, her own before the suggested one; what was neither read nor filed is unfiled', () => {
    expect(ids({ category: 'imaging' })).toEqual(['IMG_0042']);
    expect(ids({ category: 'lab_results' })).toEqual(['cbc_nov']);
    expect(ids({ category: 'unfiled' })).toEqual(['letter']);
  });

  test('a suggestion below its margin leaves a document unfiled', () => {
    const unsure = makeSearchable(
      document('scan', { ai_suggested_category: 'imaging', ai_category_sure: false }),
    );
    expect(unsure.category).toBe('unfiled');
  });

  test('by document type, and by both', () => {
    expect(ids({ type: 'Other' })).toEqual(['letter']);
    expect(ids({ type: 'Other', category: 'imaging' })).toEqual([]);
  });

  test('by the day of the upload, both ends included', () => {
    expect(ids({ from: '2026-01-11' })).toEqual(['cbc_nov', 'letter']);
    expect(ids({ from: '2026-01-11', to: '2026-01-11' })).toEqual(['letter']);
    expect(ids({ to: '2026-01-10' })).toEqual(['IMG_0042']);
  });

  test('the counts say what each choice would bring, beside everything else that is asked', () => {
    const { categoryCounts, typeCounts } = findDocuments(all, {
      ...EVERY_DOCUMENT,
      category: 'imaging',
      from: '2025-01-01',
      to: '2026-06-30',
    });
    expect(Object.fromEntries(categoryCounts)).toEqual({ imaging: 1, unfiled: 1 });
    expect(Object.fromEntries(typeCounts)).toEqual({ 'Imaging Report': 1 });
  });

  test('spaces alone ask for nothing', () => {
    expect(isNarrowed({ ...EVERY_DOCUMENT, query: '  ' })).toBe(false);
    expect(isNarrowed({ ...EVERY_DOCUMENT, query: 'a' })).toBe(true);
    expect(isNarrowed({ ...EVERY_DOCUMENT, to: '2026-01-01' })).toBe(true);
  });
});

describe('sorting', () => {
  const order = (by: Parameters<typeof sortDocuments>[1], documents = all) =>
    sortDocuments(documents, by).map((entry) => entry.document.id);

  test('newest, oldest, by name without accents and case, largest', () => {
    expect(order('newest')).toEqual(['cbc_nov', 'letter', 'IMG_0042']);
    expect(order('oldest')).toEqual(['IMG_0042', 'letter', 'cbc_nov']);
    expect(order('name')).toEqual(['IMG_0042', 'cbc_nov', 'letter']);
    expect(order('size')).toEqual(['IMG_0042', 'cbc_nov', 'letter']);
  });

  test('page 10 comes behind page 9, and equal names newest first', () => {
    const pages = [
      document('a', { own_name: 'Page 10' }),
      document('b', { own_name: 'page 9' }),
      document('c', { own_name: 'Page 9', uploaded_at: '2026-11-04T12:00:00.000Z' }),
    ].map(makeSearchable);
    expect(order('name', pages)).toEqual(['c', 'b', 'a']);
  });
});

describe('spans of time', () => {
  const none = { from: null, to: null };

  test('are counted from today', () => {
    expect(daysOfPeriod('any', '2026-11-21', none)).toEqual(none);
    expect(daysOfPeriod('last-30-days', '2026-11-21', none)).toEqual({ from: '2026-10-23', to: null });
    expect(daysOfPeriod('this-year', '2026-11-21', none)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(daysOfPeriod('last-year', '2026-01-01', none)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  });

  test('her own may be open on one side, and given the wrong way round', () => {
    const open = { from: '2026-03-01', to: null } as const;
    expect(daysOfPeriod('own', '2026-11-21', open)).toEqual(open);
    expect(daysOfPeriod('own', '2026-11-21', { from: '2026-03-02', to: '2026-03-01' })).toEqual({
      from: '2026-03-01',
      to: '2026-03-02',
    });
  });
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [412_300, '412 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_100_000, '1.1 MB'],
  [9_949_999, '9.9 MB'],
  [10_485_760, '10 MB'],
  [310_400_000, '310 MB'],
  [999_499_999, '999 MB'],
  [999_500_000, '1 GB'],
  [1_940_000_000, '1.9 GB'],
  [2_000_000_000, '2 GB'],
  [10_000_000_000, '10 GB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(showSize(bytes)).toBe(text);
});
