import type { TextLine } from '../document-text.ts';
import { findAnalyte } from './find-analyte.ts';
import { type Part, type PartsRead, readParts } from './read-parts.ts';
import { repairUnit } from './repair-unit.ts';
import { splitCells } from './split-cells.ts';

const STARTS_VALUE = /[\s:=([](?=[\d<>≤≥*+#↑↓.]|[A-Za-z(])/g;
const TAIL_MAX = 160;
const ANSWERS: ReadonlySet<string> = new Set(['value', 'words']);

const LABEL_CELL =
  /^(?:results?|values?|observed value|your (?:value|result)|units?|flag|(?:biological |standard |lab )?(?:reference|ref\.?)(?: range| interval| values?)?|(?:normal|standard)(?: range| values?)|range)\s?:?$/i;
/** "Negative: < 1:80 Borderline: 1:80 Positive: > 1:80": which result means what. */
const LEGEND_CELL =
  /^(?:(?:negative|positive|borderline|equivocal|indeterminate|(?:non-?)?reactive|(?:non-?)?immune|low|high|normal)\s?[:=]\s?[<>≤≥=\d][\d\s:./<>≤≥=,;-]{0,24}){2,4}$/i;
const RANGE_LABEL_CELL = /ref|range|normal/i;

export interface LineRead {
  cells: string[];
  parts: Part[];
}

/** A line in parts: each cell that is data taken apart, each other one a text, split where a result follows its name inside it. */
export function readLine(line: TextLine): LineRead {
  const cells = splitCells(line);
  const isOcr = line.source === 'ocr';
  const parts: Part[] = [];
  let isRangeNext = false;
  cells.forEach((cell, index) => {
    // "Result   7.4   Range   2.5 - 10.2": a label in a cell of its own names what stands in the next one.
    const next = cells[index + 1] ?? '';
    if (
      next !== '' &&
      LABEL_CELL.test(cell) &&
      (/\d/.test(next) || readParts(next, 0, 0, isOcr).end >= next.length)
    ) {
      isRangeNext = RANGE_LABEL_CELL.test(cell);
      return;
    }
    const isRange = isRangeNext;
    isRangeNext = false;
    if (LEGEND_CELL.test(cell)) {
      parts.push({ kind: 'range', text: cell, cell: index, unit: '' });
      return;
    }
    const read = readParts(cell, 0, index, isOcr);
    if (read.end >= cell.length && read.parts.length > 0) {
      parts.push(
        ...(isRange
          ? read.parts.map((part) =>
              part.kind === 'bound' || part.kind === 'words' || part.kind === 'value'
                ? { ...part, kind: 'range' as const }
                : part,
            )
          : read.parts),
      );
      return;
    }
    const misread = isOcr ? readMisreadUnit(cell, read, index) : null;
    if (misread) {
      parts.push(...read.parts, misread);
      return;
    }
    const unit = isOcr ? repairUnit(cell) : null;
    if (unit !== null) {
      parts.push({ kind: 'unit', text: unit, cell: index, unit: '' });
      return;
    }
    const day = read.parts[0]?.kind === 'date' ? read.parts[0] : null;
    if (day) parts.push(day);
    const text = trimName(day ? afterDay(cell, day.text) : cell);
    if (/\p{L}/u.test(text) && !/^[ap]\.?m\.?$/i.test(text))
      parts.push({ kind: 'text', text, cell: index, unit: '' });
  });
  return { cells, parts: splitNames(parts, cells, isOcr) };
}

/** A number and behind it a short word that is no unit: one that was misread. It is shown as it was read. */
function readMisreadUnit(cell: string, { parts, end }: PartsRead, index: number): Part | null {
  const rest = cell.slice(end).trim();
  const isNumber =
    parts.length > 0 &&
    parts.every(({ kind }) => kind === 'value' || kind === 'bound' || kind === 'interval' || kind === 'flag');
  return isNumber && parts.some(({ kind }) => kind !== 'flag') && /^[A-Za-zµ%/][^\s()]{0,7}$/.test(rest)
    ? { kind: 'unit', text: rest, cell: index, unit: '' }
    : null;
}

function afterDay(cell: string, day: string): string {
  return cell
    .slice(cell.indexOf(day) + day.length)
    .replace(/^[T\s,]*(?:\d{0,2}[:.]\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?\b|h\b)?)?[\s,:.–-]*/i, '');
}

/** A name without the bullet or the number before it and the colon behind it. */
export function trimName(text: string): string {
  return text
    .replace(/^(?:test(?: name)?|analyte|parameter|investigation|component)\s?:\s?(?=\S)/i, '')
    .replace(/^(?:[•·▪●○■□➢►‣◦*-]\s*|\d{1,2}[.)]\s+)+/u, '')
    .replace(/[\s:=.*,;_–-]+$/u, '')
    .replace(/^[\s:=.,;]+/u, '')
    .trim();
}

/** Splits the texts that hold their own result ("Hemoglobin 12.4 g/dL"); one whose result stands in a cell of its own stays whole. */
function splitNames(parts: readonly Part[], cells: readonly string[], isOcr: boolean): Part[] {
  const split: Part[] = [];
  parts.forEach((part, index) => {
    if (part.kind !== 'text' || part.text.length > 500) {
      split.push(part);
      return;
    }
    let next = index + 1;
    while (next < parts.length && parts[next]?.kind !== 'text') next += 1;
    const own = parts.slice(index + 1, next);
    const hasAnswer = own.some(({ kind }) => ANSWERS.has(kind));
    if (findAnalyte(part.text)?.isSure) {
      split.push(part);
      return;
    }
    const tail = splitTail(part, isOcr);
    const isSure = tail?.[0] !== undefined && findAnalyte(tail[0].text)?.isSure === true;
    if (hasAnswer && !(isSure && tail?.some(({ kind }) => kind === 'unit'))) {
      split.push(part);
      return;
    }
    const list = isSure || cells.length > 2 ? null : splitList(part, isOcr);
    split.push(...(list ?? tail ?? [part]));
  });
  return split;
}

/**
 * The name and the result of one text, or null where no result follows a name in it. Where it can be split at several
 * places ("HIV 1/2 Non Reactive"), at the one that leaves one answer; then at the one behind a known name.
 */
function splitTail(part: Part, isOcr: boolean): Part[] | null {
  const text = part.text;
  if (text.length > TAIL_MAX) return null;
  let best: Part[] | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const { index } of text.matchAll(STARTS_VALUE)) {
    const isBracket = /[([]/.test(text.charAt(index));
    const at = isBracket ? index : index + 1;
    const name = trimName(text.slice(0, at)).replace(/\s(?:of|was|is|at)$/i, '');
    if (!/\p{L}/u.test(name)) continue;
    const read = readParts(text, at, part.cell, isOcr);
    const answer = read.parts.find(({ kind }) => kind !== 'flag' && kind !== 'missing');
    if (!answer || !(ANSWERS.has(answer.kind) || answer.kind === 'bound')) continue;
    const isSure = findAnalyte(name)?.isSure === true;
    if (!isSure && !/[\d<>≤≥*+#↑↓.]/.test(text.charAt(at))) continue;
    const isWhole = read.end >= text.length;
    const isBegun =
      isSure &&
      read.parts.some(({ kind }) => kind === 'unit' || kind === 'range' || kind === 'interval') &&
      /^[\s(;,.–-]/.test(text.slice(read.end));
    if (!isWhole && !isBegun) continue;
    const answers = read.parts.filter(({ kind }) => ANSWERS.has(kind)).length;
    const rank = (isWhole ? 0 : 100) + Math.max(1, answers) * 2 + (isSure ? 0 : 1);
    if (rank >= bestRank) continue;
    best = [{ ...part, text: name }, ...read.parts];
    bestRank = rank;
  }
  return best;
}

/** "Hemoglobin 12.4, WBC 7.2": at least two known names with their results, or null. */
function splitList(part: Part, isOcr: boolean): Part[] | null {
  if (!/[,;]/.test(part.text)) return null;
  const found: Part[] = [];
  let count = 0;
  for (const piece of part.text.split(/[,;]\s+|\.\s+(?=[A-Z])|\sand\s/)) {
    const bare = piece
      .replace(/^.{0,40}:\s+(?=[A-Za-z].*\d)/, '')
      .replace(/\.$/, '')
      .trim();
    const tail = bare.length > 80 ? null : splitTail({ ...part, text: bare }, isOcr);
    const name = tail?.[0]?.text ?? '';
    if (!tail || !findAnalyte(name)?.isSure) continue;
    found.push(...tail);
    count += 1;
  }
  return count > 1 ? found : null;
}
