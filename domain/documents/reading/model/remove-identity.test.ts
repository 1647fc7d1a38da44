import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentText } from '../document-text.ts';
import type { KnownIdentity } from './known-identity.ts';
import { removeIdentity } from './remove-identity.ts';
import { LETTERHEADS } from './testing/letterheads.ts';

const NOBODY: KnownIdentity = { name: null, email: null, user_id: null, file_name: null, own_name: null };

const asText = (lines: string[]): DocumentText => ({
  pages: [{ lines: lines.map((text) => ({ text, source: 'text' as const })) }],
});

/** All that is left of a document. */
function cleaned(lines: string[], known: Partial<KnownIdentity> = {}): string {
  const remover = removeIdentity(asText(lines), { ...NOBODY, ...known });
  return lines.map((_, at) => remover.cleanAt({ page: 1, line: at + 1 })).join('\n');
}

const one = (line: string, known: Partial<KnownIdentity> = {}) => cleaned([line], known);

describe('letterheads, notes and prints, knowing nobody', () => {
  it.each(LETTERHEADS)('$kind', ({ lines, secrets, kept }) => {
    const left = cleaned(lines);
    const lower = left.toLowerCase();
    expect(secrets.filter((secret) => lower.includes(secret))).toEqual([]);
    expect(kept.filter((words) => !left.includes(words))).toEqual([]);
  });
});

describe('what says what was found stays', () => {
  it.each([
    'The right kidney measures 10.8 x 4.9 x 4.3 cm, the left kidney measures 11.3 x 5.4 x 5.1 cm.',
    'Blood pressure 144/66, heart rate 76, temperature 98.6 F, BMI 24.5.',
    'Mass in the Right Breast at 10 o’clock, BI-RADS 4B, 2.1 cm.',
    'Hashimoto’s thyroiditis; Crohn’s disease; Bartholin gland cyst.',
    'Platelets 250000 /µL, WBC 8.4 x10^9/L, HbA1c 5.4 %, CA-125 18 U/mL, vitamin B12 310 pg/mL.',
    'There is degeneration at L5-S1 and C3-C4, a 3/6 systolic murmur and 5/5 strength.',
    'Estradiol 61 pg/mL (range 19.5 - 144.0), AMH 7.15 ng/mL (0.89 - 6.80), TSH 1.87 (0.27-4.20).',
    'Gravida 2, para 1, at 20 weeks and 3 days of gestation.',
    'She is a 72-year-old female with hypertension.',
    'Increase Lasix to 40 mg daily. Continue Synthroid 75 mcg. Start Metformin Hydrochloride 500 mg.',
    'No evidence of hydronephrosis. Normal Medial Meniscus. Left Ventricular Ejection Fraction 55 %.',
    'Follow-up ultrasound in 6 weeks.',
  ])('%s', (line) => {
    expect(one(line)).toBe(line.replace(/µ/g, 'μ'));
  });
});

describe('by form', () => {
  it.each([
    ['mail', 'Write to jo_1@post.example now', 'Write to [mail] now'],
    ['mail with spaces', 'Write to jo @ post.example now', 'Write to [mail] now'],
    ['web', 'See https://x.example/a?b=1 and www.lab.example', 'See [web address] and [web address]'],
    ['file', 'Image stored as pelvis-jo.dcm here', 'Image stored as [file] here'],
    [
      'date',
      'Seen 12/03/2026, 2026-03-12, 12 Mar 2026, March 12, 2026 and 12.3.26',
      'Seen [date], [date], [date], [date] and [date]',
    ],
    ['month', 'Since March 2024 and 03/2024', 'Since [date] and [date]'],
    ['birth', 'She was born in 1961 at term', 'She was [date of birth] at term'],
    ['age over 89', 'This 92-year-old woman, aged 101', 'This [age over 89] woman, [age over 89]'],
    ['number', 'Sample 88213345 was hemolyzed', 'Sample [number] was hemolyzed'],
    ['code', 'Lot X004512AB and 77-1234-9 and AB123456C', 'Lot [number] and [number] and [number]'],
    ['titled', 'Seen with Prof. Dr. med. van der Meulen today', 'Seen with [name] today'],
    ['small letters', 'Seen by dr. blackman; it improved', 'Seen by [name]; it improved'],
    ['relative', 'Her sister Branwen has endometriosis', 'Her sister [name] has endometriosis'],
    ['initials', 'Reviewed with J. K. Pemberton today', 'Reviewed with [name] today'],
    ['credential', 'Discussed with Zelda Orsini, MD at length', 'Discussed with [name] at length'],
    [
      'one word within a sentence',
      'Please see Oduya in clinic (Nkemdirim, 41F)',
      'Please see [name] in clinic ([name], 41F)',
    ],
    ['who acts', 'Plan: Quimby should return', 'Plan: [name] should return'],
    ['the other way round', 'Dictated to Kamau, Wanjiru and Smith, Zorblax', 'Dictated to [name] and [name]'],
    ['residence', 'She lives in Upper Slaughterford alone', 'She [place] alone'],
    ['facility', 'Transferred from Mount Ebbing Hospital yesterday', 'Transferred from [place] yesterday'],
    ['invisible signs', 'Seen by Dr. Tan\u00adabe and Dr. Ta\u200bnabe', 'Seen by [name] and [name]'],
    ['wide letters', 'Write to ｊｏ＠ｐｏｓｔ.ｅｘａｍｐｌｅ', 'Write to [mail]'],
  ])('%s', (_what, line, left) => {
    expect(one(line)).toBe(left);
  });

  it.each([
    'MRN 4471-22 was reviewed',
    'Patient ID 12-3',
    'NHS number 943 476 5919',
    'Tel. 020 7946 0958',
    '14 Acacia Avenue',
    'Flat 3, Rosewood House',
    'Electronically signed by the radiologist',
    'cc: Family practice',
    'Dear Anna',
  ])('the whole line goes: %s', (line) => {
    expect(one(line)).toBe('');
  });

  it('a name found once goes wherever it stands', () => {
    const left = cleaned([
      'Patient: Zephyrine Abernathy',
      'Findings: abernathy tolerated it well. ZEPHYRINE was calm; (Abernathy)',
    ]);
    expect(left).toBe('\nFindings: [name] tolerated it well. [name] was calm; ([name])');
  });

  it('the six lines behind a closing go', () => {
    const lines = ['No mass is seen.', 'Kind regards', '', 'Anouk', 'a', 'b', 'c', 'd', 'Second page text.'];
    expect(cleaned(lines)).toBe(`No mass is seen.${'\n'.repeat(8)}Second page text.`);
  });

  it('a very long line is cut', () => {
    expect(one('no mass '.repeat(1_000)).length).toBeLessThanOrEqual(2_000);
  });
});

