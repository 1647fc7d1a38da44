import { DOCUMENT_CATEGORIES, DOCUMENT_FORMATS, DOCUMENT_TYPES } from '../../documents/health-document.ts';
import type { LabValue } from '../../documents/reading/lab-value.ts';
import type { ExportedDocument, ExportedRow } from '../../export/exported-data.ts';
import type { Lot } from './lot.ts';

/** Results as they are read: with units that are known and not, numbers that can be read in one way and in two, words. */
const READ: readonly Pick<LabValue, 'analyte' | 'value' | 'unit' | 'range' | 'flag' | 'loinc'>[] = [
  { analyte: 'TSH', value: '2.31', unit: 'µIU/mL', range: '0.27 - 4.20', flag: 'in_range', loinc: '3016-3' },
  { analyte: 'Progesterone', value: '1.234', unit: 'ng/mL', range: '', flag: null, loinc: '2839-9' },
  { analyte: 'Haemoglobin', value: '11,4', unit: 'g/dl', range: '12,0 - 16,0', flag: 'low', loinc: '718-7' },
  { analyte: 'hCG', value: '< 5', unit: 'mIU/mL', range: '< 5.0', flag: null, loinc: '19080-1' },
  { analyte: 'Rubella IgG', value: 'positive', unit: '', range: '', flag: null, loinc: null },
  {
    analyte: 'Leukocytes',
    value: '12.1',
    unit: 'x10^9/L',
    range: '4.0 - 10.0',
    flag: 'high',
    loinc: '6690-2',
  },
  { analyte: 'Something', value: '5', unit: 'blobs/hpf', range: '', flag: null, loinc: null },
  // Written nowhere, whatever is read.
  { analyte: 'Date', value: '7', unit: 'g/L', range: '', flag: null, loinc: '49033-4' },
];

export function drawDocuments(lot: Lot): {
  tables: Record<'health_documents' | 'document_readings' | 'document_corrections', ExportedRow[]>;
  originals: ExportedDocument[];
} {
  const documents = lot.some(2, () => drawDocument(lot));
  const readings = lot.of(documents).map((document) => drawReading(lot, document));
  return {
    tables: {
      health_documents: documents,
      document_readings: readings,
      document_corrections: documents.flatMap(({ id }) =>
        lot.some(1, () => ({
          document_id: id,
          value_key: lot.one(['1-1-1', '1-2-1', `added-${lot.id()}`]),
          content: drawCorrection(lot),
        })),
      ),
    },
    originals: documents.map(({ id, mime_type, file_size }, index) => ({
      id,
      path: `documents/${index + 1} blood test ü.pdf`,
      mime_type,
      file_size,
      sha256: '0'.repeat(64),
    })),
  };
}

function drawDocument(lot: Lot) {
  return {
    id: lot.id(),
    file_name: lot.one(['scan 1.pdf', `${lot.text()}.pdf`]),
    document_type: lot.one(DOCUMENT_TYPES),
    file_size: lot.draw(1, 10_485_760),
    mime_type: lot.one(DOCUMENT_FORMATS).mime,
    notes: lot.maybe(3, lot.text),
    own_name: lot.maybe(3, lot.text),
    own_category: lot.maybe(3, () => lot.one(DOCUMENT_CATEGORIES).value),
    ai_suggested_name: lot.maybe(5, lot.text),
    ai_suggested_category: lot.one(DOCUMENT_CATEGORIES).value,
    ai_category_sure: lot.draw(0, 1) === 1,
    uploaded_at: lot.instant(lot.day()),
  };
}

function drawReading(lot: Lot, { id, uploaded_at }: { id: string; uploaded_at: string }): ExportedRow {
  const values = lot.of(READ).map((value, index) => ({
    ...value,
    key: `1-${index + 1}-1`,
    printed_flag: '',
    observed_on: lot.maybe(5, lot.day),
    is_from_ocr: lot.draw(0, 3) === 0,
    place: { page: 1, line: index + 1 },
  }));
  return {
    document_id: id,
    understanding: {
      reader_version: 1,
      category: { best: 'lab_results', second: 'other', is_sure: true },
      name: 'Blood test',
      date: lot.maybe(5, () => ({ value: lot.day(), place: { page: 1, line: 1 } })),
      source: lot.maybe(5, () => ({ value: lot.text(), place: { page: 1, line: 1 } })),
      statements: [],
      values,
      is_from_ocr: values.some(({ is_from_ocr }) => is_from_ocr),
    },
    model_reading: null,
    reader_version: 1,
    read_at: uploaded_at,
  };
}

const drawCorrection = (lot: Lot) => ({
  read: null,
  fields: {
    analyte: 'Ferritin',
    value: lot.one(['18', '1.5', 'low']),
    unit: lot.one(['ng/mL', '']),
    range: '',
    observed_on: lot.maybe(5, lot.day),
    is_removed: lot.draw(0, 2) === 0,
  },
});
