import type { Token } from './split-text.ts';
import { stemWord } from './stem-word.ts';

/** Words that mean the same where a phrase asks for one of them: `{ pain: 'pain hurt ache' }`. */
export type WordClasses = Readonly<Record<string, string>>;

/**
 * A compiled phrase. Written as words in order, `cant|unable breath`; between two of them a few other words may stand, `..`
 * allows more. `a & b` may come in any order, near each other in one sentence, and so may `not .. felt & since`: in order what stands
 * between two `&`. `@pain` is a class, `rac*` a beginning, `=fit` the word as it stands and none of its other forms.
 */
export interface Phrase {
  elements: readonly Element[];
  shape: Shape;
}
interface Element {
  stems: ReadonlySet<string>;
  /** As they stand. */
  exact: ReadonlySet<string>;
  beginnings: readonly string[];
}
/** How the parts of a phrase stand to each other; its parts by their numbers. */
export interface Shape {
  /** In order within a group, in any order between groups. */
  groups: readonly (readonly { part: number; gap: number }[])[];
}

const NEAR = 2;
const FAR = 7;
/** Between the words of `a & b`. */
const BESIDE = 7;

export function compilePhrase(written: string, classes: WordClasses): Phrase {
  const elements: Element[] = [];
  const shape = readShape(written, (piece) => {
    const words = piece
      .split('|')
      .flatMap((word) => (word.startsWith('@') ? wordsOf(word.slice(1), classes) : [word]));
    elements.push({
      stems: new Set(words.filter((word) => !word.endsWith('*') && !word.startsWith('=')).map(stemWord)),
      exact: new Set(words.filter((word) => word.startsWith('=')).map((word) => word.slice(1))),
      beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    });
    return elements.length - 1;
  });
  return { elements, shape };
}

/** The shape of a phrase; `numberOf` gives each of its parts (`cant|unable`, `@pain`) a number. */
export function readShape(written: string, numberOf: (part: string) => number): Shape {
  const groups: { part: number; gap: number }[][] = [[]];
  let isFar = false;
  for (const piece of written.split(/\s+/)) {
    const group = groups.at(-1) ?? [];
    if (piece === '&') groups.push([]);
    else if (piece === '..') isFar = true;
    else {
      const isTight = piece.startsWith('+');
      group.push({
        part: numberOf(isTight ? piece.slice(1) : piece),
        gap: isTight || group.length === 0 ? 0 : isFar ? FAR : NEAR,
      });
      isFar = false;
    }
  }
  return { groups };
}

function wordsOf(name: string, classes: WordClasses): string[] {
  const words = classes[name];
  if (words === undefined) throw new Error(`No class of words is called ${name}`);
  return words
    .split(/\s+/)
    .flatMap((word) => (word.startsWith('@') ? wordsOf(word.slice(1), classes) : [word]));
}

/** First and last token of a match, and all tokens that made it. */
export interface Match {
  first: number;
  last: number;
  of: readonly number[];
}

/** Every place where the phrase stands. Within one sentence only. */
export function findPhrase({ elements, shape }: Phrase, tokens: readonly Token[]): Match[] {
  const places = elements.map((element) =>
    tokens.flatMap((token, index) => (fits(element, token) ? [index] : [])),
  );
  return places.some(({ length }) => length === 0)
    ? []
    : matchesOf(shape, { tokens, places, weights: weigh(tokens) });
}

function fits({ stems, exact, beginnings }: Element, token: Token): boolean {
  return (
    stems.has(token.stem) ||
    exact.has(token.text) ||
    beginnings.some((beginning) => token.text.startsWith(beginning))
  );
}

/** A text in which phrases are looked for. */
export interface Places {
  tokens: readonly Token[];
  /** For each part the words that fit it, by their places in the text, rising. */
  places: readonly (readonly number[] | undefined)[];
  /** What the words before a place weigh where the words between two parts are counted. */
  weights: ArrayLike<number>;
}

