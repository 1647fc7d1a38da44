import { ANALYTES } from '../documents/reading/lab-values/analytes.ts';
import type { LabAnalyte } from './analytes.ts';
import { labUnitOf } from './lab-unit.ts';

/**
 * A unit on the line of an analyte: what a number in it is in the one unit of that line, `number × scale + offset`. Numbers of
 * another `line` are never joined with it.
 */
interface OnLine {
  line: string;
  scale: number;
  offset: number;
}

/** NGSP % from IFCC mmol/mol (docs/algorithms/laboratory-values.md). */
const HBA1C = { scale: 0.09148, offset: 2.152 };

/** Salts with one charge, of which one milliequivalent is one millimole: the reader gives both units one code. */
const isOfOneCharge = ({ entry }: LabAnalyte): boolean => {
  const codes = ANALYTES.find(({ names }) => entry !== undefined && names.split('|').includes(entry))?.codes;
  return codes?.equivalents !== undefined && codes.equivalents === codes.moles;
};

function placeUnit(analyte: LabAnalyte | null, unit: string): OnLine {
  const { kind, factor } = labUnitOf(unit);
  const plain = { line: kind, scale: factor, offset: 0 };
  if (analyte === null) return plain;
  if (analyte.id === 'hba1c' && kind === 'permille') return { line: 'percent', ...HBA1C };
  if (kind === 'equivalents' && isOfOneCharge(analyte)) return { ...plain, line: 'moles' };
  if (!analyte.convert) return plain;
  const [from, to] = [labUnitOf(analyte.convert.from), labUnitOf(analyte.convert.to)];
  if (kind !== to.kind || from.kind === to.kind) return plain;
  const scale = ((factor / to.factor) * from.factor) / analyte.convert.factor;
  return { line: from.kind, scale, offset: 0 };
}

/** Which line of its analyte a unit belongs to: units of one line turn into each other. */
export const lineOf = (analyte: LabAnalyte | null, unit: string): string => placeUnit(analyte, unit).line;

/** The number in another unit; null where one never turns into the other: another kind of unit, or not this analyte's. */
export function convertNumber(
  analyte: LabAnalyte | null,
  number: number,
  from: string,
  to: string,
): number | null {
  const [a, b] = [placeUnit(analyte, from), placeUnit(analyte, to)];
  if (a.line !== b.line) return null;
  if (a.scale === b.scale && a.offset === b.offset) return number;
  return (number * a.scale + a.offset - b.offset) / b.scale;
}

/** How many digits of a printed number say something: `0.012` two, `90` two, `1,200` four, `5.30` three. */
export function countDigits(printed: string): number {
  return (/\d[\d.,]*/.exec(printed)?.[0] ?? '').replace(/[.,]/g, '').replace(/^0+/, '').length;
}

const LEAST_DIGITS = 3;

/** A converted number as it is shown: with as many digits as were printed, and at least three. Never with an exponent. */
export function roundConverted(number: number, printedDigits: number): string {
  const digits = Math.min(Math.max(printedDigits, LEAST_DIGITS), 15);
  const rounded = Number(number.toPrecision(digits));
  if (rounded === 0) return '0';
  const decimals = digits - 1 - Math.floor(Math.log10(Math.abs(rounded)));
  return rounded.toFixed(Math.min(Math.max(decimals, 0), 20));
}
