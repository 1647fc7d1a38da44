import { NUMBER } from './printed-number.ts';
import { unitAt } from './printed-unit.ts';

/** A printed range, taken apart. Its bounds are still text: which decimal style they are in, the comparison decides. */
export interface PrintedRange {
  lower: string | null;
  upper: string | null;
  /** False for `> 40` and `< 5`: a value of exactly 40 or 5 is outside. */
  isLowerIncluded: boolean;
  isUpperIncluded: boolean;
  /** The unit inside the range, '' for none. */
  unit: string;
  /** It holds for a phase, a gestation, an age or men alone, or there are several: nothing can be compared with it. */
  isConditional: boolean;
}

export const INTERVAL = new RegExp(
  String.raw`(-?${NUMBER})\s?(?:-|–|—|−|‐|‑|~|to\b|\.\.)\s?(${NUMBER})`,
  'y',
);
export const BOUND = new RegExp(
  String.raw`(<\s?(?:or\s?)?=|>\s?(?:or\s?)?=|<\s?OR\s?=|>\s?OR\s?=|=\s?<|=\s?>|<|>|≤|≥)\s?(${NUMBER})`,
  'y',
);
export const WORD_BOUND = new RegExp(
  String.raw`(up ?to|upto|less than(?: or equal to)?|lower than|below|under|not more than|at most|max\.?|maximum|until|greater than(?: or equal to)?|more than|higher than|above|over|at least|min\.?|minimum)\s{1,2}(${NUMBER})`,
  'iy',
);
const FIRST = new RegExp(NUMBER, 'y');
const SECOND = new RegExp(String.raw`\s?(?:-|–|—|to\b)\s?(${NUMBER})`, 'y');
const LOWER_WORDS = /^(greater|more|higher|above|over|at least|min)/i;
const INCLUDED_WORDS = /equal|up ?to|upto|at most|at least|not more|max|min|until/i;

/** Words that stand in ranges. Those that say for whom or when make it conditional. */
const CONDITION =
  /^(?:follicular|luteal|ovulat\w*|mid-?cycle|mid|cycle|peak|phase|(?:pre|post|peri)?-?menopaus\w*|menarche|pregnan\w*|trimester|trim|gestation\w*|weeks?|wks?|days?|months?|years?|yrs?|male|males|men|man|m|boys?|girls?|child\w*|infants?|newborns?|neonat\w*|pa?ediatric|tanner|smokers?|cord|deficien\w*|insufficien\w*|toxic\w*|pre-?diabet\w*|diabet\w*|risk|borderline|intermediate|abnormal|equivocal|indeterminate|grey|gray|contraceptive\w*|elderly|negative|positive|reactive|non-?reactive|puberty|pubertal|stage)$/i;
const NEUTRAL =
  /^(?:adults?|females?|women|woman|f|w|normal|range|ranges|ref|reference|interval|values?|biological|bio|expected|therapeutic|optimal|desirable|recommended|target|goal|fasting|random|immune|sufficien\w*|non|not|and|or|the|of|for|in|age|aged|all|ages|level|levels|limit|limits|lab|adult|1st|2nd|3rd|first|second|third|early|late|day|am|pm|morning|non-?pregnant|nonpregnant|nondiabetic|healthy|individuals|approx\.?)$/i;

/** True for a word that may stand in a printed range beside its numbers. */
export function isRangeWord(word: string): boolean {
  return CONDITION.test(word) || NEUTRAL.test(word);
}

/**
 * A printed range with the numbers it gives, or null where a text gives none. `3.5 - 5.1`, `[3,5–5,1]`, `<= 5.2`, `up to 40`,
 * `Adult female: 12.0 - 15.5`; `Follicular 12.5 - 166; luteal 43.8 - 211` is conditional.
 */
export function readRange(text: string): PrintedRange | null {
  let range: PrintedRange | null = null;
  let isConditional = false;
  let at = 0;
  while (at < text.length) {
    const found = boundsAt(text, at);
    if (found) {
      at = found.end;
      // `18 - 49 years` says for whom, not what.
      if (/^\s?(?:years?|yrs?|y|weeks?|wks?|days?|months?)\b/i.test(text.slice(at, at + 10)))
        isConditional = true;
      else if (range) isConditional = true;
      else range = found.range;
      continue;
    }
    const unit = range ? unitAt(text, at) : '';
    if (unit !== '') {
      if (range && range.unit === '') range.unit = unit;
      at += unit.length;
      continue;
    }
    const word = /^[A-Za-z][A-Za-z-]{0,30}|^\d{1,2}(?:st|nd|rd|th)/.exec(text.slice(at, at + 32))?.[0];
    if (word !== undefined) {
      if (CONDITION.test(word) || /pregnan|menopaus/i.test(word)) isConditional = true;
      at += word.length;
      continue;
    }
    if (/\d/.test(text.charAt(at))) return null;
    at += 1;
  }
  return range && { ...range, isConditional };
}

/** Two bounds or one at a place of a text. */
function boundsAt(text: string, at: number): { range: PrintedRange; end: number } | null {
  if (at > 0 && /[\d.,]/.test(text.charAt(at - 1))) return null;
  const base: PrintedRange = {
    lower: null,
    upper: null,
    isLowerIncluded: true,
    isUpperIncluded: true,
    unit: '',
    isConditional: false,
  };
  INTERVAL.lastIndex = at;
  const interval = INTERVAL.exec(text);
  if (interval)
    return {
      range: { ...base, lower: interval[1] ?? '', upper: interval[2] ?? '' },
      end: INTERVAL.lastIndex,
    };
  // 12.0 g/dL - 15.5 g/dL
  FIRST.lastIndex = at;
  const number = FIRST.exec(text)?.[0];
  if (number !== undefined) {
    const space = text.charAt(FIRST.lastIndex) === ' ' ? 1 : 0;
    const unit = unitAt(text, FIRST.lastIndex + space);
    SECOND.lastIndex = FIRST.lastIndex + space + unit.length;
    const upper = unit === '' ? null : SECOND.exec(text);
    return upper
      ? { range: { ...base, lower: number, upper: upper[1] ?? '', unit }, end: SECOND.lastIndex }
      : null;
  }
  BOUND.lastIndex = at;
  const bound = BOUND.exec(text);
  if (bound) {
    const [, sign = '', bare = ''] = bound;
    const isIncluded = /[=≤≥]/.test(sign);
    return {
      range: /[<≤]/.test(sign)
        ? { ...base, upper: bare, isUpperIncluded: isIncluded }
        : { ...base, lower: bare, isLowerIncluded: isIncluded },
      end: BOUND.lastIndex,
    };
  }
  WORD_BOUND.lastIndex = at;
  const words = WORD_BOUND.exec(text);
  if (!words) return null;
  const [, said = '', bare = ''] = words;
  const isIncluded = INCLUDED_WORDS.test(said);
  return {
    range: LOWER_WORDS.test(said)
      ? { ...base, lower: bare, isLowerIncluded: isIncluded }
      : { ...base, upper: bare, isUpperIncluded: isIncluded },
    end: WORD_BOUND.lastIndex,
  };
}
