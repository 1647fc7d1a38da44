/** Text as it is compared, and where each of its characters stands in what she wrote. */
export interface Folded {
  text: string;
  /** For each character of `text` the position in the original. */
  at: readonly number[];
}

/** Letters of other scripts that look like Latin ones, in words that mix both. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
  },
  ...{ в: 'b', т: 't', α: 'a', ο: 'o', ρ: 'p', ν: 'v', ι: 'i', κ: 'k', υ: 'u', ε: 'e' },
};
/** Soft hyphen, zero-width characters, marks of direction, the mark that makes a picture of a letter. */
const INVISIBLE: ReadonlySet<number> = new Set([
  0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfe0f, 0xfeff,
]);
const EMOJI_WORDS: readonly (readonly [string, string])[] = [
  ['🩸', ' blood '],
  ['🤰', ' pregnant '],
  ['🤮', ' vomiting '],
  ['🤢', ' nausea '],
  ['🌡', ' temperature '],
  ['💔', ' '],
];

/**
 * What she wrote in one spelling: composed, small letters, straight apostrophes gone (`can’t` is `cant`), no invisible
 * characters, look-alike letters of other scripts as the Latin ones, some pictures as words.
 */
export function foldCharacters(original: string): Folded {
  const text: string[] = [];
  const at: number[] = [];
  let index = 0;
  for (const character of original) {
    const start = index;
    index += character.length;
    const word = EMOJI_WORDS.find(([picture]) => picture === character)?.[1];
    for (const one of word ?? fold(character)) {
      text.push(one);
      at.push(start);
    }
  }
  return { text: unmix(text.join('')), at };
}

/** Accents stay here: words of other languages are compared without them, English has none. */
function fold(character: string): string {
  if (INVISIBLE.has(character.codePointAt(0) ?? 0)) return '';
  if (/['’‘`´ʼ]/.test(character)) return '';
  const folded = character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return folded.replace(/[“”„«»]/g, '"').replace(/[–—−]/g, '-');
}

/** A word with Latin letters and letters of another script is Latin in disguise. */
function unmix(text: string): string {
  if (!/[\u0370-\u052f]/.test(text)) return text;
  return text.replace(/[\p{L}]+/gu, (word) =>
    /[a-z]/.test(word) ? [...word].map((letter) => LOOK_ALIKES[letter] ?? letter).join('') : word,
  );
}
