import { describe, expect, test } from 'vitest';
import { findPatient } from '../facts/patient-identity.ts';
import { makeLines } from '../testing/make-text.ts';
import { QUOTE_MAX_LENGTH, quoteFrom } from './quote.ts';

const quote = (text: string, count = 3) => {
  const lines = makeLines(text);
  return quoteFrom(lines, count, findPatient(lines)).map((one) => one.text);
};

describe('a quotation', () => {
  test('is of whole sentences, over the ends of lines and their hyphens', () => {
    expect(
      quote(
        'There is a strain of the tendon and re-\ncontouring of the rim, which is seen on several of the\nimages. No tear.',
      ),
    ).toEqual([
      'There is a strain of the tendon and re-contouring of the rim, which is seen on several of the images. No tear.',
    ]);
  });

  test('knows where its words stand', () => {
    const [first, second] = quoteFrom(makeLines(`${'One two. '.repeat(30)}\nThe end.`), 2, () => false);
    expect(first?.places).toEqual([{ page: 1, line: 1 }]);
    expect(second?.places).toEqual([
      { page: 1, line: 1 },
      { page: 1, line: 2 },
    ]);
  });

  test('does not end at an abbreviation or the number of a list', () => {
    const long = 'x'.repeat(90);
    expect(
      quote(`1. Seen by Dr. Example and given ${long} q.i.d. for pain. 2. Then ${long} approx. 5 mg of it.`),
    ).toEqual([
      `1. Seen by Dr. Example and given ${long} q.i.d. for pain.`,
      `2. Then ${long} approx. 5 mg of it.`,
    ]);
  });

  test('leaves out the list of subjects at the end of a transcript', () => {
    expect(quote('No mass is seen.radiology, spine, mri, normal')).toEqual(['No mass is seen.']);
    expect(quote('No mass is seen.\nradiology, spine, mri, normal')).toEqual(['No mass is seen.']);
  });

  test('leaves out who the patient is', () => {
    expect(quote('Patient: Jane Sample')).toEqual([]);
    expect(quote('Name: Jane Sample\nMs. Sample is well. The scan is normal.')).toEqual([
      'The scan is normal.',
    ]);
    expect(quote('She is a 34-year-old woman with pain. The scan is normal.')).toEqual([
      'The scan is normal.',
    ]);
    expect(quote('Anna White is a 34-year-old woman.\nWhite was seen. The scan is normal.')).toEqual([
      'The scan is normal.',
    ]);
  });

  test('leaves out whoever is called by a full name, and whom a table names', () => {
    expect(quote('Martha Collins was seen. The scan is normal.')).toEqual(['The scan is normal.']);
    expect(quote('Patient name   Xyla Quent   Sex   F\nXyla was seen. The scan is normal.')).toEqual([
      'The scan is normal.',
    ]);
  });

  test('has no quotation marks and nothing masked within', () => {
    expect(quote('She says “ouch”. Given to Dr. XXX. Normal.')).toEqual(['Normal.']);
  });

  test('does not run two short lines into one sentence', () => {
    expect(quote('High risk HPV: not detected\nCandida seen')).toEqual([
      'High risk HPV: not detected',
      'Candida seen',
    ]);
  });

  test('that is too long is cut, and says so', () => {
    const [cut] = quoteFrom(makeLines(`${'many words '.repeat(60)}.`), 1, () => false);
    expect(cut?.isCut).toBe(true);
    expect(cut?.text.length).toBeLessThanOrEqual(QUOTE_MAX_LENGTH);
    expect(cut?.text.endsWith('words') || cut?.text.endsWith('many')).toBe(true);
  });
});
