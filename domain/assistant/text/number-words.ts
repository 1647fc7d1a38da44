const UNITS: Readonly<Record<string, number>> = {
  ...{
    zero: 0,
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    couple: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
  },
  ...{ nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19, half: 0.5, few: 3, several: 4 },
};
const TENS: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};

/**
 * The number that begins at a word: digits (`39,1`), words (`thirty three`, `a hundred and two`), `half an`, `a couple of`; and
 * how many words it takes. Null where none begins.
 */
export function readNumber(words: readonly string[], from: number): { value: number; taken: number } | null {
  const word = words[from] ?? '';
  if (/^\d/.test(word)) {
    const value = Number(word.replace(',', '.'));
    return { value, taken: 1 };
  }
  if (word === 'half' && (words[from + 1] === 'an' || words[from + 1] === 'a'))
    return { value: 0.5, taken: 2 };
  if ((word === 'a' || word === 'one') && words[from + 1] === 'hundred') {
    const at = from + (words[from + 2] === 'and' ? 3 : 2);
    const rest = readBelowHundred(words, at);
    return rest ? { value: 100 + rest.value, taken: at - from + rest.taken } : { value: 100, taken: 2 };
  }
  if (word === 'a' && (words[from + 1] === 'couple' || words[from + 1] === 'few')) {
    return { value: UNITS[words[from + 1] ?? ''] ?? 2, taken: words[from + 2] === 'of' ? 3 : 2 };
  }
  return readBelowHundred(words, from);
}

function readBelowHundred(words: readonly string[], from: number): { value: number; taken: number } | null {
  const word = words[from] ?? '';
  const ten = TENS[word];
  if (ten !== undefined) {
    const unit = UNITS[words[from + 1] ?? ''];
    return unit !== undefined && unit >= 1 && unit < 10 && words[from + 1] !== 'a' && words[from + 1] !== 'an'
      ? { value: ten + unit, taken: 2 }
      : { value: ten, taken: 1 };
  }
  const unit = UNITS[word];
  return unit === undefined ? null : { value: unit, taken: 1 };
}
