import { describe, expect, test } from 'vitest';
import type { DocumentCategory } from '../../health-document.ts';
import { findSections } from '../summary/document-sections.ts';
import { makeLines } from '../testing/make-text.ts';
import { calmTitle } from './calm-title.ts';
import { findDocumentKind } from './document-kind.ts';
import { findDocumentTitle } from './document-title.ts';
import { makeName } from './make-name.ts';
import { findPatient } from './patient-identity.ts';

const kindOf = (category: DocumentCategory, text: string) => {
  const lines = makeLines(text);
  const title = findDocumentTitle(lines, category, findPatient(lines));
  return findDocumentKind(category, title, lines, findSections(lines), []).name;
};

// The table of docs/algorithms/document-reading.md.
describe('a document is called after its title', () => {
  test.each([
    ['lab_results', 'CITY LAB\nCOMPLETE BLOOD COUNT\nTest   Result   Units', 'Complete blood count'],
    ['lab_results', 'Hormone Profile (day 3)\nFSH   6.8', 'Hormone profile (day 3)'],
    [
      'imaging',
      'EXAM: MRI RIGHT KNEE WITHOUT CONTRAST\nFINDINGS: Normal.',
      'MRI right knee without contrast',
    ],
    ['imaging', 'Transvaginal Pelvic Ultrasound', 'Transvaginal pelvic ultrasound'],
    ['imaging', 'EXAM: PA and lateral chest', 'PA and lateral chest'],
    ['consultation_notes', 'Office visit 14 April 2026\nReason: cough', 'Office visit'],
    ['consultation_notes', 'DISCHARGE SUMMARY\nName: J. Sample', 'Discharge summary'],
    ['vaccination_record', 'COVID-19 Vaccination Record Card', 'COVID-19 vaccination record card'],
    ['other', 'Residential Lease Agreement', 'Residential lease agreement'],
  ] as const)('%s: %s', (category, text, name) => {
    expect(kindOf(category, text)).toBe(name);
  });
});

describe('without a title that says more, after what stands in it', () => {
  test.each([
    ['lab_results', 'Laboratory Report\nTest   Result   Units\nCOMPLETE BLOOD COUNT   1', 'Lab results'],
    ['imaging', 'TECHNIQUE: Axial CT images of the chest.\nIMPRESSION: Normal.', 'CT scan'],
    ['imaging', 'IMPRESSION: No change. Compared with the MRI.', 'Imaging report'],
    ['consultation_notes', 'DISCHARGE DIAGNOSES: 1. Fibroids.', 'Discharge summary'],
    [
      'consultation_notes',
      'PREOPERATIVE DIAGNOSIS: Cyst.\nPOSTOPERATIVE DIAGNOSIS: Cyst.',
      'Operative report',
    ],
    ['consultation_notes', 'Dear Dr. Example,\nThank you for referring her.', 'Letter'],
    ['consultation_notes', 'CHIEF COMPLAINT: Cough.', 'Consultation note'],
    ['prescription', 'Rx\nIron 100 mg', 'Prescription'],
    ['prescription', 'NEW MEDICAL PRESCRIPTION', 'Prescription'],
    ['vaccination_record', 'MMR   3 Feb 1991', 'Vaccination record'],
    ['other', 'Policy number 123', 'Document'],
  ] as const)('%s: %s', (category, text, name) => {
    expect(kindOf(category, text)).toBe(name);
  });
});

test('a line that names the patient is no title', () => {
  expect(kindOf('consultation_notes', 'Martha Collins clinic visit')).toBe('Consultation note');
  expect(kindOf('consultation_notes', 'Patient: Jane Sample\nJane Sample consultation\n')).toBe(
    'Consultation note',
  );
});

test.each([
  ['MRI BRAIN WITHOUT AND WITH CONTRAST', 'MRI brain without and with contrast'],
  ['PROGRESS NOTE day 2', 'Progress note day 2'],
  ['Venous Doppler Left Leg', 'Venous Doppler left leg'],
  ['HbA1c and Lipids', 'HbA1c and lipids'],
  ['PET/CT skull base', 'PET/CT skull base'],
  ['pap smear', 'Pap smear'],
])('%s is written %s', (title, calm) => {
  expect(calmTitle(title)).toBe(calm);
});

describe('a name', () => {
  const date = { value: '2026-03-12', place: { page: 1, line: 1 } } as const;
  const source = { value: 'City Lab', place: { page: 1, line: 1 } };

  test('has kind, date and source, as far as they are known', () => {
    expect(makeName('Blood test', { date, source })).toBe('Blood test, 12 Mar 2026, City Lab');
    expect(makeName('Blood test', { date: null, source })).toBe('Blood test, City Lab');
    expect(makeName('Document', { date, source: null })).toBe('Document, 12 Mar 2026');
  });

  test('names a house once, and is never longer than a name may be', () => {
    expect(makeName('City lab - patient statement', { date: null, source })).toBe(
      'Patient statement, City Lab',
    );
    expect(makeName('word '.repeat(60), { date, source }).length).toBeLessThanOrEqual(200);
  });
});
