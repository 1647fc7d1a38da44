import { NUMBER } from './printed-number.ts';
import { BOUND, INTERVAL, isRangeWord, WORD_BOUND } from './printed-range.ts';
import { unitAt } from './printed-unit.ts';
import { repairUnit } from './repair-unit.ts';

/**
 * What a piece of a row is. `bound` is `< 5.0`, a result or a range; `interval` is `2 - 5`, a range, and under a microscope a
 * result; `words` is a result in words. `text` is everything else: a name, a comment.
 */
export type PartKind =
  | 'text'
  | 'value'
  | 'bound'
  | 'interval'
  | 'words'
  | 'unit'
  | 'flag'
  | 'date'
  | 'missing'
  | 'range';

export interface Part {
  kind: PartKind;
  text: string;
  /** Which cell of its line it stands in, from 0. */
  cell: number;
  /** Of a range: the unit printed in it. */
  unit: string;
}

const FLAG =
  /(?:\*{1,3}|#|!{1,2}|↑{1,2}|↓{1,2}|▲|▼|HH|LL|H|L|N|A|AA|C|HI|LO|High|HIGH|high|Low|LOW|low|Normal|NORMAL|normal|Abnormal|ABNORMAL|abnormal|Abn|ABN|Critical|CRITICAL|Crit|Panic|Above|Below)(?![\p{L}\p{N}/])/uy;
const GLUED_FLAG = /\s?(?:\*{1,3}|#|↑{1,2}|↓{1,2}|▲|▼|(?:HH|LL|H|L)(?![\p{L}\p{N}/]))/uy;
const LEADING_FLAG = /(?:\*{1,3}|#|↑|↓|▲|▼|(?:HH|LL|H|L)(?=\s))\s?(?=[<>≤≥]?\s?\d)/uy;

const WORDS =
  /(?:non[\s-]?reactive|not reactive|reactive|not detected|non[\s-]?detected|undetected|undetectable|detected|negative|neg|positive|pos|equivocal|indeterminate|inconclusive|borderline|weakly positive|non[\s-]?immune|not immune|immune|trace|traces|nil|absent|present|none seen|not seen|none|no growth|scanty|occasional|rare|few|moderate|many|plenty|numerous|small|large|packed|clear|slightly hazy|hazy|slightly cloudy|cloudy|turbid|slightly turbid|pale yellow|light yellow|dark yellow|yellow|straw|amber|colou?rless|red|brown|acidic|alkaline|adequate|nilm|unsatisfactory|invalid|compatible|isolated|not isolated|(?:AB|A|B|O)\s?(?:rh\s?(?:\(?d\)?)?\s?)?(?:positive|negative|pos|neg|\+|-|\(\+\)|\(-\)))(?:ve)?(?![\p{L}\p{N}])/iuy;
const GRADE = /(?:[1-4]\s?\+{1,4}|\+{1,4}|\(\+{1,3}\)|[1-4]\s?plus)(?![\p{L}\p{N}])/uy;
const TITER =
  /1\s?[:/]\s?(?:2|4|5|8|10|16|20|32|40|64|80|100|128|160|256|320|512|640|1024|1280|2048|2560)(?![\d:/.])/y;
/** `< 1:40` */
const TITER_BOUND = /[<>≤≥]=?\s?1\s?:\s?\d{1,5}(?!\d)/y;
/** A blood group alone in its cell; A would be "abnormal". */
const GROUP = /(?:AB|O|B)(?=\s*$)/y;
const MISSING =
  /(?:not available|not applicable|not established|not reported|not performed|n\/a|na|n\.a\.|-{1,3}|—|–)$/iy;
const DATE =
  /(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th)?[\s.-]{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[\s.,-]{1,2}\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4})(?![\d.]\d|\d)(?:T(?=\d))?/iy;
/** `20140211`, `20140211135400-0500`: a day in one run of digits. */
const COMPACT_DATE =
  /(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{4,6})?(?:[+-]\d{4})?(?![\d.,])/y;
/** A LOINC code in a column of its own. */
const CODE = /\d{3,5}-\d(?![\d.,])(?=\s*$)/y;
const TIME =
  /(?:at\s)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\.\d{1,3})?\s?(?:[ap]\.?m\.?|h|hrs|uhr|utc|z)?(?![\d\p{L}])/iuy;
const LABEL =
  /(?:(?:(?:biological|bio\.?|normal|standard|lab)\s)?(?:reference|ref\.?)\s?(?:range|interval|int\.?|values?)|(?:normal|standard)\s(?:range|values?)|(?:reference|ref\.?|normal|range|expected|biological|n(?:\.?r)?\.?|r\.?r\.?)(?=\s?:|\s(?:[\d<>≤≥]|up ?to|less|below|non|neg|not)))\s?[:=]?\s?/iy;
const VALUE_LABEL = /(?:your\s)?(?:results?|values?|observed value)\s?[:=]\s?/iy;
const UNIT_LABEL = /units?\s?[:=]\s?/iy;
const FLAG_LABEL = /(?:abnormal\s)?flag\s?[:=]\s?/iy;
const SPACE = /[\s,;:=]+/y;
const NUMBER_AT = new RegExp(NUMBER, 'y');
/** Letters that a picture's digits are taken for. */
const OCR_NUMBER =
  /[<>]?\s?(?=[\dOolI|S.,]{2,8}(?![\p{L}\p{N}]))(?=[^\d]{0,3}\d)[\dOolI|S]{1,6}(?:[.,][\dOolI|S]{1,4})?/uy;

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

export interface PartsRead {
  parts: Part[];
  /** Where reading ended: the text's length when all of it was understood. */
  end: number;
}

/**
 * The parts of a cell from a place on: values, units, ranges, flags, dates. Ends before the first word that is none of
 * these. Every step goes on in the text, so that reading is linear.
 */
export function readParts(text: string, from: number, cell: number, isOcr: boolean): PartsRead {
  const parts: Part[] = [];
  let at = from;
  let end = from;
  let range: { start: number; pieces: string[]; unit: string; isOpen: boolean } | null = null;
  let hasRangeLabel = false;
  const add = (kind: PartKind, found: string, unit = '') =>
    parts.push({ kind, text: found.trim(), cell, unit });
  const last = () => parts.at(-1);
  const hasValue = () => parts.some(({ kind }) => kind === 'value' || kind === 'bound' || kind === 'words');
  const closeRange = () => {
    if (!range) return;
    const shown = range.pieces
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/\s(?=[;,])/g, '')
      .replace(/^[\s:;,=]+|[\s:;,=]+$/g, '');
    const pieces = range;
    range = null;
    if (shown !== '' && /\d/.test(shown)) {
      const kind = kindOfRange(shown);
      parts.push({
        kind: hasRangeLabel && kind === 'bound' ? 'range' : kind,
        text: shown,
        cell,
        unit: pieces.unit,
      });
    }
  };
  const openRange = () => {
    range ??= { start: at, pieces: [], unit: '', isOpen: true };
    return range;
  };
  const take = (found: string) => {
    at += found.length;
    end = at;
  };

  while (at < text.length) {
    const space = match(SPACE, text, at);
    if (space !== '') {
      if (range) openRange().pieces.push(space);
      at += space.length;
      if (at >= text.length) end = at;
      continue;
    }
    const isFirst = parts.length === 0 && range === null;
    const group = isFirst ? match(GROUP, text, at) : '';
    if (group !== '') {
      add('words', group);
      take(group);
      continue;
    }
    const missing = match(MISSING, text, at);
    if (missing !== '' && (isFirst || range === null)) {
      add('missing', missing);
      take(missing);
      continue;
    }
    const code = isFirst ? match(CODE, text, at) : '';
    if (code !== '' && isCode(code)) {
      add('missing', code);
      take(code);
      continue;
    }
    const date = match(DATE, text, at) || match(COMPACT_DATE, text, at);
    if (date !== '') {
      closeRange();
      add('date', date);
      take(date);
      continue;
    }
    if (last()?.kind === 'date') {
      const time = match(TIME, text, at);
      if (time !== '') {
        take(time);
        continue;
      }
    }
    const label = match(LABEL, text, at);
    if (label !== '') {
      closeRange();
      hasRangeLabel = true;
      take(label);
      continue;
    }
    const otherLabel =
      match(VALUE_LABEL, text, at) || match(UNIT_LABEL, text, at) || match(FLAG_LABEL, text, at);
    if (otherLabel !== '') {
      closeRange();
      take(otherLabel);
      continue;
    }
    // "9 ng/mL — ref 15–150"
    if (hasValue() && range === null && /^[—–-]\s[A-Za-z]/.test(text.slice(at, at + 3))) {
      at += 1;
      continue;
    }
    const bracket = /^(?:\([^()]{0,60}\)|\[[^[\]]{0,60}\])/.exec(text.slice(at, at + 64))?.[0] ?? '';
    if (bracket !== '') {
      const inner = bracket.slice(1, -1).trim();
      if (range) {
        openRange().pieces.push(bracket);
        take(bracket);
        continue;
      }
      const inside = readParts(inner, 0, cell, isOcr);
      const isWhole = inside.end >= inner.length && inside.parts.length > 0;
      if (isWhole && inside.parts.every(({ kind }) => kind !== 'value' && kind !== 'text')) {
        // `12.4 (< 5.0)`: a bound in brackets after a value is its range.
        parts.push(
          ...inside.parts.map((part) =>
            (part.kind === 'bound' || part.kind === 'words') && hasValue()
              ? { ...part, kind: 'range' as const }
              : part,
          ),
        );
        take(bracket);
        continue;
      }
      const before = last();
      if (before?.kind === 'bound' || before?.kind === 'interval' || before?.kind === 'range') {
        before.text = `${before.text} ${bracket}`;
        before.kind = 'range';
        take(bracket);
        continue;
      }
      if (hasValue() || before?.kind === 'unit') {
        take(bracket);
        continue;
      }
      break;
    }
    const unitFirst =
      /^[x×*]?\s?10\s?[\^*eE³⁶⁹¹+]/.test(text.slice(at, at + 6)) ||
      (hasValue() && /^10\s?[369]{1,2}\s?\//.test(text.slice(at, at + 6)))
        ? unitAt(text, at) || (/^10\s?[369]{1,2}\s?\/\s?[µuμmc]?[lL]/.exec(text.slice(at, at + 9))?.[0] ?? '')
        : '';
    if (unitFirst !== '' && isBoundary(text, at + unitFirst.length)) {
      takeUnit(unitFirst);
      continue;
    }
    const interval = match(INTERVAL, text, at);
    if (interval !== '' && endsNumber(text, at + interval.length, isOcr)) {
      openRange().pieces.push(interval);
      take(interval);
      continue;
    }
    const wordBound = match(WORD_BOUND, text, at);
    if (wordBound !== '' && endsNumber(text, at + wordBound.length)) {
      openRange().pieces.push(wordBound);
      hasRangeLabel = true;
      take(wordBound);
      continue;
    }
    const titerBound = match(TITER_BOUND, text, at);
    if (titerBound !== '') {
      closeRange();
      add(hasRangeLabel ? 'range' : 'bound', titerBound);
      take(titerBound);
      continue;
    }
    const bound = match(BOUND, text, at);
    if (bound !== '' && endsNumber(text, at + bound.length, isOcr)) {
      openRange().pieces.push(bound);
      take(bound);
      // Alone it may be the result: the row decides.
      if (!hasRangeLabel && range !== null && openRange().pieces.length === 1) {
        const rest = text.slice(at).replace(/^\s+/, '');
        const unit = unitAt(rest, 0);
        const after = unit === '' ? rest : rest.slice(unit.length).replace(/^\s+/, '');
        if (
          !/^[A-Za-z(]/.test(after) ||
          match(FLAG, after, 0) !== '' ||
          /^\((?:ref|normal|\d|[<>≤≥])/i.test(after)
        )
          closeRange();
      }
      continue;
    }
    const titer = last()?.kind === 'date' ? '' : match(TITER, text, at);
    if (titer !== '') {
      closeRange();
      add('value', titer);
      take(titer);
      continue;
    }
    const grade = match(GRADE, text, at);
    if (grade !== '' && !hasValue()) {
      closeRange();
      add('words', grade);
      take(grade);
      continue;
    }
    const leading = match(LEADING_FLAG, text, at);
    if (leading !== '' && !hasValue()) {
      closeRange();
      add('flag', leading);
      take(leading);
      continue;
    }
    if (isOcr) {
      const misread = match(OCR_NUMBER, text, at);
      if (misread !== '' && !range) {
        add('value', misread.replace(/[Oo]/g, '0').replace(/[lI|]/g, '1').replace(/S/g, '5'));
        take(misread);
        continue;
      }
    }
    const number = match(NUMBER_AT, text, at);
    if (number !== '') {
      if (!endsNumber(text, at + number.length, isOcr) || range !== null) break;
      take(number);
      add(hasRangeLabel ? 'range' : 'value', number);
      const glued = match(GLUED_FLAG, text, at);
      if (glued !== '') {
        add('flag', glued);
        take(glued);
      }
      continue;
    }
    const unit = unitAt(text, at);
    if (unit !== '' && isBoundary(text, at + unit.length) && !isWordOfRange(text, at, unit)) {
      takeUnit(unit);
      continue;
    }
    const flag = match(FLAG, text, at);
    if (
      flag !== '' &&
      !(range && /^(?:normal|above|below)$/i.test(flag)) &&
      !/^(?:above|below)$/i.test(flag)
    ) {
      closeRange();
      add('flag', flag);
      take(flag);
      continue;
    }
    const words = match(WORDS, text, at);
    if (words !== '' && !range) {
      add(hasRangeLabel ? 'range' : 'words', words);
      take(words);
      continue;
    }
    const word =
      /^(?:[A-Za-z][A-Za-z-]{0,24}\.?|\d(?:st|nd|rd|th))(?![A-Za-z\d])/.exec(text.slice(at, at + 28))?.[0] ??
      '';
    if (
      word !== '' &&
      isRangeWord(word.replace(/\.$/, '')) &&
      (range !== null || parts.length > 0 || leadsToRange(text, at))
    ) {
      openRange().pieces.push(word);
      at += word.length;
      if (openRange().pieces.some((piece) => /\d/.test(piece))) end = at;
      continue;
    }
    if (range !== null && /^[-–—/|.*]/.test(text.slice(at, at + 1))) {
      openRange().pieces.push(text.charAt(at));
      at += 1;
      continue;
    }
    if (isOcr) {
      const token = /^\S{3,16}/.exec(text.slice(at, at + 17))?.[0] ?? '';
      const repaired =
        hasValue() || range !== null || parts.at(-1)?.kind === 'interval' ? repairUnit(token) : null;
      if (repaired !== null) {
        takeUnit(repaired, token);
        continue;
      }
      if (/^[^\p{L}\p{N}]/u.test(text.slice(at))) {
        at += 1;
        if (at >= text.length) end = at;
        continue;
      }
    }
    break;
  }
  closeRange();
  return { parts, end: at >= text.length ? text.length : end };

  function takeUnit(unit: string, printed = unit) {
    // The unit of a range belongs to it, not to the value.
    if (range && openRange().pieces.some((piece) => /\d/.test(piece))) {
      openRange().unit ||= unit;
      take(printed);
      return;
    }
    closeRange();
    const before = last();
    if (before && before.unit === '' && (before.kind === 'interval' || before.kind === 'range'))
      before.unit = unit;
    else add('unit', unit);
    take(printed);
  }
}

function kindOfRange(shown: string): PartKind {
  BOUND.lastIndex = 0;
  const bound = BOUND.exec(shown)?.[0];
  if (bound === shown) return 'bound';
  INTERVAL.lastIndex = 0;
  return INTERVAL.exec(shown)?.[0] === shown ? 'interval' : 'range';
}

function isCode(text: string): boolean {
  const [first, last] = text.split('-').map(Number);
  return (first ?? 0) > (last ?? 0);
}

/** A number ends where no letter or digit follows that would make it a name (`25-OH`), a date or a blood pressure. */
function endsNumber(text: string, at: number, isOcr = false): boolean {
  const rest = text.slice(at, at + 24);
  if (rest === '' || /^[\s,;)\]*#!↑↓▲▼]/.test(rest)) return !/^,\d/.test(rest);
  if (/^[HL]{1,2}(?![A-Za-z\d/])/.test(rest)) return true;
  if (unitAt(rest, 0) !== '') return true;
  return isOcr && repairUnit(/^\S{3,16}/.exec(rest)?.[0] ?? '') !== null;
}

function isBoundary(text: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.charAt(at));
}

/** `m` of "M 13 - 18" is no unit. */
function isWordOfRange(text: string, at: number, unit: string): boolean {
  return (
    /^[A-Za-z]{1,6}$/.test(unit) &&
    isRangeWord(unit) &&
    /^\s?:?\s?[\d<>≤≥]/.test(text.slice(at + unit.length, at + unit.length + 4))
  );
}

/** "Adult female: 12.0 - 15.5": words of a range with a range soon after them. */
function leadsToRange(text: string, at: number): boolean {
  const ahead =
    /^(?:[A-Za-z-]{1,24}[\s:.,()]{1,3}|\d(?:st|nd|rd|th)\s){1,6}(?=[\d<>≤≥])/.exec(
      text.slice(at, at + 90),
    )?.[0] ?? '';
  if (ahead === '') return false;
  const words = ahead.split(/[\s:.,()]+/).filter((word) => word !== '');
  const after = text.slice(at + ahead.length, at + ahead.length + 30);
  INTERVAL.lastIndex = 0;
  BOUND.lastIndex = 0;
  return words.every(isRangeWord) && (INTERVAL.test(after) || BOUND.test(after));
}
