import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { type Trimester, trimesterOf } from '../pregnancy/gestational-age.ts';
import { convertNumber, roundConverted } from './convert.ts';
import { labAnalyteOf } from './find-lab-analyte.ts';
import { labelOf } from './lab-unit.ts';
import type { LabValue } from './lab-value.ts';
import { shownUnit } from './say-result.ts';

/**
 * A paper that a table below is from. `openedOn`: the day on which the paper itself was opened and the table compared with it, number
 * by number; null: comparison is pending, and nothing of the table is shown anywhere (docs/algorithms/laboratory-values.md).
 */
export interface Source {
  name: string;
  openedOn: CalendarDate | null;
}

export interface ContextSources {
  intervals: Source;
  anaemia: Source;
  gestationalDiabetes: Source;
}

/** None of them was opened yet. */
export const CONTEXT_SOURCES: ContextSources = {
  intervals: { name: 'Abbassi-Ghanavati 2009', openedOn: null },
  anaemia: { name: 'WHO 2024', openedOn: null },
  gestationalDiabetes: { name: 'IADPSG/WHO 2013', openedOn: null },
};

type Interval = readonly [low: number, high: number];

/** 2.5th to 97.5th percentile in the 1st, 2nd and 3rd trimester, by analyte. */
const INTERVALS: Record<string, { unit: string; of: Partial<Record<Trimester, Interval>> }> = {
  hb: { unit: 'g/dL', of: { 1: [11.6, 13.9], 2: [9.7, 14.8], 3: [9.5, 15] } },
  hct: { unit: '%', of: { 1: [31, 41], 2: [30, 39], 3: [28, 40] } },
  ferritin: { unit: 'ng/mL', of: { 1: [6, 130], 2: [2, 230], 3: [0, 116] } },
  wbc: { unit: '10*3/uL', of: { 1: [5.7, 13.6], 2: [5.6, 14.8], 3: [5.9, 16.9] } },
  neut: { unit: '10*3/uL', of: { 1: [3.6, 10.1], 2: [3.8, 12.3], 3: [3.9, 13.1] } },
  plt: { unit: '10*3/uL', of: { 1: [174, 391], 2: [155, 409], 3: [146, 429] } },
  mcv: { unit: 'fL', of: { 1: [81, 96], 2: [82, 97], 3: [81, 99] } },
  iron: { unit: 'ug/dL', of: { 1: [72, 143], 2: [44, 178], 3: [30, 193] } },
  tibc: { unit: 'ug/dL', of: { 1: [278, 403], 3: [359, 609] } },
};

/** Hemoglobin in g/dL below which anaemia is named. */
const ANAEMIA: Record<Trimester, number> = { 1: 11, 2: 10.5, 3: 11 };

/** Glucose in mmol/L from which gestational diabetes is named, in a test with 75 g. */
const GESTATIONAL_DIABETES: Record<string, number> = {
  'glucose-fasting': 5.1,
  'ogtt-1h': 10,
  'ogtt-2h': 8.5,
};

/** The days of a pregnancy that is dated: its first day of gestation, and its end; null while it goes on. */
export interface DatedPregnancy {
  from: CalendarDate;
  to: CalendarDate | null;
}

/** 42 weeks 6 days, the last day that the product counts. */
const LAST_DAY = 300;
const ORDINALS: Record<Trimester, string> = { 1: '1st', 2: '2nd', 3: '3rd' };

/** The trimester of a day inside a pregnancy that is dated; null outside of each. */
export function trimesterOn(day: CalendarDate, pregnancies: readonly DatedPregnancy[]): Trimester | null {
  for (const { from, to } of pregnancies) {
    const age = daysBetween(from, day);
    if (age >= 0 && age <= LAST_DAY && (to === null || day <= to)) return trimesterOf(age);
  }
  return null;
}

/**
 * What stands beside a value of a day inside a dated pregnancy, in the unit of the value: sentences with their source, never a
 * verdict. [] outside of one, and of every table whose source was not opened. They change no flag, order or colour.
 */
export function listPregnancyContext(
  { local_day, result }: LabValue,
  pregnancies: readonly DatedPregnancy[],
  sources: ContextSources = CONTEXT_SOURCES,
): string[] {
  const trimester = trimesterOn(local_day, pregnancies);
  const analyte = labAnalyteOf(result.analyte);
  if (trimester === null || analyte === null || result.number === null) return [];
  const show = (number: number, from: string) => {
    const converted = convertNumber(analyte, number, from, result.unit);
    return converted === null ? null : String(Number(roundConverted(converted, 3)));
  };
  const unit = shownUnit(analyte, result, result.unit);
  const lines: string[] = [];
  const table = INTERVALS[analyte.id];
  const interval = table?.of[trimester];
  if (sources.intervals.openedOn !== null && table && interval) {
    const [low, high] = interval.map((bound) => show(bound, table.unit));
    if (low && high) {
      lines.push(
        `Usual in the ${ORDINALS[trimester]} trimester (2.5th–97.5th percentile of published studies): ${low}–${high} ${unit}. Source: ${sources.intervals.name}. Ask who ordered it.`,
      );
    }
  }
  const anaemia = analyte.id === 'hb' ? show(ANAEMIA[trimester], 'g/dL') : null;
  if (sources.anaemia.openedOn !== null && anaemia) {
    lines.push(
      `Anaemia in the ${ORDINALS[trimester]} trimester begins below ${anaemia} ${unit}. Source: ${sources.anaemia.name}. Ask who ordered it.`,
    );
  }
  const limit = GESTATIONAL_DIABETES[analyte.id];
  const glucose = limit === undefined ? null : show(limit, labelOf('mmol/L'));
  if (sources.gestationalDiabetes.openedOn !== null && glucose) {
    lines.push(
      `In a test with 75 g of glucose, gestational diabetes begins at ${glucose} ${unit}. Source: ${sources.gestationalDiabetes.name}. Ask who ordered it.`,
    );
  }
  return lines;
}
