import { measureReadability } from './measure-readability.ts';
import type { DocumentWords } from './read-words.ts';
import { foldWords } from './read-words.ts';
import { VACCINATION_TERMS } from './terms/vaccination-record.ts';
import { noPoints, type Points } from './weigh-terms.ts';

const UNIT =
  /(?:\b(?:mg|g|ug|mcg|ng|pg|mmol|umol|nmol|pmol|meq|m?iu|uiu|u|k|cells|thou|mill|million|10\^?\d|x10\^?\d|x10e\d)\s?\/\s?(?:d?l|ml|ul|mm3|cumm|hpf|lpf|h|hr|min|kg)\b|[µμ](?:g|iu|mol)\b|\bmm\/hr?\b|\b(?:fl|pg|ratio|iu|meq|mmol)\b|%)/i;
const RANGE =
  /(?:\d[\d.,]*\s?(?:-|–|to)\s?\d[\d.,]*|[<>≤≥]\s?=?\s?\d|up to \d|\b(?:negative|non-?reactive|not detected)\b)/i;
const QUALITATIVE =
  /\b(?:negative|positive|non-?reactive|reactive|not detected|detected|immune|trace|nil|absent)\b/i;
const NUMBER = /(?:^|\s)[<>]?\d[\d.,]*(?=\s|$|[a-z%*])/i;
const DATE =
  /\b\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b|\b\d{1,2}[\s-](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s,-]+\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4}\b/i;
const COLUMN = /\s{3,}|\t|\s\|\s?/;
/** "1. TAB. …", "Syp …", "T. …": how a drug is begun in a list for the pharmacy. */
const DRUG_LINE =
  /^[^a-z0-9]*(?:\d{1,2}\s?[.)]?\s*)?(?:(?:tabs?|tablet|caps?|capsule|syp|syr|syrup|inj|injection|susp|oint|sachet)\b\s?[.:)-]?\s?[a-z]{2}|[tc]\s?\.\s?[a-z]{2})/i;
/** "1-0-1", "1+1+1", "0-0-1/2": how many in the morning, at noon, at night. */
// Letters stand in for digits where a hand was recognized: "o-1-l".
const DAY_DOSES = /(?:^|[^\w/.-])(?=[ol\s+–-]*\d)[0-2ol½](?:\s?[-+–]\s?[0-2ol½]){2,3}(?![\w/.-])/i;
const COUNT_OF_DAYS = /\bx\s?\d{1,2}\s?(?:days?|d|weeks?|wks?|months?)\b|#\s?\d{1,3}\b|\b\d\s?\/\s?7\b/i;
const STRENGTH = /\b\d+(?:\.\d+)?\s?(?:mg|mcg|ml|gm|iu)\b/i;
// One digit alone is what scribbles are taken for.
const MONEY =
  /[$€£₹]\s?\d[\d.,]*\d|\b(?:usd|eur|gbp|inr|rs\.?)\s?\d|\b\d[\d,]*\.\d\d\s?(?:usd|eur|gbp|inr|cr|dr)\b/i;
/** What a leaflet asks in the reader's place, and a questionnaire of her. */
const QUESTION =
  /^(?:\d{1,2}[.)]\s*)?(?:what|why|how|who|whom|when|where|which|do|does|did|is|are|can|should|have|has|will|would)\b.*\?$/i;
const BLANK = /_{4,}|\.{8,}|[☐□❏]|\[\s?\]/;

const VACCINE_WORDS: ReadonlySet<string> = new Set(
  VACCINATION_TERMS.words
    .slice(0, 1)
    .flatMap(([, terms]) => terms.split(/[,\n]/).map((term) => foldWords(term).join(' '))),
);

/** Few rows say much, many rows little more. */
const grow = (count: number, worth: number): number => worth * Math.log2(1 + count);

interface RowCounts {
  lab: number;
  vaccine: number;
  drug: number;
  money: number;
  blank: number;
  question: number;
}

function namesVaccine(text: string): boolean {
  const words = foldWords(text);
  return words.some(
    (word, at) => VACCINE_WORDS.has(word) || VACCINE_WORDS.has(`${word} ${words[at + 1] ?? ''}`),
  );
}

/** How many lines look like a row of each kind. A sentence is none. */
function countRows({ lines }: DocumentWords): RowCounts {
  const counts: RowCounts = { lab: 0, vaccine: 0, drug: 0, money: 0, blank: 0, question: 0 };
  for (const { text, from, to } of lines) {
    if (BLANK.test(text)) counts.blank++;
    if (MONEY.test(text)) counts.money++;
    if (QUESTION.test(text)) counts.question++;
    if (to - from > 20) continue;
    const hasDate = DATE.test(text);
    if (hasDate && namesVaccine(text)) {
      counts.vaccine++;
      continue;
    }
    if (DRUG_LINE.test(text) || DAY_DOSES.test(text) || (STRENGTH.test(text) && COUNT_OF_DAYS.test(text))) {
      counts.drug++;
      continue;
    }
    const hasName = /[a-z]{2}/i.test(text);
    const withoutDate = text.replace(DATE, ' ');
    const hasColumns = COLUMN.test(text);
    const facts = [UNIT.test(withoutDate), RANGE.test(withoutDate)].filter(Boolean).length;
    const isMeasured =
      NUMBER.test(withoutDate) && (facts === 2 || (facts === 1 && (hasColumns || to - from <= 6)));
    const isQualitative = hasColumns && QUALITATIVE.test(text) && to - from <= 10;
    if (hasName && !MONEY.test(text) && (isMeasured || isQualitative)) counts.lab++;
  }
  return counts;
}

/** Points from the shape of the lines: result rows, vaccine rows, drug rows, amounts of money, questions, fields to fill in. */
export function weighStructure(document: DocumentWords): Points {
  const rows = countRows(document);
  const points = noPoints();
  // A long note lists its drugs too: there they are a small share of the lines.
  const drugShare = rows.drug / Math.max(1, document.lines.length);
  points.lab_results += grow(rows.lab, 4);
  points.vaccination_record += grow(rows.vaccine, 4);
  points.prescription += grow(rows.drug, 6) * Math.min(1, 0.25 + 4 * drugShare);
  // Scribbles are full of strokes and signs.
  points.other +=
    (grow(rows.money, 4) + grow(rows.blank, 1.5) + grow(rows.question, 4)) * measureReadability(document);
  return points;
}
