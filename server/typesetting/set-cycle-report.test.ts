import {
  composeCycleReport,
  listNotes,
  type ReportFacts,
} from '@lunaria/domain/cycle-report/compose-cycle-report.ts';
import type { CycleReport } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { FACTS, WORDY_FACTS } from '@lunaria/domain/cycle-report/facts-for-tests.ts';
import { PDF_CHARACTERS } from '@lunaria/domain/cycle-report/pdf-characters.ts';
import {
  FIRST_CHOICES,
  PAPERS,
  REPORT_PARTS,
  type ReportChoices,
} from '@lunaria/domain/cycle-report/report-choices.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf-text.ts';
import { setCycleReport } from './set-cycle-report.ts';

const ALL: ReportChoices = {
  ...FIRST_CHOICES,
  parts: [...REPORT_PARTS],
  note_days: listNotes(FACTS.signals).map(({ signal_date: day }) => day),
  medicines: 'Ibuprofen 400 mg, iron',
  questions: 'Is this normal?',
};
/** Seven cards, each longer than a line. */
const ADVICE = Array.from({ length: 7 }, (_, index) => ({
  ...{
    id: `card ${index}`,
    subject: 'no-period',
    rule: 'no-period.ninety-days',
    level: 'soon',
    within: null,
  },
  title: `No period recorded for ${100 + index} days`,
  sentence:
    'Ninety days or more without a period should be looked at, and this sentence is longer than a line is.',
  ...{ do: [], herDates: [{ label: 'Last period began', value: '20 Jun 2026' }], checked: '' },
  sources: [{ publisher: 'ACOG', title: 'Committee Opinion 651', year: 2015, openedOn: null }],
})) satisfies ReportFacts['advice'];

const composed = (part: Partial<ReportChoices> = {}, facts = FACTS) =>
  composeCycleReport(facts, { ...ALL, ...part }).report;

async function open(report: CycleReport) {
  const bytes = await setCycleReport(report);
  const file = await getDocument({ data: new Uint8Array(bytes) }).promise;
  return { file, page: await file.getPage(1), bytes, ...(await readPdf(bytes)) };
}

/** Every text of the page, wherever it stands in it. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

const isIn = (text: string, whole: string) => whole.replace(/\s/g, '').includes(text.replace(/\s/g, ''));

describe.each(PAPERS)('on $label', ({ value: paper }) => {
  test('the report is one page of that size with every text of the composition', async () => {
    const report = composed({ paper });
    const { file, page, text } = await open(report);
    expect(file.numPages).toBe(1);
    const { width, height } = page.getViewport({ scale: 1 });
    expect([Math.round(width), Math.round(height)]).toEqual(paper === 'a4' ? [595, 842] : [612, 792]);
    const { paper: _, about, ...rest } = report;
    const missing = [...about, ...listTexts(rest)].filter((wanted) => !isIn(wanted, text));
    expect(missing).toEqual([]);
  });

  test('what is worth an appointment stands on it, as it is composed', async () => {
    const report = composed({ paper, parts: FIRST_CHOICES.parts }, { ...FACTS, advice: ADVICE });
    const { file, text } = await open(report);
    expect(file.numPages).toBe(1);
    const { paper: _, ...rest } = report;
    expect(listTexts(rest).filter((wanted) => !isIn(wanted, text))).toEqual([]);
    expect(isIn('No period recorded for 106 days: Last period began 20 Jun 2026. Ninety days', text)).toBe(
      true,
    );
  });

  test('notes of 10,000 characters on every day stay on one page, and say that they were cut', async () => {
    const note_days = WORDY_FACTS.signals.map(({ signal_date: day }) => day);
    for (const words of ['Why? '.repeat(400), 'W'.repeat(2_000), 'шж'.repeat(1_000), '漢'.repeat(2_000)]) {
      const report = composed({ paper, note_days, questions: words, medicines: words }, WORDY_FACTS);
      const { file, text } = await open(report);
      expect(file.numPages).toBe(1);
      expect(text).toContain('[…]');
      const asking = { ...WORDY_FACTS, advice: ADVICE };
      for (const parts of [ALL.parts, FIRST_CHOICES.parts]) {
        const asked = composed({ paper, parts, note_days, questions: words, medicines: words }, asking);
        expect((await open(asked)).file.numPages).toBe(1);
      }
    }
  });
});

test('it is tagged, in English, named without a word of what it holds, its fonts inside', async () => {
  const { file, page, bytes } = await open(composed());
  const { info } = await file.getMetadata();
  expect(info).toMatchObject({ Title: 'Summary, 10 Oct 2026', Language: 'en-GB' });
  expect(Object.fromEntries(Object(await file.getMarkInfo()))).toMatchObject({ Marked: true });
  const roles = JSON.stringify(await page.getStructTree());
  for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P'])
    expect(roles).toContain(`"role":"${role}"`);
  const file_ = bytes.toString('latin1');
  expect(file_.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
  expect(file_).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
  expect(file_).not.toMatch(/\/(JavaScript|URI|Launch|AcroForm)/);
});

test('what its fonts lack is a sign, never a gap; Greek and Cyrillic are set', async () => {
  const questions = 'Ελληνικά, ёж, Łódź, مرحبا, 😀, 日本, <b>&amp;</b>';
  const { text } = await open(composed({ questions }));
  expect(isIn('Ελληνικά, ёж, Łódź, [?], [?], [?], <b>&amp;</b>', text)).toBe(true);
});

test('every character that is said to be in a font can be set and read back', async () => {
  for (const ranges of Object.values(PDF_CHARACTERS)) {
    const letters = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    // Marks that join the letter before are tried with it, by the tests above.
    const plain = letters.filter((letter) => /^[\p{L}\p{N}]$/u.test(letter)).slice(0, 400);
    const report = composed({ parts: [], note_days: [], medicines: '', questions: '' });
    const lists = [{ title: 'Notes', is_half: false, items: [{ label: null, text: plain.join(' ') }] }];
    const { text } = await open({ ...report, lists });
    expect(plain.filter((letter) => !isIn(letter.normalize('NFKC'), text.normalize('NFKC')))).toEqual([]);
  }
});

test('what was not composed for a page is refused, not printed on two', async () => {
  const items = Array.from({ length: 60 }, () => ({ label: null, text: 'x '.repeat(500) }));
  const report = { ...composed(), lists: [{ title: 'Notes', is_half: false, items }] };
  await expect(setCycleReport(report)).rejects.toMatchObject({ code: 'invalid_input' });
});