describe('what is known of her', () => {
  const known = {
    name: 'Anna-Lena Müllerová',
    email: 'annie.muel1984@web.de',
    user_id: '0b5f8f0e-6f0c-4f43-9f0e-0f6d2b8b7a11',
    file_name: 'blood_test_Muellerova_IMG2291.jpg',
    own_name: 'Mum’s thyroid at Dr Weißgerber',
  };
  it.each([
    ['as it is', 'For Müllerová, no mass.', 'For [name], no mass.'],
    ['without accents', 'for mullerova no mass', 'for [name] no mass'],
    ['spelled out', 'for Muellerova no mass', 'for [name] no mass'],
    ['in capitals', 'MÜLLEROVÁ HAS NO MASS', '[name] HAS NO MASS'],
    ['a part', 'anna and lena have no mass', '[name] and [name] have no mass'],
    ['with a genitive', 'Anna’s uterus is normal', '[name] uterus is normal'],
    ['misread', 'Mullcrova and Mu11erova have no mass', '[name] and [name] have no mass'],
    ['with letters apart', 'A N N A has no mass', '[name] has no mass'],
    ['in one word', 'annalena2 has no mass', '[name] has no mass'],
    ['of the address', 'annie has no mass', '[name] has no mass'],
    ['of the file', 'IMG2291 shows no mass', '[name] shows no mass'],
    ['of her own name for it', 'Weissgerber saw no mass', '[name] saw no mass'],
    ['her id', 'for 0b5f8f0e-6f0c-4f43-9f0e-0f6d2b8b7a11 no mass', 'for [number] no mass'],
  ])('%s', (_how, line, left) => {
    expect(one(line, known)).toBe(left);
  });

  it('does not take words of the language from names of files', () => {
    expect(one('Blood test: thyroid normal, image clear.', known)).toBe(
      'Blood test: thyroid normal, image clear.',
    );
  });

  it('does not take what was measured from names of files', () => {
    const line = 'TSH 2.1 mIU/L, ferritin 8 ug/L, hormones normal.';
    expect(one(line, { file_name: 'TSH_ferritin_hormones.pdf', own_name: 'Ferritin again' })).toBe(line);
  });

  it('takes a name that is a word too', () => {
    expect(one('Mrs Young is well; young women; Mercy is well', { name: 'Mercy Young' })).not.toMatch(
      /young|mercy/i,
    );
  });

  it('takes a name of two letters where it has a capital', () => {
    expect(one('Ng has no mass. Seen with Li.', { name: 'Li Ng' })).toBe(
      '[name] has no mass. Seen with [name].',
    );
  });
});

