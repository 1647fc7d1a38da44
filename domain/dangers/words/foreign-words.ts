import type { FlagKey } from '../facts/fact-keys.ts';
import type { Facts, Known } from '../facts/facts.ts';
import { DANGER_WORDS } from './danger-words.ts';

/** Letters without accents, small, one blank between words. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’'`´]/g, ' ')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const PHRASES = Object.entries(DANGER_WORDS).flatMap(([language, { denials, words }]) =>
  Object.entries(words).flatMap(([key, list]) =>
    list.map((phrase) => ({
      language,
      key: key as FlagKey, // as: keys of DANGER_WORDS
      phrase: fold(phrase),
      denials: denials.map(fold),
    })),
  ),
);

/** Words of danger in other languages than English; denied by the word right before them they do not count. */
export function readForeignWords(text: string): Facts {
  const folded = ` ${fold(text.slice(0, 8_000))} `;
  const facts: Partial<Record<FlagKey, Known<boolean>>> = {};
  for (const { key, phrase, denials } of PHRASES) {
    const at = folded.indexOf(phrase);
    if (at === -1 || !isWhole(folded, at, phrase)) continue;
    const before = folded.slice(0, at).trim().split(' ').slice(-2);
    if (before.some((word) => denials.includes(word))) continue;
    facts[key] ??= { value: true, from: 'text', words: phrase };
  }
  return facts as Facts; // as: flags
}

/** Languages without blanks have no word borders. */
function isWhole(folded: string, at: number, phrase: string): boolean {
  if (/[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f]/.test(phrase)) return true;
  return (
    folded[at - 1] === ' ' &&
    /^[\s\p{L}]{0,4} /u.test(`${folded.slice(at + phrase.length, at + phrase.length + 4)} `)
  );
}
