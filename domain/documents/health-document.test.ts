import { describe, expect, test } from 'vitest';
import {
  categoryOf,
  DOCUMENT_CATEGORIES,
  DOCUMENT_TYPES,
  documentEditSchema,
  documentUploadSchema,
  extensionOf,
  findFileFault,
  nameOf,
  UPLOAD_TEXTS,
} from './health-document.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const file = (name: string, type = '', size = 1) => ({ name, type, size });

describe('a chosen file', () => {
  test.each([
    ['a.pdf', 'application/pdf'],
    ['a.PDF', ''],
    ['a.jpg', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['my letter.v2.docx', DOCX],
    ['a.docx', ''],
  ])('%s of type "%s" is taken', (name, type) => {
    expect(findFileFault(file(name, type))).toBeNull();
  });

  test.each([
    ['a.txt', 'text/plain'],
    ['a.exe', 'application/x-msdownload'],
    ['a.gif', 'image/gif'],
    ['a.doc', 'application/msword'],
    ['a.pdf', 'application/x-msdownload'],
    ['a.pdf.exe', ''],
    ['pdf', 'application/pdf'],
    ['', ''],
  ])('%s of type "%s" is refused', (name, type) => {
    expect(findFileFault(file(name, type))).toEqual(UPLOAD_TEXTS.invalidType);
  });

  test('10 485 760 bytes are taken, one more is not, and none neither', () => {
    expect(findFileFault(file('a.pdf', '', 10_485_760))).toBeNull();
    expect(findFileFault(file('a.pdf', '', 10_485_761))).toEqual(UPLOAD_TEXTS.tooLarge);
    expect(findFileFault(file('a.pdf', '', 0))?.message).toBe('The file is empty');
  });

  test('its extension', () => {
    expect([extensionOf('a.b.Pdf'), extensionOf('a'), extensionOf('a.')]).toEqual(['pdf', '', '']);
  });
});

test('six types to choose from, six categories', () => {
  expect(DOCUMENT_TYPES).toEqual([
    'Lab Result',
    'Imaging Report',
    'Medical Record',
    'Prescription',
    'Test Result',
    'Other',
  ]);
  expect(DOCUMENT_CATEGORIES.map(({ value }) => value)).toEqual([
    'lab_results',
    'imaging',
    'prescription',
    'consultation_notes',
    'vaccination_record',
    'other',
  ]);
});

test('her own name and category win over the suggested ones, those over the file', () => {
  const document = {
    file_name: 'scan.pdf',
    ai_suggested_name: null,
    own_name: null,
    ai_suggested_category: null,
    ai_category_sure: null,
    own_category: null,
  };
  expect(nameOf(document)).toBe('scan.pdf');
  expect(categoryOf(document)).toBeNull();
  const read = {
    ...document,
    ai_suggested_name: 'Blood test',
    ai_suggested_category: 'lab_results' as const,
    ai_category_sure: true,
  };
  expect(nameOf(read)).toBe('Blood test');
  expect(categoryOf(read)).toBe('lab_results');
  expect(nameOf({ ...read, own_name: 'Iron' })).toBe('Iron');
  expect(categoryOf({ ...read, own_category: 'other' })).toBe('other');
  // Not sure: nothing is claimed until she files it.
  expect(categoryOf({ ...read, ai_category_sure: false })).toBeNull();
  expect(categoryOf({ ...read, ai_category_sure: false, own_category: 'imaging' })).toBe('imaging');
});

describe('on the wire', () => {
  const upload = {
    user_id: '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11',
    id: '5f0f8a52-2f0b-4a7e-9c50-0c9d7d0a1b22',
    file_name: 'scan.pdf',
    document_type: 'Lab Result',
    notes: null,
  };

  test('an upload names its file without a path', () => {
    expect(documentUploadSchema.safeParse(upload).success).toBe(true);
    for (const file_name of [
      '',
      '../a.pdf',
      'a\\b.pdf',
      'a\nb.pdf',
      'a\u0000.pdf',
      `${'a'.repeat(252)}.pdf`,
    ]) {
      expect(documentUploadSchema.safeParse({ ...upload, file_name }).success).toBe(false);
    }
    expect(documentUploadSchema.safeParse({ ...upload, document_type: 'X-ray' }).success).toBe(false);
    expect(documentUploadSchema.safeParse({ ...upload, notes: 'a'.repeat(2001) }).success).toBe(false);
  });

  test('her own name has something in it, and nothing around it', () => {
    const fields = { own_name: 'Iron', own_category: null, document_type: 'Other', notes: null };
    const edit = { user_id: upload.user_id, ...fields, base: fields };
    expect(documentEditSchema.safeParse(edit).success).toBe(true);
    for (const own_name of ['', ' ', ' Iron', 'a'.repeat(201)]) {
      expect(documentEditSchema.safeParse({ ...edit, own_name }).success).toBe(false);
    }
  });
});
