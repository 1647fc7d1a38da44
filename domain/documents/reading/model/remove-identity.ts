import { foldText } from '../../fold-text.ts';
import type { DocumentText, Place } from '../document-text.ts';
import { collectLowerWords, findNames, isOrdinary, type NameContext } from './find-names.ts';
import * as patterns from './identity-patterns.ts';
import {
  createKnownFinder,
  type FindKnown,
  joinRanges,
  type KnownIdentity,
  PARTICLES,
} from './known-identity.ts';
import { isMedicalWord } from './medical-words.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';

/** Removes identity, knowing the whole document. */
export interface IdentityRemover {
  /**
   * Any line with placeholders in place of identity; '' where all of it is identity. `isRow`: a row of a table, where
   * every word begins with a capital.
   */
  clean(line: string, isRow?: boolean): string;
  /** A line of the document, which goes whole where its neighbours say so. */
  cleanAt(place: Place): string;
}

/**
 * Takes away what tells whose a document is: names of persons, addresses, telephone, fax, mail, web, dates to the day or
 * month, record and other numbers, file names, ages over 89 and everything of `known`. Headers, signatures and lines with
 * a label of identity go whole. What looks like identity goes, also where it may be none; what no rule can see is said in
 * docs/decisions/language-model-is-optional.md.
 */
export function removeIdentity(text: DocumentText, known: KnownIdentity): IdentityRemover {
  const findKnown = createKnownFinder(known);
  const pages = firstPart(text);
  const all = pages.flat();
  // Addresses of the net are written small and hold names.
  const lowerWords = collectLowerWords(all.map(withoutAddresses));
  const names = new Set<string>();
  const gone = pages.map(linesThatGo);
  pages.forEach((lines, page) => {
    lines.forEach((line, at) => {
      collectNames(line, gone[page]?.[at] === true, lowerWords, names);
    });
  });
  const context = { lowerWords, names };
  const clean = (line: string, isRow = false): string =>
    cleanLine(normalizeLine(line), findKnown, context, isRow);
  return {
    clean,
    cleanAt: ({ page, line }) => (gone[page - 1]?.[line - 1] ? '' : clean(pages[page - 1]?.[line - 1] ?? '')),
  };
}

function firstPart(text: DocumentText): string[][] {
  let left = patterns.MAX_CHARACTERS;
  return text.pages.map(({ lines }) =>
    lines.map((line) => {
      const normal = left > 0 ? normalizeLine(line.text) : '';
      left -= normal.length + 1;
      return normal;
    }),
  );
}

/** Compatibility forms as plain ones, nothing invisible, one line, at most MAX_LINE characters. */
export function normalizeLine(line: string): string {
  return (
    line
      .slice(0, patterns.MAX_LINE)
      // 10⁹ would become 109.
      .replace(/[⁰¹²³⁴-⁹⁺⁻]+/gu, '^$&')
      .normalize('NFKC')
      // Soft hyphens and zero-width characters would part a name in two.
      .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
      .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
      // More part columns no better, and a thousand of them take every pattern its time.
      .replace(/\s{4,}/gu, '   ')
      .replace(/([^\p{L}\p{N}\s])\1{3,}/gu, '$1$1$1')
      .replace(patterns.ENDLESS_RUN, ' ')
      .slice(0, patterns.MAX_LINE)
      .trimEnd()
  );
}

/** The lines after a closing, and those under a label that stands alone: their neighbours say what they are. */
function linesThatGo(lines: string[]): boolean[] {
  const isGone = new Array<boolean>(lines.length).fill(false);
  lines.forEach((line, at) => {
    const folded = foldText(line).trim();
    if (patterns.CLOSING_LINE.test(folded)) {
      isGone.fill(true, at, Math.min(lines.length, at + 1 + patterns.LINES_AFTER_CLOSING));
    }
    if (isLabelAlone(folded)) {
      let next = at + 1;
      while (next < lines.length && lines[next]?.trim() === '') next += 1;
      isGone.fill(true, at, Math.min(lines.length, next + 1));
    }
  });
  return isGone;
}

/** `Patient name:` or a heading row `Name   DOB   MRN`, with the values on the next line. */
function isLabelAlone(folded: string): boolean {
  if (folded === '' || folded.length > 200) return false;
  const columns = folded.split(/\s{3,}/u);
  return columns.every((column) => {
    const bare = `${column.replace(/[\s:.#=]+$/u, '')}:`;
    return [patterns.PERSON_LABEL, patterns.OTHER_LABEL].some((label) => {
      const [match] = bare.matchAll(label);
      return match !== undefined && match.index === 0 && match[0].length === bare.length;
    });
  });
}

