import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { DocumentType } from '../health-document.ts';
import { guessCategory } from './category/guess-category.ts';
import { linesOf } from './document-lines.ts';
import type { DocumentText } from './document-text.ts';
import { type DocumentDate, findDocumentDate } from './facts/document-date.ts';
import { findDocumentKind } from './facts/document-kind.ts';
import { findDocumentSource } from './facts/document-source.ts';
import { findDocumentTitle } from './facts/document-title.ts';
import { makeName, UNNAMED } from './facts/make-name.ts';
import { findPatient } from './facts/patient-identity.ts';
import type { LabValue } from './lab-value.ts';
import { findLabValues } from './lab-values/find-lab-values.ts';
import { looksLikeLabReport } from './lab-values/looks-like-lab-report.ts';
import { findSections } from './summary/document-sections.ts';
import { writeStatements } from './summary/write-statements.ts';
import { type CategoryGuess, READER_VERSION, type Understanding } from './understanding.ts';

/**
 * What a document is and says, by rules alone; the same text gives the same answer. Rules, sources and measured
 * figures: docs/algorithms/document-reading.md.
 */
export function understandDocument(text: DocumentText, hint: DocumentType | null): Understanding {
  const category = guessCategory(text, hint);
  const lines = linesOf(text);
  const namesPatient = findPatient(lines);
  const date = findDocumentDate(lines, category.best);
  const source = findDocumentSource(lines, category.best, namesPatient);
  const values = findValues(text, category, sampleDayOf(date)).slice(0, VALUES_MAX);
  const sections = findSections(lines);
  const title = findDocumentTitle(lines, category.best, namesPatient);
  const kind = findDocumentKind(category.best, title, lines, sections, values);
  const isNamed = category.is_sure || (title !== null && !title.isGeneric);
  return {
    reader_version: READER_VERSION,
    category,
    name: makeName(isNamed ? kind.name : UNNAMED, { date, source }),
    date: date === null ? null : { value: date.value, place: date.place },
    source,
    statements: writeStatements({
      lines,
      sections,
      category,
      kind,
      title,
      date,
      source,
      values,
      namesPatient,
    }),
    values,
    is_from_ocr: lines.some(({ isFromOcr }) => isFromOcr),
  };
}

/** The day a sample was taken, where the document says so; the day of the report is another. */
function sampleDayOf(date: DocumentDate | null): CalendarDate | null {
  const isOfSample = date !== null && ['sample', 'exam', 'plain'].includes(date.meaning);
  return isOfSample ? date.value : null;
}

/** More is no report: a file made to fill memory and database. Thirty years of results are fewer. */
export const VALUES_MAX = 5_000;

/** So few rows in a document that is surely something else are no results. */
const ROWS_OF_A_REPORT = 3;
/** Of a long letter or record; results that begin behind them are not what it is about. */
const PAGES_LOOKED_AT = 20;

function findValues(text: DocumentText, category: CategoryGuess, date: CalendarDate | null): LabValue[] {
  const { best, second, is_sure } = category;
  if (best === 'lab_results') return findLabValues(text, date);
  if (!is_sure && second === 'lab_results') {
    const values = findLabValues(text, date);
    // "Glucose 162, sodium 137, hemoglobin 12": a note tells its numbers, a report prints their units or ranges.
    const printed = values.filter(({ unit, range }) => unit !== '' || range !== '');
    return 2 * printed.length >= values.length ? values : [];
  }
  if (!looksLikeLabReport({ pages: text.pages.slice(0, PAGES_LOOKED_AT) })) return [];
  const values = findLabValues(text, date);
  return values.length >= ROWS_OF_A_REPORT ? values : [];
}
