import { describe, expect, it } from 'vitest';
import type { DocumentText } from '../document-text.ts';
import type { LabValue } from '../lab-value.ts';
import type { Understanding } from '../understanding.ts';
import type { KnownIdentity } from './known-identity.ts';
import { SOURCE_LIMITS, selectLines } from './select-lines.ts';
import { LETTERHEADS } from './testing/letterheads.ts';

const NOBODY: KnownIdentity = { name: null, email: null, user_id: null, file_name: null, own_name: null };

const understood = (best: Understanding['category']['best'], values: LabValue[] = []): Understanding => ({
  reader_version: 1,
  category: { best, second: 'other', is_sure: true },
  name: 'A name with Jane Sample in it',
  date: null,
  source: { value: 'Lakeside Laboratory', place: { page: 1, line: 1 } },
  statements: [{ kind: 'source', text: 'From Lakeside Laboratory.', places: [], value_keys: [] }],
  values,
  is_from_ocr: false,
});

const value = (fields: Partial<LabValue>): LabValue => ({
  key: '1-1-1',
  analyte: 'TSH',
  value: '1.87',
  unit: 'mIU/L',
  range: '0.27 - 4.20',
  printed_flag: '',
  flag: 'in_range',
  loinc: '3016-3',
  observed_on: '2026-03-04',
  is_from_ocr: false,
  place: { page: 1, line: 1 },
  ...fields,
});

const textOf = (...pages: string[][]): DocumentText => ({
  pages: pages.map((lines) => ({ lines: lines.map((text) => ({ text, source: 'text' as const })) })),
});

const sent = (text: DocumentText, understanding: Understanding, known = NOBODY) =>
  selectLines(text, understanding, known).lines.map((line) => line.text);

describe('of a lab report', () => {
  it('analyte, value, unit and printed range are sent, and nothing else of it', () => {
    const text = textOf([
      'Lakeside Laboratory',
      'Patient: Jane Sample',
      'TSH 1.87 mIU/L 0.27 - 4.20',
      'Comment: see Dr. Weber',
    ]);
    expect(
      sent(
        text,
        understood('lab_results', [
          value({}),
          value({ analyte: 'Nitrite', value: 'negative', unit: '', range: '' }),
        ]),
      ),
    ).toEqual(['TSH: 1.87 mIU/L; printed range 0.27 - 4.20 mIU/L', 'Nitrite: negative']);
  });

  it('rows whose name or value looks like something else are sent', () => {
    const rows = [
      value({ analyte: 'PT', value: '24.0', unit: 'sec', range: '11-13.5' }),
      value({ analyte: 'pH', value: '6.0', unit: '', range: '5.0-8.0' }),
      value({ analyte: 'Specific gravity', value: '1.021', unit: '', range: '1.005-1.030' }),
    ];
    expect(sent(textOf(['']), understood('lab_results', rows))).toHaveLength(3);
  });

  it('nothing is sent without rows', () => {
    expect(sent(textOf(['IMPRESSION: Normal blood count.']), understood('lab_results'))).toEqual([]);
  });

  it.each([
    { analyte: 'Lab No.', value: '702215938' },
    { analyte: 'Patient ID', value: '12' },
    { analyte: 'Mrs. Jane Sample', value: '30' },
    { analyte: 'Collected 12/03/2026', value: '8' },
    { analyte: 'Phone', value: '020 7946 0958' },
    { analyte: 'Marrowby', value: '3' },
    { value: '12/03/2026' },
    { value: 'jane@post.example' },
    { range: 'Dr. Weber, Tel. 030 5551234' },
    { unit: '14 Acacia Avenue' },
  ])('a row that holds identity is left out: %j', (fields) => {
    const known = { ...NOBODY, name: 'Hildegund Marrowby' };
    expect(sent(textOf(['']), understood('lab_results', [value(fields)]), known)).toEqual([]);
  });
});

