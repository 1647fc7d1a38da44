import {
  DENIALS_AFTER,
  DENIALS_BEFORE,
  HERSELF,
  HYPOTHETICAL,
  NO_DENIALS,
  NOT_OVER,
  NOW_WORDS,
  ONSET,
  OTHER_PERSON,
  OWN_CHILD,
  PAST,
  PRONOUN,
  RETURNED,
  TERMINATORS,
} from './context-cues.ts';
import { findPhrase, indexPhrases, type Match, phrasesFor } from './phrase.ts';
import { endsWithQuestion, type Token } from './split-text.ts';

/** How a finding is meant. Only what is `present` counts; “I am not sure” and “maybe” are present. */
export type Assertion = 'present' | 'absent' | 'past' | 'hypothetical';
/** `unnamed`: `she` or `he`, and nobody was named. */
export type Who = 'self' | 'child' | 'other' | 'unnamed';
export interface Context {
  assertion: Assertion;
  who: Who;
}

type Cue =
  | 'no denial'
  | 'before'
  | 'after'
  | 'not over'
  | 'past'
  | 'onset'
  | 'returned'
  | 'hypothetical'
  | 'other'
  | 'child'
  | 'pronoun'
  | 'self';
const CUES = indexPhrases(
  (
    [
      ['no denial', NO_DENIALS],
      ['before', DENIALS_BEFORE],
      ['after', DENIALS_AFTER],
      ['not over', NOT_OVER],
      ['past', PAST],
      ['onset', ONSET],
      ['returned', RETURNED],
      ['hypothetical', HYPOTHETICAL],
      ['other', OTHER_PERSON],
      ['child', OWN_CHILD],
      ['pronoun', PRONOUN],
      ['self', HERSELF],
    ] as const
  ).flatMap(([cue, phrases]) => phrases.map((phrase) => [cue as Cue, phrase] as const)),
);
/** Words between a denial and what it denies, without a list in between. */
const REACH = 6;
const REACH_BACK = 9;
const CLAUSE_STARTS = new Set([
  'i',
  'im',
  'ive',
  'my',
  'it',
  'its',
  'there',
  'the',
  'this',
  'now',
  'still',
  'a',
  'also',
  'am',
  'feel',
  'lot',
  'have',
  'got',
  'he',
  'she',
  'today',
  'very',
  'bad',
  'severe',
  'heavy',
  'some',
]);
const FIRST_PERSON = new Set(['i', 'im', 'ive', 'id', 'ill', 'my', 'me', 'we', 'our']);
const ASKS = new Set([
  'is',
  'are',
  'can',
  'could',
  'do',
  'does',
  'will',
  'would',
  'what',
  'when',
  'how',
  'should',
  'why',
  'which',
  'who',
  'did',
  'has',
  'anyone',
  'may',
  'might',
]);

/** Reads once where every cue of a text stands, and answers for each finding how it is meant. */
export function readContext(tokens: readonly Token[]): (match: Match) => Context {
  const cues = new Map<Cue, Match[]>();
  for (const [cue, phrase] of phrasesFor(CUES, tokens)) {
    const found = findPhrase(phrase, tokens);
    if (found.length > 0) cues.set(cue, [...(cues.get(cue) ?? []), ...found]);
  }
  const at = (cue: Cue) => cues.get(cue) ?? [];
  // A year by its number.
  tokens.forEach(({ text }, index) => {
    if (/^(19|20)\d\d$/.test(text))
      cues.set('past', [...at('past'), { first: index, last: index, of: [index] }]);
  });
  const noDenial = new Set(at('no denial').map(({ first }) => first));
  const notOver = at('not over');
  const before = at('before').filter(({ first }) => !noDenial.has(first));
  const after = at('after').filter(
    (cue) => !notOver.some((not) => overlaps(not, cue) || isRightBefore(not, cue)),
  );
  const own = (match: Match) => (cue: Match) => cue.of.every((index) => !match.of.includes(index));

  const isDenied = (match: Match): boolean =>
    before.filter(own(match)).some((cue) => reachesForward(cue, match, tokens) || isBetween(cue, match)) ||
    after.filter(own(match)).some((cue) => reachesBack(cue, match, tokens));
  const isPast = (match: Match): boolean =>
    !at('returned').some((cue) => isSameSentence(cue, match, tokens)) &&
    at('past')
      .filter(own(match))
      .some(
        (cue) =>
          sharesClause(cue, match, tokens) &&
          !at('onset').some((onset) => sharesClause(onset, match, tokens)),
      );
  const isImagined = (match: Match): boolean =>
    isBareQuestion(match, tokens) ||
    isCondition(match, tokens) ||
    at('hypothetical')
      .filter((cue) => !cue.of.every((index) => match.of.includes(index)))
      .some(
        (cue) =>
          cue.first < match.last && isSameSentence(cue, match, tokens) && !isCutBetween(cue, match, tokens),
      );

  return (match) => {
    const who = whoIs(
      match,
      { other: at('other'), child: at('child'), pronoun: at('pronoun'), self: at('self') },
      tokens,
    );
    if (isDenied(match)) return { assertion: 'absent', who };
    if (isPast(match)) return { assertion: 'past', who };
    return { assertion: isImagined(match) ? 'hypothetical' : 'present', who };
  };
}

