import {
  CODE,
  COMPACT_DATE,
  DATE,
  FLAG,
  FLAG_LABEL,
  GLUED_FLAG,
  GRADE,
  GROUP,
  LABEL,
  LEADING_FLAG,
  MISSING,
  match,
  NUMBER_AT,
  OCR_NUMBER,
  SPACE,
  TIME,
  TITER,
  TITER_BOUND,
  UNIT_LABEL,
  VALUE_LABEL,
  WORDS,
} from './part-patterns.ts';
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
  return new PartReader(text, from, cell, isOcr).read();
}

/** A range while it is read: its pieces without units, and its unit. */
interface OpenRange {
  pieces: string[];
  unit: string;
}

class PartReader {
  readonly #parts: Part[] = [];
  readonly #text: string;
  readonly #cell: number;
  readonly #isOcr: boolean;
  #at: number;
  #end: number;
  #range: OpenRange | null = null;
  /** "Ref:" was read: what follows is a range, whatever it looks like. */
  #hasRangeLabel = false;

  constructor(text: string, from: number, cell: number, isOcr: boolean) {
    this.#text = text;
    this.#at = from;
    this.#end = from;
    this.#cell = cell;
    this.#isOcr = isOcr;
  }

  read(): PartsRead {
    // What comes first wins: a day before a number, an interval before the number it begins with.
    while (
      this.#at < this.#text.length &&
      (this.#takeSpace() ||
        this.#takeWholeCell() ||
        this.#takeDay() ||
        this.#takeLabel() ||
        this.#takeBracket() ||
        this.#takePower() ||
        this.#takeRange() ||
        this.#takeTiterOrGrade() ||
        this.#takeLeadingFlag() ||
        this.#takeNumber() ||
        this.#takeUnitHere() ||
        this.#takeFlag() ||
        this.#takeWords() ||
        this.#takeRangeWord() ||
        this.#takeMisread())
    );
    this.#closeRange();
    return { parts: this.#parts, end: this.#at >= this.#text.length ? this.#text.length : this.#end };
  }

  #find(pattern: RegExp): string {
    return match(pattern, this.#text, this.#at);
  }

  #ahead(length: number): string {
    return this.#text.slice(this.#at, this.#at + length);
  }

  #add(kind: PartKind, found: string): void {
    this.#parts.push({ kind, text: found.trim(), cell: this.#cell, unit: '' });
  }

