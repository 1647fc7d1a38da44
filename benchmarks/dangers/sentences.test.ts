import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tryEveryPhrase } from '../../domain/dangers/testing/try-every-phrase.ts';
import { readWords } from '../../domain/dangers/words/read-words.ts';
import { readCases } from './read-cases.ts';
import { answerOf, type Case, scoreDangers } from './score-dangers.ts';

const CASES = readCases(join(import.meta.dirname, 'sentences.jsonl'));
const of = (...expected: Case['expect'][]) => CASES.filter(({ expect: wanted }) => expected.includes(wanted));

describe('our own sentences', () => {
  it('are at least 300, half of them harmless: denied, past, about somebody else, imagined or ordinary', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(300);
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
    expect(of('none').length / CASES.length).toBeGreaterThan(0.45);
  });

  it('are each found where a rule covers them', () => {
    expect(scoreDangers(of('now', 'today', 'soon')).missed).toEqual([]);
  });

  it('raise at most one false alarm in twenty', () => {
    expect(scoreDangers(of('none')).falseAlarms).toBeLessThanOrEqual(0.05);
  });

  it('are read as if each phrase were tried on each of them', () => {
    const differently = CASES.filter(({ text }) => {
      const { tokens, said } = readWords(text);
      const found = said.map(({ key, match }) => ({ key, match }));
      return JSON.stringify(found) !== JSON.stringify(tryEveryPhrase(tokens));
    });
    expect(differently.map(({ id }) => id)).toEqual([]);
  });

  it('keep their level in capitals, without punctuation, with curly quotes and hidden characters', () => {
    const dangers = of('now', 'today');
    const changed = (change: (text: string) => string) =>
      dangers
        .filter((one) => answerOf(one) !== answerOf({ ...one, text: change(one.text) }))
        .map(({ id }) => id);
    expect(changed((text) => text.toUpperCase())).toEqual([]);
    expect(changed((text) => text.replaceAll("'", '’'))).toEqual([]);
    expect(changed((text) => text.replace(/[.!]+$/, ''))).toEqual([]);
    expect(changed((text) => text.replaceAll(' ', ' \u200b'))).toEqual([]);
  });

  it('keep at least their level with another sentence before or behind', () => {
    const ORDER = ['none', 'soon', 'today', 'now'];
    const lowered = (change: (text: string) => string) =>
      of('now', 'today', 'soon').filter(
        (one) => ORDER.indexOf(answerOf({ ...one, text: change(one.text) })) < ORDER.indexOf(answerOf(one)),
      );
    expect(lowered((text) => `${text}. The weather is lovely today.`)).toEqual([]);
    expect(lowered((text) => `Slept eight hours. ${text}`)).toEqual([]);
    expect(lowered((text) => `${text}. I cannot breathe.`)).toEqual([]);
  });
});