const isIdentityLine = (folded: string): boolean =>
  folded.search(patterns.PERSON_LABEL) >= 0 ||
  folded.search(patterns.OTHER_LABEL) >= 0 ||
  patterns.SURE_LABEL.test(folded) ||
  patterns.SIGNING_LINE.test(folded.trim());

/** Words behind labels of persons and words found as names: they are names in every other line too. */
function collectNames(
  line: string,
  isGone: boolean,
  lowerWords: ReadonlySet<string>,
  names: Set<string>,
): void {
  const add = (text: string, isWord: (folded: string) => boolean): void => {
    for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}]{2,}/gu)) {
      const folded = foldText(word);
      if (!isWord(folded) && !PARTICLES.has(folded)) names.add(folded);
    }
  };
  const isWord = (folded: string) => isOrdinary(folded, lowerWords);
  const folded = foldText(line);
  for (const match of folded.matchAll(patterns.PERSON_LABEL)) {
    const from = match.index + match[0].length;
    const value = folded.slice(from, from + 60).trimStart();
    // What a label calls a name is one, though it stands in small letters elsewhere.
    add(value.split(/\s{3,}|[;:|(\d]/u)[0] ?? '', (word) => ORDINARY_WORDS.has(word));
  }
  if (isGone || isIdentityLine(folded)) {
    const isKnownWord = (word: string) => isWord(word) || isMedicalWord(word);
    for (const [word] of line.matchAll(/\p{Lu}[\p{L}\p{M}]+/gu)) add(word, isKnownWord);
  }
  for (const [from, to] of findNames(line, { lowerWords, names: new Set() }, false)) {
    add(line.slice(from, to), isWord);
  }
}

function withoutAddresses(line: string): string {
  // Without the sign the pattern would look for it from every character on.
  const unmailed = /@|[([{]at[)\]}]/iu.test(line) ? line.replace(patterns.MAIL, '[mail]') : line;
  return unmailed.replace(patterns.WEB, '[web address]');
}

function cleanLine(line: string, findKnown: FindKnown, context: NameContext, isRow: boolean): string {
  if (line.trim() === '' || isIdentityLine(foldText(line))) return '';
  let text = withoutAddresses(line).replace(patterns.UUID, '[number]').replace(patterns.FILE_NAME, '[file]');
  text = replaceRanges(text, findKnown(text), '[name]');
  if (text.search(patterns.STREET) >= 0 || text.search(patterns.POSTCODE) >= 0) return '';
  text = text
    .replace(patterns.DATE, '[date]')
    .replace(patterns.BIRTH, '[date of birth]')
    .replace(patterns.OLD_AGE, '[age over 89]')
    .replace(patterns.RESIDENCE, '[place] ')
    .replace(patterns.FACILITY, '[place]');
  text = replaceRanges(text, joinRanges(findNames(text, context, !isRow)), '[name]');
  text = text.replace(patterns.DIGIT_GROUPS, (match, ...rest) => {
    const behind = text.slice(Number(rest.at(-2)) + match.length);
    const digits = match.replace(patterns.DECIMAL, '').replace(/\D/gu, '').length;
    const isRange = patterns.PLAIN_RANGE.test(match) && patterns.UNIT_BEHIND.test(behind);
    return digits < 7 || isRange ? match : '[number]';
  });
  const counted = text;
  return counted.replace(patterns.CODE, (match, at: number) => {
    if (counted[at - 1] === '[') return match;
    const digits = match.replace(patterns.DECIMAL, '').replace(/\D/gu, '').length;
    const together = Math.max(...match.split(/\D+/u).map((part) => part.length));
    const hasLetters = /\p{L}/u.test(match);
    // 144/66 is a blood pressure, CA-125 an analyte, L5-S1 a place.
    if (hasLetters ? together < 4 && digits < 6 : together < 5 && digits < 8) return match;
    if (patterns.NUMBER_WITH_UNIT.test(match)) return match;
    if (
      !hasLetters &&
      (/^\d+\.\d{1,3}$/u.test(match) || patterns.UNIT_BEHIND.test(counted.slice(at + match.length)))
    ) {
      return match;
    }
    return '[number]';
  });
}

function replaceRanges(text: string, ranges: [number, number][], placeholder: string): string {
  let result = '';
  let at = 0;
  for (const [from, to] of ranges) {
    result += text.slice(at, from) + placeholder;
    at = to;
  }
  return (result + text.slice(at)).replaceAll(/(?:\[name\][\s.,-]*){2,}/gu, '[name] ');
}