  /** Goes on behind what was found. */
  #take(found: string): true {
    this.#at += found.length;
    this.#end = this.#at;
    return true;
  }

  #takeAs(kind: PartKind, found: string): boolean {
    if (found === '') return false;
    this.#closeRange();
    this.#add(kind, found);
    return this.#take(found);
  }

  #takeIntoRange(found: string): true {
    this.#range ??= { pieces: [], unit: '' };
    this.#range.pieces.push(found);
    return this.#take(found);
  }

  get #hasValue(): boolean {
    return this.#parts.some(({ kind }) => kind === 'value' || kind === 'bound' || kind === 'words');
  }

  get #isFirst(): boolean {
    return this.#parts.length === 0 && this.#range === null;
  }

  #closeRange(): void {
    const range = this.#range;
    this.#range = null;
    const shown = (range?.pieces ?? [])
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/\s(?=[;,])/g, '')
      .replace(/^[\s:;,=]+|[\s:;,=]+$/g, '');
    if (range === null || !/\d/.test(shown)) return;
    const shape = kindOfRange(shown);
    const kind = this.#hasRangeLabel && shape === 'bound' ? 'range' : shape;
    this.#parts.push({ kind, text: shown, cell: this.#cell, unit: range.unit });
  }

  #takeSpace(): boolean {
    const space = this.#find(SPACE);
    if (space === '') return false;
    this.#range?.pieces.push(space);
    this.#at += space.length;
    if (this.#at >= this.#text.length) this.#end = this.#at;
    return true;
  }

  /** What is all of its cell: a blood group, "not available", a code. */
  #takeWholeCell(): boolean {
    if (this.#isFirst && this.#takeAs('words', this.#find(GROUP))) return true;
    const missing = this.#range === null ? this.#find(MISSING) : '';
    // "Na" is sodium.
    if (missing !== 'Na' && this.#takeAs('missing', missing)) return true;
    const code = this.#isFirst ? this.#find(CODE) : '';
    return isCode(code) && this.#takeAs('missing', code);
  }

  #takeDay(): boolean {
    if (this.#takeAs('date', this.#find(DATE) || this.#find(COMPACT_DATE))) return true;
    const time = this.#parts.at(-1)?.kind === 'date' ? this.#find(TIME) : '';
    return time !== '' && this.#take(time);
  }

  #takeLabel(): boolean {
    const ofRange = this.#find(LABEL);
    const label = ofRange || this.#find(VALUE_LABEL) || this.#find(UNIT_LABEL) || this.#find(FLAG_LABEL);
    if (label !== '') {
      this.#closeRange();
      if (ofRange !== '') this.#hasRangeLabel = true;
      return this.#take(label);
    }
    // "9 ng/mL — ref 15–150"
    if (!this.#hasValue || this.#range !== null || !/^[—–-]\s[A-Za-z]/.test(this.#ahead(3))) return false;
    this.#at += 1;
    return true;
  }

  #takeBracket(): boolean {
    const bracket = /^(?:\([^()]{0,60}\)|\[[^[\]]{0,60}\])/.exec(this.#ahead(64))?.[0] ?? '';
    if (bracket === '') return false;
    if (this.#range) return this.#takeIntoRange(bracket);
    const inner = bracket.slice(1, -1).trim();
    const { parts, end } = readParts(inner, 0, this.#cell, this.#isOcr);
    const isData = parts.length > 0 && end >= inner.length && parts.every(({ kind }) => kind !== 'value');
    const before = this.#parts.at(-1);
    if (isData) {
      // `12.4 (< 5.0)`: a bound in brackets after a value is its range.
      const isRange = (kind: PartKind) => this.#hasValue && (kind === 'bound' || kind === 'words');
      this.#parts.push(
        ...parts.map((part) => (isRange(part.kind) ? { ...part, kind: 'range' as const } : part)),
      );
    } else if (before?.kind === 'bound' || before?.kind === 'interval' || before?.kind === 'range') {
      before.text = `${before.text} ${bracket}`;
      before.kind = 'range';
    } else if (!this.#hasValue && before?.kind !== 'unit') return false;
    return this.#take(bracket);
  }

  /** `x10^9/L`, and `103/uL` behind a value, where the exponent lost its height. */
  #takePower(): boolean {
    const isPower = /^(?:[x×*]?\s?10\s?[\^*eE³⁶⁹¹+]|[x×*]\s?[eE]\d)/.test(this.#ahead(6));
    const isFlat = this.#hasValue && /^10\s?[369]{1,2}\s?\//.test(this.#ahead(6));
    if (!isPower && !isFlat) return false;
    const flat = /^10\s?[369]{1,2}\s?\/\s?[µuμmc]?[lL]/.exec(this.#ahead(9))?.[0] ?? '';
    return this.#takeUnit(unitAt(this.#text, this.#at) || flat);
  }

  #takeRange(): boolean {
    const isWhole = (found: string) =>
      found !== '' && endsNumber(this.#text, this.#at + found.length, this.#isOcr);
    const interval = this.#find(INTERVAL);
    if (isWhole(interval)) return this.#takeIntoRange(interval);
    const inWords = this.#find(WORD_BOUND);
    if (isWhole(inWords)) {
      this.#hasRangeLabel = true;
      return this.#takeIntoRange(inWords);
    }
    if (this.#takeAs(this.#hasRangeLabel ? 'range' : 'bound', this.#find(TITER_BOUND))) return true;
    const bound = this.#find(BOUND);
    if (!isWhole(bound)) return false;
    this.#takeIntoRange(bound);
    // Alone it may be the result: the row decides.
    if (!this.#hasRangeLabel && this.#range?.pieces.length === 1 && !this.#isFollowedByWords())
      this.#closeRange();
    return true;
  }

  /** "< 5.0 (non-pregnant)", ">= 10 immune": words that make a bound a range. */
  #isFollowedByWords(): boolean {
    const rest = this.#text.slice(this.#at).trimStart();
    const after = rest.slice(unitAt(rest, 0).length).trimStart();
    return (
      /^[A-Za-z(]/.test(after) && match(FLAG, after, 0) === '' && !/^\((?:ref|normal|\d|[<>≤≥])/i.test(after)
    );
  }

  #takeTiterOrGrade(): boolean {
    if (this.#parts.at(-1)?.kind !== 'date' && this.#takeAs('value', this.#find(TITER))) return true;
    return !this.#hasValue && this.#takeAs('words', this.#find(GRADE));
  }

  #takeLeadingFlag(): boolean {
    return !this.#hasValue && this.#takeAs('flag', this.#find(LEADING_FLAG));
  }

  #takeNumber(): boolean {
    if (this.#range !== null) return false;
    const misread = this.#isOcr ? this.#find(OCR_NUMBER) : '';
    if (misread !== '') {
      this.#add('value', misread.replace(/[Oo]/g, '0').replace(/[lI|]/g, '1').replace(/S/g, '5'));
      return this.#take(misread);
    }
    const number = this.#find(NUMBER_AT);
    if (number === '' || !endsNumber(this.#text, this.#at + number.length, this.#isOcr)) return false;
    this.#takeAs(this.#hasRangeLabel ? 'range' : 'value', number);
    this.#takeAs('flag', this.#find(GLUED_FLAG));
    return true;
  }

  #takeUnitHere(): boolean {
    const unit = unitAt(this.#text, this.#at);
    return !isWordOfRange(this.#text, this.#at, unit) && this.#takeUnit(unit);
  }

  #takeUnit(unit: string, printed = unit): boolean {
    if (unit === '' || !isBoundary(this.#text, this.#at + printed.length)) return false;
    // The unit of a range belongs to it, not to the value.
    if (this.#range?.pieces.some((piece) => /\d/.test(piece))) {
      this.#range.unit ||= unit;
      return this.#take(printed);
    }
    this.#closeRange();
    const before = this.#parts.at(-1);
    if (before?.unit === '' && (before.kind === 'interval' || before.kind === 'range')) before.unit = unit;
    else this.#add('unit', unit);
    return this.#take(printed);
  }

  #takeFlag(): boolean {
    const flag = this.#find(FLAG);
    if (/^(?:above|below)$/i.test(flag) || (this.#range && /^normal$/i.test(flag))) return false;
    return this.#takeAs('flag', flag);
  }

  #takeWords(): boolean {
    return this.#range === null && this.#takeAs(this.#hasRangeLabel ? 'range' : 'words', this.#find(WORDS));
  }

  #takeRangeWord(): boolean {
    const word =
      /^(?:[A-Za-z][A-Za-z-]{0,24}\.?|\d(?:st|nd|rd|th))(?![A-Za-z\d])/.exec(this.#ahead(28))?.[0] ?? '';
    const isMeant = this.#range !== null || this.#parts.length > 0 || leadsToRange(this.#text, this.#at);
    if (word !== '' && isRangeWord(word.replace(/\.$/, '')) && isMeant) {
      const before = this.#end;
      this.#takeIntoRange(word);
      // Words alone are no range yet: reading ended before them if none follows.
      if (!this.#range?.pieces.some((piece) => /\d/.test(piece))) this.#end = before;
      return true;
    }
    if (this.#range === null || !/^[-–—/|.*]/.test(this.#ahead(1))) return false;
    this.#range.pieces.push(this.#ahead(1));
    this.#at += 1;
    return true;
  }

  /** Of what OCR read: a unit that is one letter off, and signs that frames became. */
  #takeMisread(): boolean {
    if (!this.#isOcr) return false;
    const token = /^\S{3,16}/.exec(this.#ahead(17))?.[0] ?? '';
    const isBehindNumber = this.#hasValue || this.#range !== null || this.#parts.at(-1)?.kind === 'interval';
    const unit = isBehindNumber ? repairUnit(token) : null;
    if (unit !== null && this.#takeUnit(unit, token)) return true;
    if (!/^[^\p{L}\p{N}]/u.test(this.#ahead(2))) return false;
    this.#at += 1;
    if (this.#at >= this.#text.length) this.#end = this.#at;
    return true;
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
  if (text === '') return false;
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
