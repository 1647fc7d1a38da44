import { NUMBER } from './printed-number.ts';

// Every pattern is sticky: it is asked for one place of a text. None can run away: all repeats are bounded or of one class.

export const FLAG =
  /(?:\*(?:HI|LO|HH|LL|H|L|ABN|CRIT)\*|\*{1,3}|#|!{1,2}|↑{1,2}|↓{1,2}|▲|▼|(?:above|below|Above|Below) (?:high|low|High|Low) (?:normal|threshold|limit|Normal)|HH|LL|H|L|N|A|AA|C|HI|LO|High|HIGH|high|Low|LOW|low|Normal|NORMAL|normal|Abnormal|ABNORMAL|abnormal|Abn|ABN|Critical|CRITICAL|Crit|Panic|Above|Below)(?![\p{L}\p{N}/])/uy;
export const GLUED_FLAG = /\s?(?:\*{1,3}|#|↑{1,2}|↓{1,2}|▲|▼|(?:HH|LL|H|L)(?![\p{L}\p{N}/]))/uy;
export const LEADING_FLAG = /(?:\*{1,3}|#|↑|↓|▲|▼|(?:HH|LL|H|L)(?=\s))\s?(?=[<>≤≥]?\s?\d)/uy;

export const WORDS =
  /(?:non[\s-]?reactive|not reactive|reactive|not detected|non[\s-]?detected|undetected|undetectable|detected|negative|neg|positive|pos|equivocal|indeterminate|inconclusive|borderline|weakly positive|non[\s-]?immune|not immune|immune|trace|traces|nil|absent|present|none seen|not seen|none|no growth|scanty|occasional|rare|few|moderate|many|plenty|numerous|small|large|packed|clear|slightly hazy|hazy|slightly cloudy|cloudy|turbid|slightly turbid|pale yellow|light yellow|dark yellow|yellow|straw|amber|colou?rless|red|brown|acidic|alkaline|adequate|nilm|unsatisfactory|invalid|compatible|isolated|not isolated|(?:AB|A|B|O)\s?(?:rh\s?(?:\(?d\)?)?\s?)?(?:positive|negative|pos|neg|\+|-|\(\+\)|\(-\)))(?:ve)?(?![\p{L}\p{N}])/iuy;
export const GRADE = /(?:[1-4]\s?\+{1,4}|\+{1,4}|\(\+{1,3}\)|[1-4]\s?plus)(?![\p{L}\p{N}])/uy;
export const TITER =
  /1\s?[:/]\s?(?:2|4|5|8|10|16|20|32|40|64|80|100|128|160|256|320|512|640|1024|1280|2048|2560)(?![\d:/.])/y;
/** `< 1:40` */
export const TITER_BOUND = /[<>≤≥]=?\s?1\s?:\s?\d{1,5}(?!\d)/y;
/** A blood group alone in its cell; A would be "abnormal". */
export const GROUP = /(?:AB|O|B)(?=\s*$)/y;
export const MISSING =
  /(?:not available|not applicable|not established|not reported|not performed|n\/a|na|n\.a\.|-{1,3}|—|–)$/iy;
export const DATE =
  /(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th)?[\s.-]{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[\s.,-]{1,2}\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4})(?![\d.]\d|\d)(?:T(?=\d))?/iy;
/** `20140211`, `20140211135400-0500`: a day in one run of digits. */
export const COMPACT_DATE =
  /(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{4,6})?(?:[+-]\d{4})?(?![\d.,])/y;
/** A LOINC code in a column of its own. */
export const CODE = /\d{3,5}-\d(?![\d.,])(?=\s*$)/y;
export const TIME =
  /(?:at\s)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\.\d{1,3})?\s?(?:[ap]\.?m\.?|h|hrs|uhr|utc|z)?(?![\d\p{L}])/iuy;
export const LABEL =
  /(?:(?:(?:biological|bio\.?|normal|standard|lab)\s)?(?:reference|ref\.?)\s?(?:range|interval|int\.?|values?)|(?:normal|standard)\s(?:range|values?)|(?:reference|ref\.?|normal|range|expected|biological|n(?:\.?r)?\.?|r\.?r\.?)(?=\s?:|\s(?:[\d<>≤≥]|up ?to|less|below|non|neg|not)))\s?[:=]?\s?/iy;
export const VALUE_LABEL = /(?:your\s)?(?:results?|values?|observed value)\s?[:=]\s?/iy;
export const UNIT_LABEL = /units?\s?[:=]\s?/iy;
export const FLAG_LABEL = /(?:abnormal\s)?flag\s?[:=]\s?/iy;
export const SPACE = /[\s,;:=]+/y;
export const NUMBER_AT = new RegExp(NUMBER, 'y');
/** Letters that a picture's digits are taken for. */
export const OCR_NUMBER =
  /[<>]?\s?(?=[\dOolI|S.,]{2,8}(?![\p{L}\p{N}]))(?=[^\d]{0,3}\d)[\dOolI|S]{1,6}(?:[.,][\dOolI|S]{1,4})?/uy;

/** What a pattern finds at a place of a text, '' for nothing. */
export function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