/** `waters intact, no leaking`: the words of the finding stand on both sides of a denial. */
const isBetween = (cue: Match, match: Match) => cue.first > match.first && cue.last < match.last;
const overlaps = (one: Match, other: Match) => one.first <= other.last && other.first <= one.last;
const isRightBefore = (one: Match, other: Match) => one.last < other.first && other.first - one.last <= 1;

function isSameSentence(one: Match, other: Match, tokens: readonly Token[]): boolean {
  return tokens[one.first]?.sentence === tokens[other.first]?.sentence;
}

/** A denial goes on over a list (`no fever, chills or cough`) and ends with the clause. */
function reachesForward(cue: Match, match: Match, tokens: readonly Token[]): boolean {
  if (cue.last >= match.first || !isSameSentence(cue, match, tokens)) return false;
  let words = 0;
  for (let index = cue.last + 1; index < match.first; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1]?.text ?? '';
    if (token === undefined) return false;
    if (TERMINATORS.has(token.text) || token.text === ':' || token.text === '(') return false;
    if (token.text === '-' && tokens[index - 1]?.kind === 'word' && tokens[index + 1]?.start !== token.end)
      return false;
    if (token.text === ',') {
      if (CLAUSE_STARTS.has(next) || !isListTail(index, tokens)) return false;
      words = 0;
    } else if (token.text === 'and') {
      if (CLAUSE_STARTS.has(next)) return false;
      words = 0;
    } else if (token.text === 'or' || token.text === 'nor') words = 0;
    else if (token.kind !== 'mark') words += 1;
    if (words > REACH) return false;
  }
  return true;
}

/** After this comma the sentence still has an `or` or `nor` before its end or the next turn. */
function isListTail(from: number, tokens: readonly Token[]): boolean {
  const sentence = tokens[from]?.sentence;
  for (let index = from + 1; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.sentence !== sentence || TERMINATORS.has(token?.text ?? '')) return false;
    if (token?.text === 'or' || token?.text === 'nor') return true;
  }
  return false;
}

function reachesBack(cue: Match, match: Match, tokens: readonly Token[]): boolean {
  if (cue.first <= match.last || !isSameSentence(cue, match, tokens)) return false;
  let words = 0;
  for (let index = match.last + 1; index < cue.first; index += 1) {
    const token = tokens[index];
    if (token === undefined || NOW_WORDS.has(token.text)) {
      // `… but it is gone now` speaks of what stands before the `but`.
      if (
        token?.text !== 'but' ||
        ![
          'it',
          'its',
          'that',
          'thats',
          'they',
          'all',
          'has',
          'is',
          'went',
          'gone',
          'stopped',
          'cleared',
          'settled',
          'fine',
          'better',
          'im',
          'am',
          'now',
          'i',
          'this',
        ].includes(tokens[index + 1]?.text ?? '')
      )
        return false;
    }
    if (token?.kind !== 'mark') words += 1;
    if (words > REACH_BACK) return false;
  }
  return true;
}

/** Where a clause ends: a comma, a turn, or an `and` that begins anew. */
function isClauseEnd(index: number, tokens: readonly Token[]): boolean {
  const token = tokens[index];
  const next = tokens[index + 1]?.text ?? '';
  if (token === undefined) return true;
  if (token.text === ',' || token.text === ':' || NOW_WORDS.has(token.text)) return true;
  return token.text === 'and' && (CLAUSE_STARTS.has(next) || NOW_WORDS.has(next));
}

