import { describe, expect, test } from 'vitest';
import type { DocumentCategory } from '../../health-document.ts';
import { makeLines } from '../testing/make-text.ts';
import { findDocumentSource } from './document-source.ts';
import { findPatient } from './patient-identity.ts';

const sourceOf = (text: string, category: DocumentCategory = 'lab_results') => {
  const lines = makeLines(text);
  return findDocumentSource(lines, category, findPatient(lines))?.value ?? null;
};

// The table of docs/algorithms/document-reading.md.
describe('a document comes from', () => {
  test.each([
    ['Laboratory: City Lab   Page 1', 'City Lab'],
    ['Performed at: Northgate Biomedical', 'Northgate Biomedical'],
    ['Hospital: Northgate General', 'Northgate General'],
    ['CITY CENTRAL LABORATORY   12 High Street', 'City Central Laboratory'],
    ["ST. BRIGID WOMEN'S IMAGING", "St. Brigid Women's Imaging"],
    ['Rose Hill Clinic, 12 Park Road, Leeds', 'Rose Hill Clinic'],
    ['University Hospital Northtown', 'University Hospital Northtown'],
    ['Northgate Family Practice\nDr. A. Example', 'Northgate Family Practice'],
    ['Radiologist: Dr. Ada Example', 'Dr Ada Example'],
    ['Attending: Ada Example, M.D.', 'Ada Example'],
    ['DEPARTMENT OF RADIOLOGY\nMemorial Hospital', 'Memorial Hospital'],
    ['Electronically signed by: Ada Example, MD', 'Ada Example'],
    ['Dr. Ada Example MBBS, MD', 'Dr Ada Example'],
    ['Complete blood count\n\n\nWith kind regards,\nDr. P. Marchetti, consultant', 'Dr P. Marchetti'],
  ])('%s', (text, source) => {
    expect(sourceOf(text)).toBe(source);
  });
});

describe('no source is', () => {
  test.each([
    ['a title', 'Laboratory Report City Lab\nRadiology Results\nHospital Discharge Summary'],
    ['a section', 'LABORATORY: CBC, TSH normal.\nHOSPITAL COURSE: She did well.'],
    ['a slogan', 'Quality laboratory diagnostics you can trust'],
    ['a sentence', 'She was seen at the clinic. Laboratory results were normal.'],
    ['a part of a form', 'Pharmacy Stamp\nLaboratory Requisition'],
    ['who asked for it', 'Referred by: Dr. Ada Example\nOrdering physician: Dr. Bo Example'],
    ['who was masked', 'Dr. X\nDr. XYZ\nABC Medical Center'],
    ['the patient', 'Patient: Dr. Jane Sample\nDr. Jane Sample'],
    [
      'a doctor within a letter',
      `${'Line of a letter.\n'.repeat(12)}She saw Dr. Bo Example.\n${'More.\n'.repeat(14)}`,
    ],
  ])('%s', (_, text) => {
    expect(sourceOf(text, 'consultation_notes')).toBeNull();
  });

  test('what recognition left of handwriting', () => {
    const lines = makeLines('A b Clinic T 5x\nAgBS, MD (Medicine)', 'ocr');
    expect(findDocumentSource(lines, 'prescription', findPatient(lines))).toBeNull();
  });

  test('the doctor of one row of a vaccination card', () => {
    expect(sourceOf('Vaccinations\nMMR   3 Feb 1991   Dr. Example', 'vaccination_record')).toBeNull();
  });
});