describe('of any other document', () => {
  it('the lines of its sections about findings and plans are sent, not its history, head and end', () => {
    const text = textOf(
      [
        'Lakeside Imaging Centre',
        'EXAM: Pelvic ultrasound',
        'HISTORY: Works as a baker. Two sons.',
        'FINDINGS: The uterus is enlarged.',
        'The left ovary holds a cyst of 2.4 cm.',
        'TECHNIQUE: Transvaginal.',
        'Done with a new probe.',
      ],
      [
        'IMPRESSION:',
        '1. Simple cyst.',
        'SOCIAL HISTORY: Smokes.',
        'PLAN: Control in 6 weeks.',
        'Signed by Dr. Weber',
      ],
    );
    expect(
      selectLines(text, understood('imaging'), NOBODY).lines.map(({ text: line, place }) => [
        place.page,
        place.line,
        line,
      ]),
    ).toEqual([
      [1, 4, 'FINDINGS: The uterus is enlarged.'],
      [1, 5, 'The left ovary holds a cyst of 2.4 cm.'],
      [2, 1, 'IMPRESSION:'],
      [2, 2, '1. Simple cyst.'],
      [2, 4, 'PLAN: Control in 6 weeks.'],
    ]);
  });

  it.each([
    'Beurteilung: Zyste links.',
    'DIAGNOSES: Fibroids of the uterus.',
    'Assessment and Plan: Fibroids.',
    'A/P: Fibroids of the uterus.',
    'Discharge medications: Iron tablets.',
  ])('a section is known by its heading: %s', (line) => {
    expect(
      sent(textOf([line, 'It continues on this line here.']), understood('consultation_notes')),
    ).toHaveLength(2);
  });

  it('without sections its lines about medicines and vaccines are sent, if nothing on them is of anybody', () => {
    const text = textOf([
      'Sunrise Clinic',
      'Tab. Metformin 500 mg twice daily',
      'Cap. Vitamin D 60000 IU weekly for Jane Sample, sample 4481923',
      'Bring this slip',
      'Influenza vaccine   Left arm',
    ]);
    expect(sent(text, understood('prescription'))).toEqual([
      'Tab. Metformin 500 mg twice daily',
      'Influenza vaccine Left arm',
    ]);
  });

  it('a history between sections is not sent, nor a story with a medicine in it', () => {
    const text = textOf([
      'Diagnosis: Carcinoma of the right breast, stage II.',
      'History of present illness: she found it herself in spring.',
      'Impression and plan: Radiation of the right breast.',
    ]);
    expect(sent(text, understood('consultation_notes'))).toHaveLength(2);
    const story = textOf(['She left her job as a teacher and takes ibuprofen 400 mg since.']);
    expect(sent(story, understood('consultation_notes'))).toEqual([]);
  });

  it('nothing is sent of an invoice or a form', () => {
    const text = textOf(['INVOICE 2231', 'Consultation 120.00', 'Total 120.00', 'Pay to IBAN DE00 1234']);
    expect(sent(text, understood('other'))).toEqual([]);
    expect(sent(textOf(['SUMMARY: All payments of the year follow here.']), understood('other'))).toEqual([]);
  });

  it.each(LETTERHEADS)('nobody is named: $kind', ({ lines, secrets }) => {
    for (const best of ['imaging', 'prescription', 'other'] as const) {
      const left = sent(textOf(lines), understood(best)).join('\n').toLowerCase();
      expect(secrets.filter((secret) => left.includes(secret))).toEqual([]);
    }
  });

  it('what is sent is bounded', () => {
    const lines = Array.from(
      { length: 5_000 },
      (_, at) => `Finding ${at}: the uterus is stable and the ovaries are normal.`,
    );
    const some = sent(textOf(['FINDINGS:', ...lines]), understood('imaging'));
    expect(some.length).toBeLessThanOrEqual(SOURCE_LIMITS.lines);
    expect(some.join('').length).toBeLessThanOrEqual(SOURCE_LIMITS.characters);
  });
});
