import type { CalendarDate } from '../calendar/calendar-date.ts';
import { applyCorrections } from '../documents/reading/corrected-values.ts';
import { type ValueCorrection, valueKeySchema } from '../documents/reading/document-reading.ts';
import { type DocumentText, lineAt, type Place } from '../documents/reading/document-text.ts';
import type { LabValue as ReadValue } from '../documents/reading/lab-value.ts';
import { stylesOf } from '../documents/reading/lab-values/compare-with-range.ts';
import { type DecimalStyle, readNumber } from '../documents/reading/lab-values/printed-number.ts';
import type { ShownValue } from '../documents/reading/shown-value.ts';
import type { LabResult } from '../laboratory/lab-result.ts';
import { type LabValue, labEntrySchema } from '../laboratory/lab-value.ts';
import { readResult } from '../laboratory/read-result.ts';
import { isSameValue } from '../laboratory/same-value.ts';
import type { LabProposal } from './proposal.ts';
import { isSamePrint, printOf, QUOTE_MAX_LENGTH, type SaidRow, sayRow } from './said-row.ts';

/** A row that is among her results, by the place that is kept of it. */
export interface AddedRow {
  /** Null: it was added before places were kept. */
  anchor_id: string | null;
  value_key: string;
  /** Null: what it said cannot be read any more, or was never kept. */
  said: SaidRow | null;
  value: LabValue;
}

/** A row that she dismissed; of one that is among her results: she keeps what her results say. */
export interface DismissedRow {
  value_key: string;
  /** Null: cannot be read any more. */
  said: SaidRow | null;
}

export interface DocumentToPropose {
  /** Of the rules' reading: what a model wrote is no row. */
  values: readonly ReadValue[];
  corrections: readonly ValueCorrection[];
  text: DocumentText;
  added: readonly AddedRow[];
  dismissed: readonly DismissedRow[];
}

/** A proposal, and what is stored of her answer to it. */
export interface Proposed {
  proposal: LabProposal;
  /** What it says as a result: its numbers as the document writes them, those that she corrected as she types. */
  result: LabResult;
  added: AddedRow | null;
  dismissed: DismissedRow | null;
}

/**
 * The rows of a document as results of hers, in the order of the document: as read, or as she corrected them there, without those
 * that she took out and those that do not fit. An answer stays with its row after another reading: by key where the row says what it
 * said, else by what it says, and of what is added by its key at last, which then differs. `today` is the last day that has begun
 * anywhere. Rule and examples: docs/algorithms/proposals.md.
 */
export function proposeValues(
  { values, corrections, text, added, dismissed }: DocumentToPropose,
  today: CalendarDate,
): Proposed[] {
  const read = new Set(values.map(({ key }) => key));
  const styles = stylesOf(values);
  const rows = applyCorrections(values, corrections)
    .filter(({ is_removed }) => !is_removed)
    .map((value): Row => {
      const said = sayRow(value, today);
      const result = readResult(said.printed, isRetyped(value) ? undefined : stylesOfRow(value, styles));
      return { value, said, result };
    });
  const find = createFinder(rows);
  const addedOf = match(added, [
    ({ value_key, said }) => find.byKey(value_key).filter((row) => saysAll(row, said)),
    ({ value_key, said }) => find.byKey(value_key).filter((row) => says(row, said)),
    ({ said }) => find.byPrint(said).filter((row) => saysAll(row, said)),
    // One that moved says the same; where its key is still there, that row was read or corrected otherwise.
    ({ value_key, said }) => (find.byKey(value_key).length > 0 ? [] : find.byPrint(said)),
    ({ value_key }) => find.byKey(value_key),
  ]);
  const dismissedOf = match(dismissed, [
    ({ value_key, said }) => find.byKey(value_key).filter((row) => says(row, said)),
    ({ said }) => find.byPrint(said).filter((row) => saysAll(row, said)),
    ({ said }) => find.byPrint(said),
  ]);
  return rows.flatMap((row) => {
    const { value, said } = row;
    const entry = { ...said.printed, local_day: said.local_day ?? today };
    const isFit = valueKeySchema.safeParse(value.key).success && labEntrySchema.safeParse(entry).success;
    if (!isFit) return [];
    const answers = { added: addedOf.get(row) ?? null, dismissed: dismissedOf.get(row) ?? null };
    const proposal: LabProposal = {
      value_key: value.key,
      ...said,
      ...placeOf(value, text, read.has(value.key)),
      is_from_picture: value.is_from_ocr,
      state: stateOf(row, answers),
      value_id: answers.added?.value.id ?? null,
    };
    return [{ proposal, result: row.result, ...answers }];
  });
}

