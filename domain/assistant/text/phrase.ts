import type { Token } from './split-text.ts';

/** Words that mean the same where a phrase asks for one of them: `{ pain: 'pain hurt ache' }`. */
export type WordClasses = Readonly<Record<string, string>>;

/**
 * How the parts of a phrase stand to each other; its parts by their numbers. A phrase is written as words in order, `cant|unable breath`;
 * between two of them a few other words may stand, `..` allows more. `a & b` may come in any order, near each other in one sentence, and
 * so may `not .. felt & since`: in order what stands between two `&`. `@pain` is a class, `rac*` a beginning, `=fit` the word as it
 * stands and none of its other forms.
 */
export interface Shape {
  /** In order within a group, in any order between groups. */
  groups: readonly (readonly { part: number; gap: number }[])[];
}

const NEAR = 2;
const FAR = 7;
/** Between the words of `a & b`. */
const BESIDE = 7;

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

/** First and last token of a match, and all tokens that made it. */
export interface Match {
  first: number;
  last: number;
  of: readonly number[];
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