describe('generated documents', () => {
  const SENTENCES = [
    'The uterus measures 8.1 x 4.2 x 5.0 cm.',
    'There is no free fluid in the pelvis.',
    'Hemoglobin 10.8 g/dL, ferritin 9 ng/mL (range 15 - 150).',
    'IMPRESSION: Simple cyst of the left ovary, 2.4 cm.',
    'PLAN: Continue Metformin 500 mg twice daily.',
  ];
  const syllable = fc.constantFrom(
    'ba',
    'ko',
    'ri',
    'mel',
    'tan',
    'dru',
    'vis',
    'hal',
    'qu',
    'zen',
    'lo',
    'fre',
    'gwy',
    'ñu',
    'shö',
    'łek',
  );
  const name = fc
    .array(syllable, { minLength: 2, maxLength: 4 })
    .map((parts) => parts.join(''))
    .filter((word) => word.length >= 5)
    .map((word) => word[0]?.toUpperCase() + word.slice(1));
  const sentence = fc.constantFrom(...SENTENCES);
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));

  it('never keep a known name, wherever and however it is planted', () => {
    const shapes = [
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => text.normalize('NFD'),
      (text: string) => [...text].join(' '),
      (text: string) => text.replace(/o/g, '0').replace(/l/g, '1'),
      (text: string) => `${text}'s`,
      (text: string) => `(${text}),`,
    ];
    fc.assert(
      fc.property(
        name,
        name,
        sentence,
        sentence,
        fc.constantFrom(...shapes),
        fc.nat(10),
        (given, family, before, after, shape, at) => {
          const words = before.split(' ');
          words.splice(Math.min(at, words.length), 0, shape(given), shape(family));
          const left = cleaned([words.join(' '), after], { name: `${given} ${family}` });
          for (const planted of [given, family]) {
            const plain = left.normalize('NFC').toLowerCase();
            expect(plain).not.toContain(planted.toLowerCase());
            expect(plain.replace(/ /g, '')).not.toContain(planted.toLowerCase());
            expect(plain).not.toContain(planted.replace(/o/g, '0').replace(/l/g, '1').toLowerCase());
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('never keep an unknown name behind a label or a title, nor where it stands again', () => {
    const places = [
      (full: string) => `Patient: ${full}`,
      (full: string) => `Patient Name : ${full}   Age: 30 Years`,
      (full: string) => `NAME: ${full.toUpperCase()}`,
      (full: string) => `Ref By: Dr. ${full}`,
      (full: string) => `Patientin: ${full}, geb. 04.08.1992`,
      (full: string) => `Seen by Dr. ${full} today.`,
      (full: string) => `Mrs. ${full} feels well.`,
      (full: string) => `Reported by: ${full}, MD`,
      (full: string) => `${full} is a 40-year-old woman.`,
      (full: string) => `Frau ${full} berichtet.`,
    ];
    fc.assert(
      fc.property(name, name, fc.constantFrom(...places), sentence, (given, family, place, after) => {
        const left = cleaned([place(`${given} ${family}`), `${after} ${family} agrees.`]).toLowerCase();
        expect(left).not.toContain(given.toLowerCase());
        expect(left).not.toContain(family.toLowerCase());
      }),
      { numRuns: 400 },
    );
  });

  it('never keep a mail, a telephone, a record number or a day, with a label or without', () => {
    const mail = fc
      .tuple(name, name, fc.constantFrom('example', 'mail.example', 'post.example.org'))
      .map(([user, host, end]) => `${user}.${host}@${end}`.toLowerCase());
    const phone = fc
      .tuple(
        fc.constantFrom('+49 ', '+91-', '(020) ', '0', '+1 (503) ', ''),
        digits(3),
        digits(4),
        digits(3),
        fc.constantFrom(' ', '-', '.', ''),
      )
      .map(([code, a, b, c, sign]) => `${code}${a}${sign}${b}${sign}${c}`);
    const record = fc
      .tuple(fc.constantFrom('', 'A', 'MR-', 'VG'), digits(6), fc.constantFrom('', '-2', 'B'))
      .map((parts) => parts.join(''));
    const day = fc
      .tuple(
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1930, max: 2026 }),
        fc.constantFrom('.', '/', '-'),
      )
      .map(([d, m, y, sign]) => `${d}${sign}${m}${sign}${y}`);
    fc.assert(
      fc.property(
        fc.oneof(mail, phone, record, day),
        sentence,
        fc.nat(10),
        fc.constantFrom('', 'Tel: ', 'ID ', 'call ', 'no. '),
        (planted, text, at, label) => {
          const words = text.split(' ');
          words.splice(Math.min(at, words.length), 0, `${label}${planted},`);
          const left = cleaned([words.join(' ')]).toLowerCase();
          expect(left).not.toContain(planted.toLowerCase());
          // Nor a piece of it that would find it again.
          for (const piece of planted.match(/[\p{L}\d]{5,}/gu) ?? [])
            expect(left).not.toContain(piece.toLowerCase());
        },
      ),
      { numRuns: 600 },
    );
  });

  it('of any text end in a line of bounded length, without control characters', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 12 }), (lines) => {
        for (const line of cleaned(lines).split('\n')) {
          expect(line.length).toBeLessThanOrEqual(2_200);
          expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        }
      }),
    );
  });
});
