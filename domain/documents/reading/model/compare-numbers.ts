import { foldText } from '../../fold-text.ts';
import { DECIMAL_STYLES, readNumber } from '../lab-values/printed-number.ts';

/** A number as it stands in a text, with what changes its meaning. */
interface NumberInText {
  /** As it is written, without sign. */
  written: string;
  /** null where the writing has no one meaning: then only the same writing is the same number. */
  value: number | null;
  isNegative: boolean | null;
  comparison: '<' | '>' | null;
  unit: string;
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    million: 1_000_000,
    dozen: 12,
    half: 0.5,
    once: 1,
    twice: 2,
    thrice: 3,
    double: 2,
    triple: 3,
    single: 1,
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    eins: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
  }),
);
const LESS =
  /(?:[<≤]|=<|\b(?:less than|below|under|up to|at most|fewer than|smaller than|unter|bis))\s*=?\s*$/iu;
const MORE =
  /(?:[>≥]|\b(?:more than|greater than|larger than|above|over|at least|exceed(?:s|ing)|uber))\s*=?\s*$/iu;
const PLAIN_NUMBER = /(?<![\p{L}\p{N}^])(?<![\d][.,'’])\d+(?:[.,'’]\d+)*/gu;
/** Words with digits inside: HbA1c, CA-125, L5-S1, x10^9. They are the same or they are others. */
const WORD_WITH_DIGITS = /\p{L}[\p{L}-]*\d[\p{L}\p{N}^]*|\d*\^\d+/gu;
const UNIT =
  /^[\s-]?(%|°\s?[cf]|(?:[kmµunpcdf]?(?:mol|g|l|m|iu|u)|mcg|meq|eq|bpm|mmhg|kcal|cells?|copies|units?|tab(?:let)?s?|cap(?:sule)?s?|drops?|puffs?|times?|days?|weeks?|months?|years?|yrs?|hours?|hrs?|minutes?|min|seconds?|sec|doses?|fold|mill|thou|cm|mm)(?![\p{L}])(?:\s?\/\s?[\p{L}µ\d^]+(?:\.\d+)?)*)/iu;
const NUMBER_AND_UNIT = new RegExp(String.raw`\d[\d.,]*(?:${UNIT.source.slice(1)})?`, 'giu');
/** Between the numbers of a range or of a size, where only the last has its unit. */
const JOINS = /^\s?(?:-|x|×|to|by|and|or|,|\/|bis|und)\s?$/iu;

/** Compatibility forms, signs and units of one kind. For comparing only. */
function normalizeNumbers(text: string): string {
  return text
    .replace(/[⁰¹²³⁴-⁹⁺⁻]+/gu, '^$&')
    .normalize('NFKC')
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/⁄/gu, '/')
    .replace(/[µμ]/gu, 'µ')
    .replace(/mcg/giu, 'µg');
}

/**
 * True when every number of `statement` stands in `source` with the same sign, comparison and unit: 5,20 is 5.2, `<5` is
 * not 5, 2 mg is not 2 g. Numbers in words count too, and words with digits must be the same.
 */
export function hasOnlyNumbersOf(statement: string, source: string): boolean {
  const said = normalizeNumbers(statement);
  const printed = normalizeNumbers(source);
  // Digits of other scripts, which nobody would compare.
  if (/[^\P{N}0-9]/u.test(said)) return false;
  const known = wordsWithDigits(printed);
  if (![...wordsWithDigits(said)].every((word) => known.has(word))) return false;
  const isCommaDecimal = /\d,\d{1,2}(?!\d)/u.test(printed) && !/\d\.\d{1,2}(?!\d)/u.test(printed);
  const there = [...findNumbers(printed, isCommaDecimal), ...numberWords(printed)];
  return [...findNumbers(said, false), ...numberWords(said)].every((number) =>
    there.some((other) => isSameNumber(number, other)),
  );
}

/** The text without numbers and their units, which are compared here. */
export const withoutMeasures = (text: string): string => normalizeNumbers(text).replace(NUMBER_AND_UNIT, ' ');

function wordsWithDigits(text: string): Set<string> {
  return new Set([...text.matchAll(WORD_WITH_DIGITS)].map(([word]) => foldText(word)));
}

function isSameNumber(said: NumberInText, printed: NumberInText): boolean {
  const isSameValue =
    said.written === printed.written || (said.value !== null && said.value === printed.value);
  return (
    isSameValue &&
    (printed.isNegative === null || said.isNegative === null || said.isNegative === printed.isNegative) &&
    said.comparison === printed.comparison &&
    (said.unit === '' || said.unit === printed.unit)
  );
}

function findNumbers(text: string, isCommaDecimal: boolean): NumberInText[] {
  const matches = [...text.matchAll(PLAIN_NUMBER)];
  const numbers = matches.map((match): NumberInText => {
    const before = text.slice(Math.max(0, match.index - 20), match.index);
    const sign = /([-+])$/u.exec(before)?.[1];
    const ahead = sign === undefined ? before : before.slice(0, -1);
    // `3.5 -12.5` is a range; `10-20` too. A sign stands behind a space or a bracket.
    const isRange = sign === '-' && /\d\s*$/u.test(ahead);
    const isSign = sign === '-' && !isRange && /(?:^|[\s(:=<>])$/u.test(ahead);
    const isUnclear = isRange && /\s$/u.test(ahead);
    const unsigned = isSign || sign === '+' ? ahead : before;
    return {
      written: match[0],
      value: numericValue(match[0], isCommaDecimal),
      isNegative: isUnclear ? null : isSign,
      comparison: LESS.test(unsigned) ? '<' : MORE.test(unsigned) ? '>' : null,
      unit: unitOf(text.slice(match.index + match[0].length)),
    };
  });
  for (let at = matches.length - 2; at >= 0; at -= 1) {
    const [match, next, number, following] = [matches[at], matches[at + 1], numbers[at], numbers[at + 1]];
    if (!match || !next || !number || !following || number.unit !== '') continue;
    if (JOINS.test(text.slice(match.index + match[0].length, next.index))) number.unit = following.unit;
  }
  return numbers;
}

function numberWords(text: string): NumberInText[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const word = foldText(match[0]);
    const value = NUMBER_WORDS.get(word);
    if (value === undefined) return [];
    const before = text.slice(Math.max(0, match.index - 20), match.index);
    const comparison = LESS.test(before) ? '<' : MORE.test(before) ? '>' : null;
    const unit = unitOf(text.slice(match.index + match[0].length));
    return [{ written: word, value, isNegative: null, comparison, unit }];
  });
}

function unitOf(behind: string): string {
  return foldText(UNIT.exec(behind)?.[1] ?? '')
    .replace(/\s/gu, '')
    .replace(
      /^(unit|tablet|tab|capsule|cap|drop|puff|time|day|week|month|year|yr|hour|hr|minute|second|dose|cell)s$/u,
      '$1',
    );
}

/** What a number is worth: 1,234.5 and 1.234,5 say it; 1,234 alone means what the document writes elsewhere. */
function numericValue(written: string, isCommaDecimal: boolean): number | null {
  const bare = written.replace(/['’]/gu, '');
  const styles = isCommaDecimal ? DECIMAL_STYLES.toReversed() : DECIMAL_STYLES;
  return styles.map((style) => readNumber(bare, style)).find((value) => value !== null) ?? null;
}
