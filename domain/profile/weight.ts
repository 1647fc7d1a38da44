import * as z from 'zod/mini';
import '../text.ts';

/** The international pound, exactly. */
export const KG_PER_POUND = 0.45359237;
/** Wider than anybody from 8 years on weighs: they catch a slip of the keyboard, they do not judge. */
export const WEIGHT_LIMITS_KG = { min: 10, max: 650 } as const;
export const WEIGHT_UNITS = ['kg', 'lbs'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export const WEIGHT_TEXTS = {
  missing: 'Enter your weight',
  kg: `Enter a weight from ${WEIGHT_LIMITS_KG.min} to ${WEIGHT_LIMITS_KG.max} kg`,
  lbs: 'Enter a weight from 23 to 1433 lbs',
} as const;

/** Her weight as onboarding keeps it: a number in the unit beside it, 0 while the field is empty. */
export interface WeightAnswer {
  weight: number;
  weightUnit: WeightUnit;
}

/** Full precision inside, so that there and back gives the number she typed. Shown with `roundForDisplay`. */
function convert(value: number, factor: number): number {
  const converted = value * factor;
  // 70 kg → 154.32… lbs → 69.99999999999999 kg: what is that close to a typed number is that number.
  const typed = Math.round(converted * 1e6) / 1e6;
  // Only where the way back agrees: a number that is near one by chance (270.38 lbs) would come back as another.
  return Math.abs(typed / factor - value) <= Math.abs(value) * 1e-12 ? typed : converted;
}

export function weightInKg({ weight, weightUnit }: WeightAnswer): number {
  return weightUnit === 'kg' ? weight : convert(weight, KG_PER_POUND);
}

/** The same weight after the unit was switched. */
export function showWeightIn(answer: WeightAnswer, unit: WeightUnit): WeightAnswer {
  if (unit === answer.weightUnit) return answer;
  const weight = unit === 'kg' ? weightInKg(answer) : convert(answer.weight, 1 / KG_PER_POUND);
  return { weight, weightUnit: unit };
}

/** What a field shows of a converted measure: at most two decimals where she typed it, one where it was converted. */
export function roundForDisplay(value: number): number {
  const typed = Math.round(value * 100) / 100;
  return Math.abs(value - typed) < 1e-3 ? typed : Math.round(value * 10) / 10;
}

/** What keeps step 1 from going on, as a sentence, or null. */
export function findWeightFault(answer: WeightAnswer): string | null {
  if (answer.weight <= 0) return WEIGHT_TEXTS.missing;
  const kg = weightInKg(answer);
  return kg >= WEIGHT_LIMITS_KG.min && kg <= WEIGHT_LIMITS_KG.max ? null : WEIGHT_TEXTS[answer.weightUnit];
}

/** On the wire and in the database: kg with at most four decimals, fine enough for a tenth of a pound to come back. */
export const weightKgSchema = z
  .number({ error: WEIGHT_TEXTS.kg })
  .check(
    z.minimum(WEIGHT_LIMITS_KG.min, { error: WEIGHT_TEXTS.kg }),
    z.maximum(WEIGHT_LIMITS_KG.max, { error: WEIGHT_TEXTS.kg }),
  );