function sharesClause(cue: Match, match: Match, tokens: readonly Token[]): boolean {
  if (!isSameSentence(cue, match, tokens)) return false;
  const [from, to] = cue.first < match.first ? [cue.last, match.first] : [match.last, cue.first];
  let isLeadingTime = cue.first < match.first;
  // `Last year, I had …`: a clause of nothing but the time belongs to what follows.
  for (
    let index = cue.first - 1;
    index >= 0 && tokens[index]?.sentence === tokens[cue.first]?.sentence;
    index -= 1
  ) {
    if (tokens[index]?.kind !== 'mark') isLeadingTime = isLeadingTime && cue.first - index <= 1;
  }
  for (let index = from + 1; index < to; index += 1) {
    if (!isClauseEnd(index, tokens)) continue;
    if (NOW_WORDS.has(tokens[index]?.text ?? '') || NOW_WORDS.has(tokens[index + 1]?.text ?? ''))
      return false;
    if (!isLeadingTime) return false;
  }
  return true;
}

/** `what if … but today I am bleeding`, `read about it, and now my leg …`: she has come back to now. */
function isCutBetween(cue: Match, match: Match, tokens: readonly Token[]): boolean {
  for (let index = cue.last; index < match.first; index += 1) {
    const token = tokens[index]?.text ?? '';
    const next = tokens[index + 1]?.text ?? '';
    if (NOW_WORDS.has(token)) return true;
    if (token === 'because' || token === 'cos' || token === 'since') return true;
    if ((token === 'and' || token === ',' || token === 'that') && ['im', 'ive'].includes(next)) return true;
    if (
      (token === 'and' || token === ',' || token === 'that') &&
      next === 'i' &&
      /^(am|have|feel|cant|keep|soak|just|fainted|passed|collapsed|bled|woke)$/.test(
        tokens[index + 2]?.text ?? '',
      )
    )
      return true;
    if ((token === 'and' || token === ',') && next === 'my') return true;
  }
  return false;
}

/** `If the waters are green, …`; `if I press on it` is no condition of what may come. */
function isCondition(match: Match, tokens: readonly Token[]): boolean {
  const sentence = tokens[match.first]?.sentence ?? 0;
  const [first, second] = tokens.filter((token) => token.sentence === sentence && token.kind === 'word');
  return (
    first?.text === 'if' &&
    !FIRST_PERSON.has(second?.text ?? '') &&
    (first.start ?? 0) < (tokens[match.first]?.start ?? 0)
  );
}

/** `Is chest pain common after a birth?`: a question that says nothing of herself. */
function isBareQuestion(match: Match, tokens: readonly Token[]): boolean {
  const sentence = tokens[match.first]?.sentence ?? 0;
  const words = tokens.filter((token) => token.sentence === sentence && token.kind === 'word');
  const asks = endsWithQuestion(tokens, sentence) || ASKS.has(words[0]?.text ?? '');
  // `Can barely breathe` asks nothing.
  if (/^(barely|hardly|not|only|still|just|no)$/.test(words[1]?.text ?? '')) return false;
  return asks && ASKS.has(words[0]?.text ?? '') && !words.some(({ text }) => FIRST_PERSON.has(text));
}

type People = Readonly<Record<'other' | 'child' | 'pronoun' | 'self', readonly Match[]>>;

/**
 * The one of whom the finding is told: who was named last before it in its sentence; `she`, `he` and `they` are whoever was
 * named before, and somebody else where nobody was.
 */
function whoIs(match: Match, people: People, tokens: readonly Token[]): Who {
  const sentence = tokens[match.first]?.sentence ?? 0;
  const lastOf = (found: readonly Match[], isHere: (of: number) => boolean) =>
    Math.max(
      -1,
      ...found
        .filter(({ first }) => first <= match.first && isHere(tokens[first]?.sentence ?? 0))
        .filter(({ of }) => !of.every((index) => match.of.includes(index)))
        .map(({ last }) => last),
    );
  const here = (of: number) => of === sentence;
  const [other, child, pronoun, self] = [
    lastOf(people.other, here),
    lastOf(people.child, here),
    lastOf(people.pronoun, here),
    lastOf(people.self, here),
  ];
  if (pronoun > Math.max(self, other, child)) {
    const before = (of: number) => of <= sentence;
    const [anyOther, anyChild] = [lastOf(people.other, before), lastOf(people.child, before)];
    if (anyChild === -1 && anyOther === -1) return 'unnamed';
    return anyChild > anyOther ? 'child' : 'other';
  }
  if (other > self && other >= child) return 'other';
  return child > self ? 'child' : 'self';
}
