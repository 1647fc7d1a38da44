import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { LabValue } from '@lunaria/domain/documents/reading/lab-value.ts';
import { selectLines } from '@lunaria/domain/documents/reading/model/select-lines.ts';
import { expect, test } from 'vitest';

const NOBODY = { name: 'Jane Sample', email: null, user_id: null, file_name: null, own_name: null };

const VALUE: LabValue = {
  key: '1-1-1',
  analyte: 'Made Up Analyte',
  value: '2.1',
  unit: 'mIU/L',
  range: '',
  printed_flag: '',
  flag: null,
  loinc: null,
  observed_on: null,
  is_from_ocr: false,
  place: { page: 1, line: 1 },
};

// What is sent is chosen in the thread that answers everybody. Time of the processor: the machine may be busy. A
// guard against what runs away: a tenth of the second now, three and more where all of such a file is looked at.
test.each([
  ['letters', 'imaging', 'x'],
  ['gaps', 'imaging', `a${' '.repeat(990)}b`],
  ['headings', 'imaging', 'FINDINGS:'],
  ['results', 'lab_results', 'Made Up Analyte   2.1   mIU/L'],
] as const)('A file of nothing but %s keeps nobody waiting before a model is asked', (_, best, line) => {
  const lines = Array.from({ length: 2_000 }, () => ({ text: line, source: 'text' as const }));
  const text: DocumentText = { pages: Array.from({ length: 300 }, () => ({ lines })) };
  const understanding = {
    reader_version: 1,
    category: { best, second: 'other', is_sure: true } as const,
    name: 'Document',
    date: null,
    source: null,
    statements: [],
    values: best === 'lab_results' ? Array.from({ length: 5_000 }, () => VALUE) : [],
    is_from_ocr: false,
  };
  const before = process.cpuUsage();
  selectLines(text, understanding, NOBODY);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
