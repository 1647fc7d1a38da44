import {
  DENIALS_AFTER,
  DENIALS_BEFORE,
  FOUND_FINE,
  GOES_ON,
  HERSELF,
  HYPOTHETICAL,
  LOOKED_AT,
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
  | 'self'
  | 'looked at'
  | 'found fine';
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
      ['looked at', LOOKED_AT],
      ['found fine', FOUND_FINE],
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
const PETS = new Set(['cat', 'dog', 'puppy', 'kitten', 'horse', 'pony', 'rabbit', 'hamster', 'pet']);
const SAYS = new Set(['says', 'say', 'said', 'saying', 'thinks', 'think', 'thought', 'reckons', 'tells']);
const PERSONS = new Set(
  'mum mom mother dad father sister brother friend aunt auntie uncle cousin neighbour neighbor colleague husband hubby wife gran grandma grandmother grandad boss coworker mate flatmate roommate niece nephew sil mil bestie cat dog puppy'.split(
    ' ',
  ),
);

/** Persons that begin a sentence or a clause without `my` or `the`. */
function barePersons(tokens: readonly Token[]): Match[] {
  return tokens.flatMap(({ text, sentence }, index) => {
    const before = tokens[index - 1];
    const isFirst = before === undefined || before.sentence !== sentence || before.text === ',';
    const next = tokens[index + 1]?.text ?? '';
    // `Sister in law`, `friend from work`: still the person; `friend zone`, `mum bun` say nothing of one.
    return isFirst &&
      (PERSONS.has(text) || (text.endsWith('s') && PERSONS.has(text.slice(0, -1)))) &&
      /^(is|was|has|had|in|of|from|with|lost|threw|vomited|puked|fainted|broke|cant|couldnt|needs|gets|getting|choked|bleeds|bleeding|suffered|caught|feels|felt|cut|hurt|who|got|just|whos|at|and|gave|went|started|collapsed|delivered|came|took|fell|bled|died|keeps|sick|pregnant|having|ex|husband|baby|boyfriend|partner|daughter|son|mum|mom|sister)$/.test(
        next,
      )
      ? [{ first: index, last: index, of: [index] }]
      : [];
  });
}

const READS = /^(sitting|still|reading|reads|currently|score|scored|scoring|now|measured)$/;
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

/** A `value` is not over because somebody found nothing; what is `lasting`, a wish to die, not because something is gone either. */
export type Kind = 'sign' | 'value' | 'lasting';
export type ReadContext = (match: Match, kind?: Kind) => Context;

/** Reads once where every cue of a text stands, and answers for each finding how it is meant. */
export function readContext(tokens: readonly Token[]): ReadContext {
  const cues = new Map<Cue, Match[]>();
  for (const [cue, phrase] of phrasesFor(CUES, tokens)) {
    const found = findPhrase(phrase, tokens);
    if (found.length > 0) cues.set(cue, [...(cues.get(cue) ?? []), ...found]);
  }
  const at = (cue: Cue) => cues.get(cue) ?? [];
  // `At 17`, `aged 30`: of then. `At 30 weeks` is of this pregnancy.
  tokens.forEach(({ text, kind }, index) => {
    const behind = tokens[index + 1]?.text ?? '';
    const isAge =
      kind === 'number' && /^[1-4]\d$/.test(text) && /^(at|aged|when)$/.test(tokens[index - 1]?.text ?? '');
    const isOther =
      /^(weeks?|wks?|w|am|pm|days?|months?|%|oclock|hours?|mins?|minutes|\/|:|\+|bpm|c|f|degrees|over|percent)$/.test(
        behind,
      );
    // `It came out at 22`: a reading.
    const isReading =
      READS.test(tokens[index - 2]?.text ?? '') ||
      (tokens[index - 2]?.text === 'out' && /^(came|comes|come)$/.test(tokens[index - 3]?.text ?? ''));
    if (isAge && !isOther && !isReading)
      cues.set('past', [...at('past'), { first: index, last: index, of: [index] }]);
  });
  // A year by its number.
  tokens.forEach(({ text }, index) => {
    if (/^(19|20)\d\d$/.test(text))
      cues.set('past', [...at('past'), { first: index, last: index, of: [index] }]);
  });
  // `Colleague is pregnant`: a person at the beginning, unless she only says something.
  const others = [...at('other'), ...barePersons(tokens)].filter(({ first, last }) => {
    const next = tokens[last + 1]?.text ?? '';
    // `Came off my horse`: hers all the same.
    const isBelow =
      PETS.has(tokens[last]?.text ?? '') && /^(off|over|from|by|on)$/.test(tokens[first - 1]?.text ?? '');
    return !SAYS.has(next) && !isBelow;
  });
  cues.set('other', others);
  // `My baby belly`: her own.
  cues.set(
    'child',
    at('child').filter(
      ({ last }) =>
        !(
          tokens[last]?.text === 'baby' &&
          /^(belly|bump|brain|weight|bulge)$/.test(tokens[last + 1]?.text ?? '')
        ),
    ),
  );
  // `My smile`: what is hers is herself, unless the word names somebody.
  const named = new Set([...at('other'), ...at('child')].flatMap(({ of }) => of));
  tokens.forEach(({ text }, index) => {
    const isHers = text === 'my' && !named.has(index);
    if (isHers) cues.set('self', [...at('self'), { first: index, last: index, of: [index] }]);
  });
  const noDenial = new Set(at('no denial').map(({ first }) => first));
  const notOver = at('not over');
  // `I don't feel like …` is one, `I don't feel …` none: the longer cue decides.
  const before = at('before').filter(({ first, of }) => !noDenial.has(first) || of.length >= 3);
  const after = at('after').filter(
    (cue) => !notOver.some((not) => overlaps(not, cue) || isRightBefore(not, cue)),
  );
  const own = (match: Match) => (cue: Match) => cue.of.every((index) => !match.of.includes(index));

  const isDenied = (match: Match, mayBeOver: boolean): boolean =>
    isAnsweredNo(match, tokens) ||
    before.filter(own(match)).some((cue) => reachesForward(cue, match, tokens) || isBetween(cue, match)) ||
    (mayBeOver && after.filter(own(match)).some((cue) => reachesBack(cue, match, tokens)));
  const isPast = (match: Match): boolean =>
    !at('returned').some((cue) => isSameSentence(cue, match, tokens)) &&
    at('past')
      .filter(own(match))
      // `Less than last week` is of now.
      .filter(({ first }) => !COMPARES.has(tokens[first - 1]?.text ?? ''))
      .filter((cue) => !isOtherOfTwo(cue, tokens))
      // `Not kicking like she used to`.
      .filter(
        ({ first }) =>
          tokens[first]?.text !== 'used' || !/^(like|as|than)$/.test(tokens[first - 2]?.text ?? ''),
      )
      .some(
        (cue) =>
          sharesClause(cue, match, tokens) &&
          !at('onset').some((onset) => sharesClause(onset, match, tokens)),
      );
  const isFoundFine = (match: Match): boolean => {
    if (at('looked at').length === 0) return false;
    const sentence = tokens[match.first]?.sentence ?? 0;
    const fine = at('found fine').find(
      (cue) => cue.first > match.last && (tokens[cue.first]?.sentence ?? 0) - sentence <= 1,
    );
    if (fine === undefined) return false;
    const last = tokens[fine.last]?.sentence ?? 0;
    const isLookedAt = at('looked at').some(({ first }) =>
      [sentence, last].includes(tokens[first]?.sentence ?? -1),
    );
    return (
      isLookedAt &&
      !tokens.some((token) => token.sentence >= sentence && token.sentence <= last && GOES_ON.has(token.text))
    );
  };
  const isImagined = (match: Match): boolean =>
    isBareQuestion(match, tokens) ||
    isCondition(match, tokens) ||
    at('hypothetical')
      .filter((cue) => !cue.of.every((index) => match.of.includes(index)))
      // `A reading of 138 over 92`.
      .filter(
        ({ first }) =>
          !(/^readings?$/.test(tokens[first]?.text ?? '') && tokens[first + 2]?.kind === 'number'),
      )
      .filter((cue) => !isToldReading(cue, tokens))
      .some(
        (cue) =>
          cue.first < match.first && isSameSentence(cue, match, tokens) && !isCutBetween(cue, match, tokens),
      );

  return (match, kind = 'sign') => {
    const who = whoIs(
      match,
      { other: at('other'), child: at('child'), pronoun: at('pronoun'), self: at('self') },
      tokens,
    );
    if (isDenied(match, kind !== 'lasting')) return { assertion: 'absent', who };
    if (isPast(match) || (kind === 'sign' && isFoundFine(match))) return { assertion: 'past', who };
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

/** `Any swelling? No.` */
function isAnsweredNo(match: Match, tokens: readonly Token[]): boolean {
  const sentence = tokens[match.first]?.sentence ?? 0;
  if (!endsWithQuestion(tokens, sentence)) return false;
  const answer = tokens.find((token) => token.sentence === sentence + 1 && token.kind === 'word');
  return answer !== undefined && ['no', 'nope', 'none', 'nah', 'not'].includes(answer.text);
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
      const isDenial = tokens[cue.first]?.text === 'denies' || tokens[cue.first]?.text === 'denied';
      if (CLAUSE_STARTS.has(next) || !(isDenial || isListTail(index, tokens))) return false;
      words = 0;
    } else if (token.text === 'and') {
      if (CLAUSE_STARTS.has(next)) return false;
      // `No pee for 20 hours and fever`: the time has ended what is denied.
      if (/^(hours?|hrs?|days?|weeks?|yesterday|morning|midnight)$/.test(tokens[index - 1]?.text ?? ''))
        return false;
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
    // `She told me to write it down: I have …`
    if (token === ':' && FIRST_PERSON.has(next)) return true;
    if (token === 'because' || token === 'cos' || token === 'since') return true;
    if ((token === 'and' || token === ',' || token === 'that') && ['im', 'ive', 'mine'].includes(next))
      return true;
    // `What can I do, water is …`: asked about what is.
    if (token === 'do' && ['what', 'can', 'should', 'i', 'to'].includes(tokens[index - 1]?.text ?? ''))
      return true;
    if (
      (token === 'and' || token === ',' || token === 'that') &&
      next === 'i' &&
      /^(am|have|feel|cant|keep|soak|just|fainted|passed|collapsed|bled|woke)$/.test(
        tokens[index + 2]?.text ?? '',
      )
    )
      return true;
    if ((token === 'and' || token === ',' || token === 'that') && next === 'my') return true;
  }
  return false;
}

/** `Midwife's cuff says 171/99`: a reading of hers; `the midwife says 140/90 is high` is none. */
function isToldReading({ first, last }: Match, tokens: readonly Token[]): boolean {
  return (
    /^(midwife|doctor|gp|nurse|consultant)$/.test(tokens[first]?.text ?? '') &&
    tokens[last + 1]?.kind === 'number' &&
    !tokens.some(
      ({ text, sentence }) =>
        sentence === tokens[first]?.sentence && /^(is|would|above|limit|high|means|and|worry)$/.test(text),
    )
  );
}

const OF_TWO =
  /^(legs?|calf|calves|thigh|ankle|foot|feet|knee|arm|hand|wrist|breast|breasts|boob|boobs|nipple|eye|eyes|side|ovary|pupil)$/;

/** `My leg is twice the size of the other one`: the other leg, no other time. */
function isOtherOfTwo({ first, last }: Match, tokens: readonly Token[]): boolean {
  return (
    tokens[first + 1]?.text === 'other' &&
    tokens[last]?.text === 'one' &&
    tokens.some(({ text, sentence }) => sentence === tokens[first]?.sentence && OF_TWO.test(text))
  );
}

const COMPARES = new Set(['than', 'with', 'to', 'from', 'like', 'as', 'since']);
const WHAT_TO_DO = new Set(['call', 'ring', 'phone', 'contact', 'should', 'would', 'must']);

/** `If the waters are green, …`; `if I press on it` is no condition of what may come. */
function isCondition(match: Match, tokens: readonly Token[]): boolean {
  const sentence = tokens[match.first]?.sentence ?? 0;
  const [first, second] = tokens.filter((token) => token.sentence === sentence && token.kind === 'word');
  if (first?.text !== 'if' || first.start >= (tokens[match.first]?.start ?? 0)) return false;
  const isAsked =
    endsWithQuestion(tokens, sentence) ||
    tokens.some((token) => token.sentence === sentence && WHAT_TO_DO.has(token.text));
  return isAsked || !FIRST_PERSON.has(second?.text ?? '');
}

/** `Is chest pain common after a birth?`: a question that says nothing of herself. */
function isBareQuestion(match: Match, tokens: readonly Token[]): boolean {
  const sentence = tokens[match.first]?.sentence ?? 0;
  const words = tokens.filter((token) => token.sentence === sentence && token.kind === 'word');
  // `When my waters went …` tells, `when should I …` asks.
  const isTold =
    words[0]?.text === 'when' && !ASKS.has(words[1]?.text ?? '') && !endsWithQuestion(tokens, sentence);
  const asks = !isTold && (endsWithQuestion(tokens, sentence) || ASKS.has(words[0]?.text ?? ''));
  // `Can barely breathe` asks nothing.
  if (/^(barely|hardly|not|only|still|just|no)$/.test(words[1]?.text ?? '')) return false;
  // Nor do `did the questionnaire` and `might be bleeding again`, where she leaves herself out.
  if (isWithoutHerself(words[0]?.text, words[1]?.text) && !endsWithQuestion(tokens, sentence)) return false;
  return asks && ASKS.has(words[0]?.text ?? '') && !words.some(({ text }) => FIRST_PERSON.has(text));
}

const isWithoutHerself = (first = '', second = '') =>
  (first === 'did' && /^(the|a|an|another|some|two|three|that)$/.test(second)) ||
  (/^(might|may|could)$/.test(first) && /^(be|have|feel|see|hear|even)$/.test(second)) ||
  (first === 'can' && /^(feel|see|hear|smell|taste)$/.test(second));

const within = (cues: readonly Match[], match: Match) =>
  Math.max(
    -1,
    ...cues.filter(({ first, last }) => first > match.first && last < match.last).map(({ last }) => last),
  );

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
    // `Mum noticed half my face …`: what is hers is named within the words themselves.
    Math.max(lastOf(people.self, here), within(people.self, match)),
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
