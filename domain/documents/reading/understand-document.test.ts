import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { SAMPLES, toDocument } from './category/testing/samples.ts';
import { summarize } from './corrected-values.ts';
import { type DocumentText, lineAt } from './document-text.ts';
import { UNNAMED } from './facts/make-name.ts';
import { findDates } from './printed-date.ts';
import { showDay } from './show-day.ts';
import { understandDocument, VALUES_MAX } from './understand-document.ts';
import { type Understanding, understandingSchema } from './understanding.ts';

const BLOOD_TEST = `CITY LAB
12 High Street, Leeds LS1 4AP
Patient: Jane Sample   DOB: 23/08/1988   Sex: F
Collected: 12/03/2026 08:15   Reported: 13/03/2026
Test   Result   Units   Reference range   Flag
Haemoglobin   128   g/L   120 - 150
Ferritin   9   ng/mL   15 - 150   L
TSH   2.1   mIU/L   0.4 - 4.0
Vitamin D   61   nmol/L`;

const ULTRASOUND = `NORTHGATE WOMEN'S HOSPITAL
EXAM: Pelvic ultrasound
Date of exam: September 2, 2026
CLINICAL: Ms. Sample is a 34-year-old woman with irregular bleeding.
FINDINGS: The uterus is anteverted. The right ovary is normal.
IMPRESSION: 1. Small intramural fibroid of 1.9 cm.
2. Normal ovaries. No free fluid.
Electronically signed by: Ada Example, MD`;

const VISIT = `OFFICE VISIT
Date of service: 2026-05-04
CHIEF COMPLAINT: Heavy periods.
HISTORY: Jane Sample is a 42-year-old teacher. Her haemoglobin was 9.8 on 11/26/2025.
ASSESSMENT AND PLAN: Heavy bleeding, probably from fibroids. Ferrous sulfate 325 mg daily.
Return in three months.`;

const PRESCRIPTION = `Hillcrest Family Practice
Date: 11 Jun 2026
1. Tab. Iron 100 mg   once daily   30 days
2. Cap. Vitamin D 1000 IU   once a week`;

const VACCINATIONS = `Immunization Record
MMR   03/02/1991   Left thigh
Tdap   06/18/2019   Right deltoid`;

const understand = (text: string, source: 'text' | 'ocr' = 'text') =>
  understandDocument(toDocument(text, source), null);
const say = ({ statements }: Understanding) => statements.map(({ text }) => text);

