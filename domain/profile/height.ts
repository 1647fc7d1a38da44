import * as z from 'zod/mini';
import '../text.ts';

export const CM_PER_FOOT = 30.48;
export const CM_PER_INCH = 2.54;
/** Wider than anybody is: they catch a slip of the unit (1.68 for 168), they do not judge. */
export const HEIGHT_LIMITS_CM = { min: 50, max: 280 } as const;
export const HEIGHT_UNITS = ['cm', 'ft'] as const;
export type HeightUnit = (typeof HEIGHT_UNITS)[number];

export const HEIGHT_TEXTS = {
  missing: 'Enter your height',
  cm: `Enter a height from ${HEIGHT_LIMITS_CM.min} to ${HEIGHT_LIMITS_CM.max} cm`,
  ft: 'Enter a height from 1 ft 8 in to 9 ft 2 in',
  inches: 'Enter whole feet, and inches from 0 to 11',
} as const;

/**
 * Her height as onboarding keeps it. `height` is the truth, in cm; feet and inches are what she typed, or `height` in
 * whole inches when she typed centimetres (so that switching to and fro never changes `height`).
 */
export interface HeightAnswer {
  height: number;
  heightUnit: HeightUnit;
  heightFeet: number | null;
  heightInches: number | null;
}

/** Exact: feet and inches have at most two decimals in cm. Empty inches are 0. */
export function feetToCm(feet: number, inches: number | null): number {
  return Math.round((feet * CM_PER_FOOT + (inches ?? 0) * CM_PER_INCH) * 100) / 100;
}

/** In whole inches, the nearest: 182.8 cm is 6 ft 0 in, never 5 ft 12 in. */
export function cmToFeet(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(inches / 12), inches: inches % 12 };
}

/** After typing centimetres. 0: the field is empty. */
export function enterCentimetres(cm: number): HeightAnswer {
  return { height: cm, heightUnit: 'cm', heightFeet: null, heightInches: null };
}

/** After typing feet or inches; null: the field is empty. Without feet there is no height yet. */
export function enterFeet(feet: number | null, inches: number | null): HeightAnswer {
  const height = feet === null || feet <= 0 ? 0 : feetToCm(feet, inches);
  return { height, heightUnit: 'ft', heightFeet: feet, heightInches: inches };
}

/** The same height after the unit was switched. */
export function showHeightIn(answer: HeightAnswer, unit: HeightUnit): HeightAnswer {
  if (unit === 'cm' || answer.heightFeet !== null || answer.height === 0) {
    return { ...answer, heightUnit: unit };
  }
  const { feet, inches } = cmToFeet(answer.height);
  return { ...answer, heightUnit: 'ft', heightFeet: feet, heightInches: inches };
}

/** What keeps step 1 from going on, as a sentence, or null. */
export function findHeightFault({
  height,
  heightUnit,
  heightFeet,
  heightInches,
}: HeightAnswer): string | null {
  if (heightUnit === 'ft') {
    if ((heightFeet ?? 0) <= 0) return HEIGHT_TEXTS.missing;
    const inches = heightInches ?? 0;
    if (!Number.isInteger(heightFeet) || !Number.isInteger(inches) || inches < 0 || inches > 11) {
      return HEIGHT_TEXTS.inches;
    }
  }
  if (height <= 0) return HEIGHT_TEXTS.missing;
  if (height >= HEIGHT_LIMITS_CM.min && height <= HEIGHT_LIMITS_CM.max) return null;
  return heightUnit === 'cm' ? HEIGHT_TEXTS.cm : HEIGHT_TEXTS.ft;
}

/** On the wire and in the database: cm with at most two decimals. */
export const heightCmSchema = z
  .number({ error: HEIGHT_TEXTS.cm })
  .check(
    z.minimum(HEIGHT_LIMITS_CM.min, { error: HEIGHT_TEXTS.cm }),
    z.maximum(HEIGHT_LIMITS_CM.max, { error: HEIGHT_TEXTS.cm }),
  );
