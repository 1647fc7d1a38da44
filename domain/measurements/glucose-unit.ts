/** Milligrams a decilitre that are one millimole a litre of glucose. */
export const GLUCOSE_MG_DL_OF_MMOL = 18.016;
/** Nobody writes more in mmol/L, and less in mg/dL is none of a person who writes. */
const MOST_IN_MMOL = 45;

/** A number of glucose without its unit, in mmol/L. */
export function glucoseInMmol(value: number): number {
  return value > MOST_IN_MMOL ? value / GLUCOSE_MG_DL_OF_MMOL : value;
}
