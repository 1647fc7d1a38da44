import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectTexts } from './collect-texts.ts';
import { listTexts } from './list-texts.ts';
import { readabilityOf } from './reading-grade.ts';

/** Somebody of this school year understands it. */
const HARDEST_AREA = 8;
/** One text alone may be harder, where it names what has no plainer word. */
const HARDEST_TEXT = 13;
/** Written by others, and fixed. */
const FIXED = /LOINC/;

test('the formula: 0.39 words a sentence + 11.8 syllables a word − 15.59', () => {
  // Two sentences, 8 words, 10 syllables: pe-ri-od has three.
  const read = readabilityOf([{ text: 'Your period came today. It is not late.' }]);
  expect(read).toMatchObject({ sentences: 2, words: 8 });
  expect(read.grade).toBeCloseTo(0.39 * 4 + 11.8 * (11 / 8) - 15.59, 6);
});

test.each(listTexts().map(({ name, texts }) => [name, texts] as const))('%s', (_, texts) => {
  expect(texts.length).toBeGreaterThan(20);
  expect(readabilityOf(texts).grade).toBeLessThanOrEqual(HARDEST_AREA);
  const hard = texts.filter((text) => {
    const { grade, words } = readabilityOf([text]);
    return words >= 12 && grade > HARDEST_TEXT && !FIXED.test(text.text);
  });
  expect(hard).toEqual([]);
});

describe('which texts are read', () => {
  const read = (source: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'texts-'));
    const file = join(folder, 'part.tsx');
    writeFileSync(file, source);
    try {
      return collectTexts(file).map(({ text }) => text);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test('a paragraph with a link and a number is one', () => {
    expect(read('<p>See <a href="/x">the page</a>, {count} days.</p>')).toEqual(['See the page, 7 days.']);
  });

  test('sentences in data, joined ones as one; what nobody reads is left out', () => {
    const source = `
      import x from './Not. a text. at all.';
      const one = { text: 'Your cycles ' + 'are steady now.', id: 'cycle-length' };
      const two = \`In \${count} of your cycles it came.\`;
      const three = <p className="Not. a text. here.">{isOn ? 'It is on for you.' : null}</p>;`;
    expect(read(source)).toEqual([
      'Your cycles are steady now.',
      'In 7 of your cycles it came.',
      'It is on for you.',
    ]);
  });
});