// The worked examples of docs/algorithms/document-reading.md.
describe('what is said of a document', () => {
  test('a laboratory report', () => {
    const understanding = understand(BLOOD_TEST);
    expect(understanding.name).toBe('Blood test, 12 Mar 2026, City Lab');
    expect(say(understanding)).toEqual([
      'This is a laboratory report.',
      'The sample is dated 12 Mar 2026.',
      'It comes from City Lab.',
      'Ferritin 9 ng/mL is below the printed range of 15 to 150.',
      'Two values are inside their printed range: Haemoglobin and TSH.',
      'One value stands without a printed range to compare it with: Vitamin D.',
    ]);
    expect(understanding.statements[3]).toMatchObject({
      kind: 'out_of_range',
      places: [{ page: 1, line: 7 }],
      value_keys: ['1-7-1'],
    });
  });

  test('the same one, read from a picture: no word of high or low', () => {
    const understanding = understand(BLOOD_TEST, 'ocr');
    expect(say(understanding).slice(3)).toEqual([
      'Four values were read from a picture: check them against the original.',
    ]);
    expect(understanding.is_from_ocr).toBe(true);
    expect(understanding.values.map(({ flag }) => flag)).toEqual([null, null, null, null]);
  });

  test('an imaging report', () => {
    const understanding = understand(ULTRASOUND);
    expect(understanding.name).toBe("Pelvic ultrasound, 2 Sep 2026, Northgate Women's Hospital");
    expect(say(understanding)).toEqual([
      'This is an imaging report: “Pelvic ultrasound”.',
      'The examination is dated 2 Sep 2026.',
      "It comes from Northgate Women's Hospital.",
      'Under “IMPRESSION” it says: “1. Small intramural fibroid of 1.9 cm. 2. Normal ovaries. No free fluid.”',
    ]);
    expect(understanding.statements[3]?.places).toEqual([
      { page: 1, line: 6 },
      { page: 1, line: 7 },
    ]);
  });

  test('a visit', () => {
    const understanding = understand(VISIT);
    expect(understanding.name).toBe('Office visit, 4 May 2026');
    expect(say(understanding)).toEqual([
      'This is a consultation note: “OFFICE VISIT”.',
      'The visit is dated 4 May 2026.',
      'Under “CHIEF COMPLAINT” it says: “Heavy periods.”',
      'Under “ASSESSMENT AND PLAN” it says: “Heavy bleeding, probably from fibroids. Ferrous sulfate 325 mg daily. Return in three months.”',
    ]);
  });

  test('a prescription', () => {
    const understanding = understand(PRESCRIPTION);
    expect(understanding.name).toBe('Prescription, 11 Jun 2026, Hillcrest Family Practice');
    expect(say(understanding).slice(3)).toEqual([
      'It lists “1. Tab. Iron 100 mg once daily 30 days”.',
      'It lists “2. Cap. Vitamin D 1000 IU once a week”.',
    ]);
    expect(say(understand(PRESCRIPTION, 'ocr')).at(-1)).toBe(
      'It was read from a picture: check every medicine and dose against the original.',
    );
  });

  test('a record of vaccinations', () => {
    const understanding = understand(VACCINATIONS);
    expect(understanding.name).toBe('Immunization record, 18 Jun 2019');
    expect(say(understanding)).toEqual([
      'This is a vaccination record: “Immunization Record”.',
      'The newest date in it is 18 Jun 2019.',
      'It lists “MMR 03/02/1991 Left thigh”.',
      'It lists “Tdap 06/18/2019 Right deltoid”.',
    ]);
  });

  test('a document without text', () => {
    expect(understand('')).toMatchObject({ name: 'Document', date: null, source: null, statements: [] });
  });
});

const numbersOf = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const fold = (text: string) => text.replace(/\s+/g, ' ');
const allLines = ({ pages }: DocumentText) => pages.flatMap(({ lines }) => lines.map(({ text }) => text));

/** The days a document names, in either order of day and month. */
const daysIn = (text: DocumentText) =>
  new Set(
    allLines(text).flatMap((line) =>
      (['day-first', 'month-first'] as const).flatMap((order) =>
        findDates(line, order).flatMap(({ day }) => (day === null ? [] : [showDay(day)])),
      ),
    ),
  );

/** What must hold of any document whatever. */
function expectFaithful(text: DocumentText, understanding: Understanding): void {
  expect(understandingSchema.safeParse(understanding).success).toBe(true);
  expect(understanding.name.length).toBeLessThanOrEqual(200);
  expect(understanding.name).not.toBe('');
  expect(summarize(understanding.statements).length).toBeLessThanOrEqual(4_000);
  const numbers = new Set(numbersOf(allLines(text).join('\n')));
  const days = daysIn(text);
  const withoutDays = (words: string) =>
    words.replace(/\d{1,2} [A-Z][a-z]{2} \d{4}/g, (day) => (days.has(day) ? '' : day));
  for (const number of numbersOf(withoutDays(understanding.name))) expect(numbers).toContain(number);
  for (const { text: words, places } of understanding.statements) {
    expect(words.length).toBeLessThanOrEqual(300);
    expect(places.length).toBeGreaterThan(0);
    const lines = places.map((place) => lineAt(text, place)?.text);
    for (const line of lines) expect(line).toBeDefined();
    // A word that a line's end parted is quoted with its hyphen and without the end.
    const there = fold(lines.join(' '));
    const joined = there.replace(/(\p{L}-) (?=\p{Ll})/gu, '$1');
    for (const [, quoted = ''] of words.matchAll(/“([^”]*)”/g)) {
      expect(
        [there, joined].some((where) => where.includes(quoted)),
        `${quoted} in ${there}`,
      ).toBe(true);
    }
    for (const number of numbersOf(withoutDays(words))) expect(numbers, words).toContain(number);
  }
}

