import { foldText } from '../../fold-text.ts';
import { isMedicalWord } from './medical-words.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { GIVEN_NAMES, SURNAMES } from './person-names.ts';

interface Token {
  text: string;
  folded: string;
  from: number;
  to: number;
}

const TITLE_WITH_DOT = /(?<![\p{L}\d])(?:dr|drs|prof|mr|mrs|ms|hr|fr|smt|sr|sra|mme)\.(?=\s*\p{L})/giu;
const TITLE =
  /(?<![\p{L}\d])(?:Dr|Prof|Professor|Doctor|Doktor|Mr|Mrs|Ms|Miss|Mx|Herrn?|Frau|Shri|Smt|Kumari|Sister|Nurse|Schwester|DR|MRS|MISS|PROF|HERR|FRAU|SHRI|SMT)(?=\s+\p{Lu})/gu;
const FURTHER_TITLE = new Set('med dent rer nat phil habil univ dr prof hc pd priv doz dipl'.split(' '));
const PARTICLE = new Set('von van de der den zu al bin da di del la le el dos'.split(' '));
const CREDENTIAL =
  /((?:\p{Lu}[\p{L}'’.-]*\s+){0,3}\p{Lu}[\p{L}'’.-]+)\s*,?\s+(?:M\.?\s?D\b\.?|MBBS|M\.?B\.?,?\s?B\.?S\b|D\.O\.|Ph\.?\s?D\b\.?|R\.?N\b\.?|FRCOG|MRCOG|FRCR|MRCP|FRCS|FACOG|FACR|FACS|DNB|DGO|PA-C|CNM|FNP|ARNP|CRNP|DPM|DDS|Facharzt|Fachärztin|Radiologist|Pathologist|Gyn(?:a?e)cologist)(?![\p{L}])/gu;
const RELATIVE =
  /\b(?:husband|wife|mother|father|sister|brother|son|daughter|partner|friend|aunt|uncle|cousin|niece|nephew|grand(?:mother|father|son|daughter)|mom|mum|dad|boyfriend|girlfriend|fianc[eé]e?|neighbou?r|caregiver|guardian|ehemann|ehefrau|mutter|vater|tochter|sohn|schwester|bruder|baby girl|baby boy|infant|newborn|twin [ab]|named|called|by|s\/o|d\/o|w\/o|c\/o)[,:]?\s+(?:is\s+|was\s+)?(?=\p{Lu})/giu;
const OF_AGE =
  /(?:^|[.!?:]\s+)((?:\p{Lu}[\p{L}'’.-]*\s+){1,4})(?=(?:is|was|IS|WAS)\s+(?:an?|AN?|now)\s[^.]{0,60}?(?:year|YEAR|yr|YR|y\/o|month|MONTH))/gu;
const ACTS =
  /(?:^|[.!?:;]\s+|,\s|\band\s)(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})(?=\s+(?:denie[sd]|report(?:s|ed)|state[sd]|complain(?:s|ed)|present(?:s|ed)|underwent|endorse[sd]|feels|felt|tolerated|mention(?:s|ed)|says|said|told|asked|agree[sd]|underst(?:ands|ood)|wishe[sd]|should|will|would|wants|came|called|was seen|was advised|was told|was given|was admitted|has been seen|lives|works|smokes|drinks|takes|took|returns|returned|DENIE[SD]|REPORTS|STATES|COMPLAINS|PRESENTS|UNDERWENT)\b)/gu;
const INITIALS =
  /(?<![\p{L}\d.])(?:\p{Lu}\.\s?){1,3}\p{Lu}\p{Ll}{2,}|(?<![\p{L}\d])\p{Lu}\p{Ll}{2,},?\s(?:\p{Lu}\.){1,2}(?![\p{L}])/gu;
const POSSESSIVE = /(?<![\p{L}])\p{Lu}\p{Ll}{2,}(?=['’]s(?![\p{L}]))/gu;
const DOSE = /^[^.]{0,25}?\d+(?:[.,]\d+)?\s*(?:mg|mcg|g|ml|iu|meq|units?|%|tab|cap)\b/iu;
/** How names of drugs and diseases end. */
const SUBSTANCE =
  /(?:pril|olol|statin|sartan|mycin|cillin|azole|idine|azine|amine|pine|prazole|ide|ate|ium|mab|nib|vir|oxacin|cycline|dronate|gliptin|flozin|parin|xaban|setron|triptan|barbital|zepam|zolam|caine|phylline|terol|sone|lone|olone|one|osis|itis|emia|aemia|oma|opathy|ectomy|ostomy|otomy|oscopy|graphy|gram|uria|algia|plegia|paresis|trophy|plasia|megaly|stenosis|cele|hcl|xr|er|sr)$/u;

/** Words of the whole document: what stands somewhere without a capital is a word, what was found to be a name is one. */
export interface NameContext {
  lowerWords: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** Words that stand somewhere in the lines with a small first letter. */
export function collectLowerWords(lines: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const line of lines) {
    for (const [word] of line.matchAll(/(?<![\p{L}\p{M}'’-])\p{Ll}[\p{L}\p{M}]{2,}/gu))
      words.add(foldText(word));
  }
  return words;
}

/** True where a word is a word of the language, not only a name. */
export const isOrdinary = (folded: string, lowerWords: ReadonlySet<string>): boolean =>
  folded.length < 2 || ORDINARY_WORDS.has(folded) || (lowerWords.has(folded) && !GIVEN_NAMES.has(folded));

/**
 * Where persons stand in a line, as ranges; not yet in order. `isGuessing`: also words that only a capital makes a name;
 * the others are certain enough to be names in the whole document.
 */
export function findNames(
  line: string,
  { lowerWords, names }: NameContext,
  isGuessing: boolean,
): [number, number][] {
  const tokens = tokensOf(line);
  const ranges: [number, number][] = [];
  const ordinary = (token: Token) => isOrdinary(token.folded, lowerWords);
  const isAllCaps = isMostlyCapitals(line);

  for (const token of tokens) if (names.has(token.folded)) ranges.push([token.from, token.to]);
  for (const [pattern, isAnyCase] of [
    [TITLE_WITH_DOT, true],
    [TITLE, false],
  ] as const) {
    for (const match of line.matchAll(pattern)) {
      const at = match.index + match[0].length;
      const end = nameEnd(tokens, at, isAnyCase, ordinary);
      if (end > at) ranges.push([match.index, end]);
    }
  }
  for (const match of line.matchAll(CREDENTIAL))
    ranges.push([match.index, match.index + (match[1] ?? '').length]);
  for (const match of line.matchAll(RELATIVE)) {
    const at = match.index + match[0].length;
    const next = tokens.find(({ from }) => from >= at);
    if (next === undefined || next.from !== at || ordinary(next) || isAllCaps) continue;
    if (SUBSTANCE.test(next.folded) || isAbbreviation(next.text)) continue;
    const second = tokens[tokens.indexOf(next) + 1];
    const hasSecond =
      second !== undefined && isCapitalized(second.text) && line.slice(next.to, second.from) === ' ';
    ranges.push([next.from, hasSecond ? second.to : next.to]);
  }
  for (const pattern of [OF_AGE, ACTS]) {
    for (const match of line.matchAll(pattern)) {
      const from = match.index + match[0].indexOf(match[1] ?? '');
      const to = from + (match[1] ?? '').trimEnd().length;
      const inside = tokens.filter((token) => token.from >= from && token.to <= to);
      if (inside.some(ordinary) && !inside.some(isListed)) continue;
      if (pattern === ACTS && !isGuessing) continue;
      const isMedical = ({ folded }: Token) => SUBSTANCE.test(folded) || isMedicalWord(folded);
      if (pattern === ACTS && inside.some(isMedical) && !inside.some(isListed)) continue;
      ranges.push([from, to]);
    }
  }
  for (const match of line.matchAll(INITIALS)) {
    const long = tokensOf(match[0]).find(({ text }) => text.length > 2);
    if (long && !ORDINARY_WORDS.has(long.folded)) ranges.push([match.index, match.index + match[0].length]);
  }
  if (isGuessing)
    for (const match of line.matchAll(POSSESSIVE)) {
      if (!isOrdinary(foldText(match[0]), lowerWords))
        ranges.push([match.index, match.index + match[0].length]);
    }
  findRuns(line, tokens, { ordinary, isAllCaps, isGuessing, names }, ranges);
  return ranges;
}

/** Words with a capital one behind the other: a person, unless one of them is a word of the language. */
function findRuns(
  line: string,
  tokens: Token[],
  {
    ordinary,
    isAllCaps,
    isGuessing,
    names,
  }: {
    ordinary: (token: Token) => boolean;
    isAllCaps: boolean;
    isGuessing: boolean;
    names: ReadonlySet<string>;
  },
  ranges: [number, number][],
): void {
  const isNamed = (token: Token) => isListed(token) || names.has(token.folded);
  let run: Token[] = [];
  const close = (): void => {
    const ended = run;
    run = [];
    if (ended.length === 0) return;
    ended.forEach((token, index) => {
      const isName = isNamed(token) && !(isAbbreviation(token.text) && (!isAllCaps || token.text.length < 4));
      if (!isName) return;
      ranges.push([token.from, token.to]);
      // A surname may be a word as well: Anna Long, Clara Brown.
      const next = ended[index + 1];
      if (GIVEN_NAMES.has(token.folded) && next) ranges.push([next.from, next.to]);
      const previous = ended[index - 1];
      if (previous && !ordinary(previous)) ranges.push([previous.from, previous.to]);
      if (next && !ordinary(next) && !SUBSTANCE.test(next.folded)) ranges.push([next.from, next.to]);
    });
    const first = ended[0];
    const last = ended.at(-1);
    if (first === undefined || last === undefined || isAllCaps || !isGuessing) return;
    if (!ended.every((token) => IS_NAME_SHAPED.test(token.text) || PARTICLE.has(token.folded))) return;
    if (ended.some((token) => ordinary(token) || SUBSTANCE.test(token.folded) || isAbbreviation(token.text)))
      return;
    // A medicine has its dose behind it.
    if (DOSE.test(line.slice(last.to))) return;
    // One word alone is one within a sentence, and where nothing else is known of it: then the capital is a name's.
    if (ended.length === 1 && (first.text.length < 3 || isMedicalWord(first.folded))) return;
    if (ended.length === 1 && !/[\p{Ll},(] ?$/u.test(line.slice(0, first.from))) return;
    ranges.push([first.from, last.to]);
  };
  for (const token of tokens) {
    const previous = run.at(-1);
    const isNext = previous === undefined || /^(?: |, ?|-)$/u.test(line.slice(previous.to, token.from));
    const isComma = previous !== undefined && line.slice(previous.to, token.from).startsWith(',');
    const isInside = isCapitalized(token.text) || (previous !== undefined && PARTICLE.has(token.folded));
    if (!isInside || !isNext || (isComma && !(isNamed(token) || (previous && isNamed(previous))))) close();
    if (isCapitalized(token.text) || (run.length > 0 && PARTICLE.has(token.folded))) run.push(token);
  }
  close();
}

/** The end of the name that begins behind a title, at most four words; `at` where there is none. */
function nameEnd(
  tokens: Token[],
  at: number,
  isAnyCase: boolean,
  ordinary: (token: Token) => boolean,
): number {
  let end = at;
  let count = 0;
  for (const token of tokens) {
    if (token.from < at) continue;
    if (token.from - end > 3 || count === 4) break;
    if (FURTHER_TITLE.has(token.folded) || PARTICLE.has(token.folded)) {
      end = token.to;
      continue;
    }
    // The first word behind "Dr." is a name, whatever it is; the next ones where they look like one.
    if (
      count === 0 ? !(isAnyCase || isCapitalized(token.text)) : !isCapitalized(token.text) || ordinary(token)
    )
      break;
    end = token.to;
    count += 1;
  }
  return count === 0 ? at : end;
}

function tokensOf(line: string): Token[] {
  return [...line.matchAll(/\p{L}[\p{L}\p{M}]*(?:['’](?!s(?![\p{L}]))[\p{L}\p{M}]+)*/gu)].map((match) => ({
    text: match[0],
    folded: foldText(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

const isListed = ({ folded }: Token): boolean =>
  GIVEN_NAMES.has(folded) || (SURNAMES.has(folded) && !ORDINARY_WORDS.has(folded));
const isCapitalized = (text: string): boolean => /^\p{Lu}/u.test(text);
/** Smith, McDonald, O'Brien; not IgG and HDLc. */
const IS_NAME_SHAPED = /^(?:\p{Lu}['’])?\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}{2,})?$/u;
const isAbbreviation = (text: string): boolean => /^\p{Lu}{2,4}$/u.test(text);

function isMostlyCapitals(line: string): boolean {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 8 && (line.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.7;
}
