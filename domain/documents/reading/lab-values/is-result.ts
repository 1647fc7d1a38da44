import { findAnalyte } from './find-analyte.ts';
import { isLaboratoryUnit } from './printed-unit.ts';
import type { RawRow } from './read-rows.ts';
import type { TableHeader } from './read-table-header.ts';
import { isHeaderName, isRefusedName, isSentence } from './refuse-name.ts';

export interface RowSurroundings {
  header: TableHeader | null;
  isInNotes: boolean;
  cellCount: number;
  isOcr: boolean;
  /** Its name stands on a line above. */
  isBelowName?: boolean;
}

/** In what medicines and vaccines are given. */
const GIVEN_UNITS = /^(?:m[lL]|mg|g|mcg|µg|IU|units?)$/;
const CLEAR_WORDS =
  /reactive|detected|negative|positive|trace|^nil|absent|^neg|^pos|immune|equivocal|indeterminate|\+/i;

/** "Iron deficiency   < 30": what a bound means, not whose it is. */
const LEGEND_END = /\b(?:deficien|insufficien|sufficien|overload|toxic|anaemi|anemi)\w*$/i;

/** Whether a row is a result of hers, and not a line of the header block, a legend, a price or a medicine. */
export function isResult(
  row: RawRow,
  { header, isInNotes, cellCount, isOcr, isBelowName = false }: RowSurroundings,
): boolean {
  const known = findAnalyte(row.name);
  if (isHeaderName(row.name) && !known?.isSure) return false;
  if (row.value.kind === 'bound' && LEGEND_END.test(row.name)) return false;
  const isWords = row.value.kind === 'words';
  const hasRange = row.range !== '';
  const hasUnit =
    isLaboratoryUnit(row.unit) || (row.unit === '%' && (header !== null || known !== null || hasRange));
  // "Glucose, 2 hours after a meal" is a name where the whole row stands behind it.
  if (isSentence(row.name) && !known?.isSure && !(row.isTabular && hasUnit && hasRange)) return false;
  // Notes speak of analytes and limits; a row with all its columns ends them.
  if (
    isInNotes &&
    !(known?.isSure && row.isTabular && cellCount >= 3 && row.value.kind === 'value' && hasUnit && hasRange)
  )
    return false;
  // A cross in a picture is a sign of its frame more often than a result.
  if (isWords && isOcr && !header && /^\++$/.test(row.value.text)) return false;
  if (known) {
    if (isWords)
      return known.analyte.isQualitative
        ? row.isTabular || hasRange || header !== null || row.value.text.length > 1
        : (CLEAR_WORDS.test(row.value.text) || /pf$/i.test(row.unit)) && (row.isTabular || header !== null);
    if (GIVEN_UNITS.test(row.unit) && !hasRange) return false;
    if (row.unit !== '' && !hasUnit && !hasRange && !header) return false;
    // "Hepatitis B   1": which dose, not which result.
    if (
      !isBelowName &&
      known.analyte.isQualitative &&
      !known.analyte.isCounted &&
      row.unit === '' &&
      !hasRange &&
      /^\d+$/.test(row.value.text)
    )
      return false;
    if (!known.isSure) return hasUnit || hasRange;
    return hasUnit || hasRange || row.isTabular || header !== null || cellCount === 1;
  }
  if (isRefusedName(row.name)) return false;
  if (isWords) return header !== null && row.isTabular && CLEAR_WORDS.test(row.value.text);
  // A bound beside an unknown word is a legend's ("Scarce   < 20 ng/mL") more often than a result.
  if (row.value.kind === 'bound') return header !== null && hasUnit && hasRange && row.isTabular;
  if (hasUnit && hasRange) return true;
  return row.isTabular && (hasUnit || (hasRange && (header !== null || cellCount >= 3)));
}
