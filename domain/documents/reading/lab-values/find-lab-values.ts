import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { DocumentText } from '../document-text.ts';
import type { LabValue } from '../lab-value.ts';
import { compareWithRange, stylesOf } from './compare-with-range.ts';
import { codeOf, findAnalyte, forgetNames } from './find-analyte.ts';
import { type FoundRow, findRows } from './find-rows.ts';
import type { DecimalStyle } from './printed-number.ts';

/** The results of a laboratory report in reading order. `documentDate` is the sample's day where a row has none of its own. */
export function findLabValues(text: DocumentText, documentDate: CalendarDate | null): LabValue[] {
  const onLine = new Map<string, number>();
  const rows = findRows(text, documentDate);
  const styles = stylesOf(rows);
  const values = rows.map((row) => {
    const at = `${row.place.page}-${row.place.line}`;
    const nth = (onLine.get(at) ?? 0) + 1;
    onLine.set(at, nth);
    return toLabValue(row, `${at}-${nth}`, styles);
  });
  forgetNames();
  return values;
}

function toLabValue(row: FoundRow, key: string, styles: readonly DecimalStyle[]): LabValue {
  return {
    key,
    analyte: row.name,
    value: row.value,
    unit: row.unit,
    range: row.range,
    printed_flag: row.flag,
    // What was recognized in a picture may have lost its decimal point: it never says high or low.
    flag: row.isFromOcr ? null : compareWithRange(row.value, row.range, row.unit, styles),
    loinc: codeOf(findAnalyte(row.name), row.unit),
    observed_on: row.day,
    is_from_ocr: row.isFromOcr,
    place: row.place,
  };
}