interface Row {
  value: ShownValue;
  said: SaidRow;
  result: LabResult;
}

/** Whether she typed its numbers herself: where only its day or name is hers, they are written as in the document. */
function isRetyped({ correction }: ShownValue): boolean {
  if (correction === null) return false;
  const { read, fields } = correction;
  return read === null || fields.value !== read.value || fields.range !== read.range;
}

/** How the numbers of a row are written: as in the whole document where that tells it, else as its own range does. */
function stylesOfRow(row: ShownValue, styles: readonly DecimalStyle[]): readonly DecimalStyle[] {
  if (styles.length === 1) return styles;
  const own = stylesOf([row]);
  if (own.length === 1) return own;
  const numbers = `${row.value} ${row.range}`.match(/\d[\d.,]*\d|\d/g) ?? [];
  const isPlain = numbers.every((number) => readNumber(number, 'point') === readNumber(number, 'comma'));
  return isPlain ? ['point'] : own;
}

const says = ({ said }: Row, wanted: SaidRow | null) =>
  wanted !== null && isSamePrint(said.printed, wanted.printed);
const saysAll = (row: Row, wanted: SaidRow | null) =>
  says(row, wanted) && row.said.local_day === wanted?.local_day;

function createFinder(rows: readonly Row[]) {
  const byKey = Map.groupBy(rows, ({ value }) => value.key);
  const byPrint = Map.groupBy(rows, ({ said }) => printOf(said.printed));
  return {
    byKey: (key: string): readonly Row[] => byKey.get(key) ?? [],
    byPrint: (said: SaidRow | null): readonly Row[] => (said && byPrint.get(printOf(said.printed))) ?? [],
  };
}

/** Each answer to one row, way by way over all of them: what fits best is not taken away by what only looks alike. */
function match<Given>(
  answers: readonly Given[],
  ways: readonly ((answer: Given) => readonly Row[])[],
): Map<Row, Given> {
  const found = new Map<Row, Given>();
  let open = answers;
  for (const find of ways) {
    open = open.filter((answer) => {
      const row = find(answer).find((one) => !found.has(one));
      if (row !== undefined) found.set(row, answer);
      return row === undefined;
    });
  }
  return found;
}

function stateOf(
  row: Row,
  { added, dismissed }: Pick<Proposed, 'added' | 'dismissed'>,
): LabProposal['state'] {
  if (added === null) return dismissed === null ? 'new' : 'dismissed';
  // Asked, and answered: she keeps what her results say.
  return dismissed !== null || agrees(row, added) ? 'added' : 'differs';
}

/** Whether her result says what the row says: letter for letter, or as it did when she added it to one of another report. */
function agrees({ said: { printed, local_day }, result }: Row, { said, value }: AddedRow): boolean {
  if (value.unreadable) return true;
  if (local_day !== null && local_day !== value.local_day) return false;
  if (isSamePrint(printed, value.result)) return true;
  const isAsItWas = said !== null && isSamePrint(printed, said.printed);
  return isAsItWas && isSameValue({ local_day: value.local_day, result }, value);
}

/** Where a row stands; what she added herself stands nowhere, and what a reading finds no more has no line to quote. */
function placeOf(
  { place }: ShownValue,
  text: DocumentText,
  isRead: boolean,
): { place: Place; quote: string } {
  const line = lineAt(text, place);
  if (!isRead) return { place: line === null ? { page: 1, line: 1 } : place, quote: '' };
  const quote = line?.text.replaceAll('\u0000', '').trim().slice(0, QUOTE_MAX_LENGTH).toWellFormed() ?? '';
  return { place, quote };
}
