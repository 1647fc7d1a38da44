import { splitText, type Token } from './split-text.ts';
import { stemWord } from './stem-word.ts';

interface Replacement {
  /** One set for each word of it. */
  words: readonly ReadonlySet<string>[];
  by: readonly { text: string; stem: string; kind: Token['kind'] }[];
}

/**
 * Puts one word or a few for others that mean the same, so that a phrase has to know one of them. Written by what is put: `{ toilet:
 * ['lavatory', 'the bog|john'] }`, with `|` between words that fit in one place. The longest that fits is taken; what is put stands
 * where the words of hers stood. Marks end it, and so does a sentence.
 */
export function createReplacer(
  written: Readonly<Record<string, readonly string[]>>,
): (tokens: readonly Token[]) => Token[] {
  const byFirst = new Map<string, Replacement[]>();
  for (const [by, variants] of Object.entries(written)) {
    const put = splitText(by).map(({ text, kind }) => ({ text, stem: stemWord(text), kind }));
    for (const variant of variants) {
      const words = variant.split(' ').map((word) => new Set(word.split('|')));
      for (const first of words[0] ?? []) {
        const same = byFirst.get(first);
        if (same === undefined) byFirst.set(first, [{ words, by: put }]);
        else same.push({ words, by: put });
      }
    }
  }
  for (const same of byFirst.values()) same.sort((one, other) => other.words.length - one.words.length);
  return (tokens) => {
    const replaced: Token[] = [];
    for (let index = 0; index < tokens.length; ) {
      const token = tokens[index] as Token; // as: below the length
      const found = byFirst.get(token.text)?.find(({ words }) => fitsAt(words, tokens, index));
      if (found === undefined) {
        replaced.push(token);
        index += 1;
        continue;
      }
      const last = tokens[index + found.words.length - 1] as Token; // as: fitsAt has seen it
      for (const put of found.by) replaced.push({ ...token, ...put, end: last.end });
      index += found.words.length;
    }
    return replaced;
  };
}

function fitsAt(words: readonly ReadonlySet<string>[], tokens: readonly Token[], from: number): boolean {
  return words.every((fitting, offset) => {
    const token = tokens[from + offset];
    return token !== undefined && token.sentence === tokens[from]?.sentence && fitting.has(token.text);
  });
}
