import type { DocumentDigest } from './digest.ts';
import type { ModelReading, ValueCorrection } from './document-reading.ts';
import type { LabValue, Statement, Understanding } from './understanding.ts';

/** A value as it is shown: as read, corrected, or added by her. */
export interface ShownValue extends LabValue {
  /** What was read, where she changed it. */
  correction: ValueCorrection | null;
  is_removed: boolean;
}

/**
 * The values with her corrections. After another reading a correction finds its value by key, or else by what was read;
 * one that finds none stays as a value of its own: nothing she entered goes.
 */
export function applyCorrections(
  values: readonly LabValue[],
  corrections: readonly ValueCorrection[],
): ShownValue[] {
  void corrections;
  return values.map((value) => ({ ...value, correction: null, is_removed: false }));
}

/** The summary to show: what a model wrote where it did, and what the rules say, with corrected values in place of read ones. */
export function composeStatements(
  understanding: Understanding,
  _model: ModelReading | null,
  _values: readonly ShownValue[],
): Statement[] {
  return understanding.statements;
}

/** The statements as one text, at most 4,000 characters: `ai_summary`. */
export function summarize(statements: readonly Statement[]): string {
  return statements.map(({ text }) => text).join(' ');
}

/** What the list shows. */
export function makeDigest(
  understanding: Understanding,
  model: ModelReading | null,
  values: readonly ShownValue[],
): DocumentDigest {
  return {
    is_from_ocr: understanding.is_from_ocr,
    values: [],
    value_count: values.length,
    is_from_model: model !== null,
  };
}
