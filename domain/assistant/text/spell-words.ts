import { ORDINARY_WORDS } from './ordinary-words.ts';
import type { Token } from './split-text.ts';
import { stemWord } from './stem-word.ts';

/**
 * Corrects slips of the keyboard towards the words that matter (`towards`; `known` are left alone as well): one letter wrong, missing, too many or two exchanged in words of
 * five letters and more, two in words of nine. A word that is itself one of the known or the ordinary ones is left alone.
 */
export function createSpeller(
  towards: readonly string[],
  known: Iterable<string>,
): (tokens: readonly Token[]) => Token[] {
  const words = new Set([...known, ...towards]);
  const stems = new Set([...words].map(stemWord));
  const byLength = new Map<number, string[]>();
  for (const word of new Set(towards)) {
    if (word.length >= 5) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  }
  const remembered = new Map<string, string | null>();
  const correct = (word: string): string | null => {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const found = closest(word, byLength);
    // Bounded: whoever writes for years does not fill the memory.
    if (remembered.size < 5_000) remembered.set(word, found);
    return found;
  };
  return (tokens) =>
    tokens.map((token) => {
      const usual = USUAL_SLIPS[token.text];
      if (usual !== undefined) return { ...token, text: usual, stem: stemWord(usual) };
      const { text, stem, kind } = token;
      const isPlain = kind === 'word' && text.length >= 5 && /^[a-z]+$/.test(text);
      if (
        !isPlain ||
        stems.has(stem) ||
        words.has(text) ||
        ORDINARY_WORDS.has(text) ||
        ORDINARY_WORDS.has(stem)
      ) {
        return token;
      }
      const corrected = correct(text);
      return corrected === null ? token : { ...token, text: corrected, stem: stemWord(corrected) };
    });
}

/** Short words, which have too many neighbours to be corrected by rule. */
const USUAL_SLIPS: Readonly<Record<string, string>> = {
  ...{
    cannt: 'cant',
    cnt: 'cant',
    carnt: 'cant',
    canot: 'cannot',
    tounge: 'tongue',
    tonge: 'tongue',
    spotin: 'spotting',
  },
  ...{
    bleedin: 'bleeding',
    soakin: 'soaking',
    vomitting: 'vomiting',
    thier: 'their',
    wierd: 'weird',
    stomoch: 'stomach',
    realy: 'really',
  },
  ...{
    pian: 'pain',
    paine: 'pain',
    babby: 'baby',
    babys: 'baby',
    bby: 'baby',
    brest: 'breast',
    hart: 'heart',
    preg: 'pregnant',
    pos: 'positive',
    passd: 'passed',
    pased: 'passed',
    atack: 'attack',
    attak: 'attack',
    attck: 'attack',
    bled: 'bled',
    nite: 'night',
    yday: 'yesterday',
    yest: 'yesterday',
    tmrw: 'tomorrow',
    abdo: 'abdomen',
    temprature: 'temperature',
    tempreture: 'temperature',
    kickd: 'kicked',
    belle: 'belly',
  },
  ...{
    cliots: 'clots',
    blod: 'blood',
    blud: 'blood',
    cheast: 'chest',
    legg: 'leg',
    tumy: 'tummy',
    hevy: 'heavy',
    hed: 'head',
  },
  ...{
    stomache: 'stomach',
    breth: 'breath',
    breeth: 'breathe',
    brethe: 'breathe',
    feaver: 'fever',
    feever: 'fever',
  },
  ...{
    miscarage: 'miscarriage',
    movd: 'moved',
    kiks: 'kicks',
    havnt: 'havent',
    dosent: 'doesnt',
    cudnt: 'couldnt',
    tampax: 'tampon',
  },
};

function closest(word: string, byLength: ReadonlyMap<number, readonly string[]>): string | null {
  const allowed = word.length >= 9 ? 2 : 1;
  for (let distance = 1; distance <= allowed; distance += 1) {
    for (let length = word.length - distance; length <= word.length + distance; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        // The first letter is seldom the wrong one, and the words that differ in it are others.
        if (candidate[0] === word[0] && isWithin(word, candidate, distance)) return candidate;
      }
    }
  }
  return null;
}

/** Edit distance with exchanged neighbours, up to a limit. */
function isWithin(one: string, other: string, limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit) return false;
  let [before, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let value = Math.min((row?.[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row?.[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        value = Math.min(value, (before?.[j - 2] ?? 0) + 1);
      }
      next.push(value);
    }
    if (Math.min(...next) > limit) return false;
    [before, row] = [row ?? [], next];
  }
  return (row?.[other.length] ?? limit + 1) <= limit;
}