describe('what is quoted stands there, and no number is anybody else’s', () => {
  test.each(SAMPLES.map(({ name, text }) => [name, text]))('%s', (_, text) => {
    for (const source of ['text', 'ocr'] as const) {
      const document = toDocument(text, source);
      expectFaithful(document, understandDocument(document, null));
    }
  });

  test('in pieces of documents put together anyhow', () => {
    const anyLine = fc.oneof(
      fc.constantFrom(...SAMPLES.flatMap(({ text }) => text.split(/[\n\f]/))),
      fc.string({ maxLength: 80 }),
    );
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), fc.boolean(), (lines, isPicture) => {
        const document = toDocument(lines.join('\n'), isPicture ? 'ocr' : 'text');
        const understanding = understandDocument(document, null);
        expectFaithful(document, understanding);
        expect(understandDocument(document, null)).toEqual(understanding);
      }),
      { numRuns: 300 },
    );
  });
});

describe('reports of many layouts', () => {
  const anyDay = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as CalendarDate); // as: by format
  const house = fc.constantFrom(
    'City Lab',
    'Northgate Diagnostics',
    'Saint Brigid Hospital',
    'Quent Pathology Ltd',
  );
  const write = fc.constantFrom<(day: string) => string>(
    (day) => day,
    (day) => day.split('-').reverse().join('.'),
    (day) => showDay(day as CalendarDate), // as: a day from anyDay
    (day) =>
      showDay(day as CalendarDate)
        .replaceAll(' ', '-')
        .toUpperCase(), // as: a day from anyDay
  );
  const layout = fc.constantFrom<(house: string, day: string, other: string) => string>(
    (from, day, other) =>
      `${from.toUpperCase()}\nDOB: 14 Mar 1961   Collected: ${day}   Reported: ${other}\n`,
    (from, day, other) =>
      `Laboratory report\nSample taken   : ${day} 08:15\nReported   : ${other}\nPerformed at: ${from}\n`,
    (from, day, other) =>
      `${from}   Page 1\nDate collected   Date reported   Date of birth\n${day}   ${other}   14 Mar 1961\n`,
    (from, day) => `${from}, 12 Park Road\nPrinted on 3 May 2049\nDate: ${day}\n`,
  );
  const ROWS =
    'Test   Result   Units   Range\nTSH   2.1   mIU/L   0.4 - 4.0\nFerritin   9   ng/mL   15 - 150';

  test('give day, house and name', () => {
    fc.assert(
      fc.property(layout, house, write, anyDay, anyDay, (lay, from, print, day, other) => {
        const { name, date, source } = understand(lay(from, print(day), print(other)) + ROWS);
        expect(date?.value).toBe(day);
        expect(source?.value.toLowerCase()).toBe(from.toLowerCase());
        expect(name).toBe(`Blood test, ${showDay(day)}, ${source?.value}`);
      }),
    );
  });
});

test('the patient is not named, nor how old she is', () => {
  for (const text of [BLOOD_TEST, ULTRASOUND, VISIT]) {
    const { name, statements } = understand(text);
    expect(`${name} ${summarize(statements)}`).not.toMatch(/Jane|Ms\.|14\/03\/1991|14 Mar 1991|year-old/);
  }
});