/** Marks do not count as words, but a comma sets words apart as much as two of them. */
export function weigh(tokens: readonly Token[]): Int32Array {
  const weights = new Int32Array(tokens.length + 1);
  tokens.forEach(({ kind, text }, place) => {
    weights[place + 1] = (weights[place] ?? 0) + (kind !== 'mark' ? 1 : text === ',' ? 2 : 0);
  });
  return weights;
}

/** Every place where a phrase of this shape stands. */
export function matchesOf({ groups }: Shape, text: Places): Match[] {
  const [head, ...rest] = groups;
  const first = head?.[0];
  if (head === undefined || first === undefined) return [];
  const matches: Match[] = [];
  for (const start of text.places[first.part] ?? []) {
    let of = follow(head, text, start);
    for (const group of rest) of = of && beside(group, text, of);
    if (of !== null) matches.push({ first: Math.min(...of), last: Math.max(...of), of });
  }
  return matches;
}

/** In order, within one sentence, and not too far from each other. */
function follow(
  group: Shape['groups'][number],
  { tokens, places, weights }: Places,
  start: number,
): number[] | null {
  const of = [start];
  let at = start;
  for (let index = 1; index < group.length; index += 1) {
    const { part, gap } = group[index] ?? { part: 0, gap: 0 };
    const next = nextOf(places[part], at);
    if (next === undefined || tokens[next]?.sentence !== tokens[at]?.sentence) return null;
    if ((weights[next] ?? 0) - (weights[at + 1] ?? 0) > gap) return null;
    of.push(next);
    at = next;
  }
  return of;
}

function nextOf(places: readonly number[] | undefined, at: number): number | undefined {
  for (const place of places ?? []) if (place > at) return place;
  return undefined;
}

/** With the words of another group that are nearest to the first of those that are taken, in its sentence; null where none are near. */
function beside(group: Shape['groups'][number], text: Places, taken: readonly number[]): number[] | null {
  const [start = 0] = taken;
  const reach = Math.max(...taken) + BESIDE;
  let best: number[] | null = null;
  for (const place of text.places[group[0]?.part ?? 0] ?? []) {
    if (place > reach) break;
    if (place < start - BESIDE || taken.includes(place)) continue;
    if (text.tokens[place]?.sentence !== text.tokens[start]?.sentence) continue;
    const of = follow(group, text, place);
    if (of === null || of.some((one) => taken.includes(one))) continue;
    if (best === null || Math.abs(place - start) < Math.abs((best[0] ?? 0) - start)) best = of;
  }
  return best && [...taken, ...best];
}

const wordsIn = ({ stems, exact }: Element) => stems.size + exact.size;

/** Phrases by a word that they cannot do without, so that those without a word in a text cost nothing. */
export interface PhraseIndex<Key> {
  byStem: ReadonlyMap<string, readonly (readonly [Key, Phrase])[]>;
  /** With a beginning where others have words: always looked for. */
  others: readonly (readonly [Key, Phrase])[];
}

export function indexPhrases<Key>(phrases: Iterable<readonly [Key, Phrase]>): PhraseIndex<Key> {
  const byStem = new Map<string, (readonly [Key, Phrase])[]>();
  const others: (readonly [Key, Phrase])[] = [];
  for (const entry of phrases) {
    const rarest = entry[1].elements
      .filter(({ beginnings }) => beginnings.length === 0)
      .toSorted((one, other) => wordsIn(one) - wordsIn(other))[0];
    if (rarest === undefined) others.push(entry);
    else {
      for (const stem of new Set([...rarest.stems, ...[...rarest.exact].map(stemWord)]))
        byStem.set(stem, [...(byStem.get(stem) ?? []), entry]);
    }
  }
  return { byStem, others };
}

/** The phrases that may stand in a text, each once, in the order in which its words meet them. */
export function phrasesFor<Key>(
  { byStem, others }: PhraseIndex<Key>,
  tokens: readonly Token[],
): ReadonlySet<readonly [Key, Phrase]> {
  const found = new Set(others);
  for (const stem of new Set(tokens.map((token) => token.stem))) {
    for (const entry of byStem.get(stem) ?? []) found.add(entry);
  }
  return found;
}