test('where the category is not sure, the name claims nothing', () => {
  const understanding = understand('Some lines of text\nwithout any sense');
  expect(understanding.category.is_sure).toBe(false);
  expect(understanding.name).toBe('Document');
  expect(understanding.statements[0]?.text).toMatch(/^This may be /);
  // Without their titles and letterheads little is clear.
  const scraps = SAMPLES.filter(({ category }) => category !== 'other')
    .map(({ text }) => understand(text.split('\n').slice(2, 4).join('\n')))
    .filter(({ category }) => !category.is_sure && category.best !== 'other');
  expect(scraps.length).toBeGreaterThan(10);
  const named = scraps.filter(({ name }) => !name.startsWith('Document'));
  for (const { statements } of named) expect(statements[0]?.text).toContain('Its title is “');
  expect(named.length).toBeLessThan(scraps.length / 2);
});

test('who made a vaccine did not give it, and the day of its leaflet is not the day it was given', () => {
  const record = `History of Immunizations
Name   Date Given   Maker   Trade Name   Lot#   Route   Vis Given   Vis Published   CVX
Tdap   4/18/2019   Acme Laboratories   Boostrix   C3X-21   Intramuscular   6/20/2020   2/24/2015   115`;
  const { date, source } = understandDocument(toDocument(record), null);
  expect(date?.value).toBe('2019-04-18');
  expect(source).toBeNull();
});

test('a study that is called imaging is no house', () => {
  const report = `MYOCARDIAL PERFUSION IMAGING
INDICATION: Chest pain.
CONCLUSION: No ischemia.`;
  expect(understandDocument(toDocument(report), null).source).toBeNull();
});

test('what a picture of handwriting gives is not quoted: it says nothing', () => {
  const scrawl = '5\nBr   mg Caps\n7 ary 1, days °0\n1\n6 Wks';
  const { name, statements } = understandDocument(toDocument(scrawl, 'ocr'), null);
  expect(name).toBe(UNNAMED);
  expect(statements.map(({ text }) => text).join(' ')).not.toContain('It says');
});

test('the numbers a note tells in a sentence are no rows of a report, even where the note might be one', () => {
  const note = `LABORATORY FINDINGS: Glucose 151, sodium 138, potassium 3.9, creatinine 0.8. Hemoglobin was 11.2, platelet count 240,000. Urinalysis showed trace protein, epithelial cells and no nitrite. Culture: no growth.
She was seen today and denies pain.
DISPOSITION: Home.`;
  const { category, values } = understandDocument(toDocument(note), null);
  expect(category).toEqual({ best: 'consultation_notes', second: 'lab_results', is_sure: false });
  expect(values).toEqual([]);
});

describe('no text takes long', () => {
  // A pattern that tries every way to part a line would take hours; machines are noisy, so only that is told apart.
  const LONG = 39_000;
  const fill = (words: string) => words.repeat(Math.ceil(LONG / words.length)).slice(0, LONG);
  test.each([
    'a',
    ' ',
    '1',
    '-',
    '1/',
    '1/2/2026 ',
    'a, ',
    'A ',
    'Aaa ',
    'Dr. Anna ',
    'Ms ',
    'Patient: Anna ',
    'IMPRESSION: ',
    'A: ',
    'a. ',
    '12 Mar ',
    '“',
    'ab.cd ',
    'zz ',
    'Tab 5 mg ',
    'MMR ',
    '\t',
    '   .',
    'é́',
  ])('of %j alone', (words) => {
    for (const text of [fill(words), `IMPRESSION: ${fill(words)}`, `Patient: ${fill(words)}x`]) {
      const start = Date.now();
      expectFaithful(toDocument(text), understandDocument(toDocument(text), null));
      // A pattern that runs away takes minutes; the machine may be busy.
      expect(Date.now() - start).toBeLessThan(20_000);
    }
  });
});

test('A file made of a hundred thousand results gives as many as can be kept', () => {
  const line = { text: 'TSH   2.1   mIU/L', source: 'text' as const };
  const lines = Array.from({ length: 500 }, () => line);
  const { values } = understandDocument(
    { pages: Array.from({ length: 20 }, () => ({ lines })) },
    'Lab Result',
  );
  expect(values).toHaveLength(VALUES_MAX);
  expect(values[0]?.key).toBe('1-1-1');
});
