import { celsiusOf, fahrenheitOf } from '../profile/units.ts';
import { WEIGHT_LIMITS_KG, WEIGHT_UNITS, weightInKg } from '../profile/weight.ts';

/**
 * What can be measured of her (docs/algorithms/measurements.md). The value is kept in the one unit of its kind, with what
 * she typed beside it. The ranges are wider than any body: they catch a slip of the keyboard, they do not judge. A
 * CHECK of the table repeats them.
 */
export const PLAIN_KINDS = {
  weight: { unit: 'kg', enteredIn: WEIGHT_UNITS, ...WEIGHT_LIMITS_KG },
  temperature: { unit: 'C', enteredIn: ['C', 'F'], min: 32, max: 43 },
  'temperature-basal': { unit: 'C', enteredIn: ['C', 'F'], min: 32, max: 43 },
  'rate-resting': { unit: '/min', enteredIn: ['/min'], min: 20, max: 250 },
} as const;

/** Kinds of which the value is encrypted with her key; the database knows that there is one. */
export const SEALED_KINDS = ['pressure', 'lab'] as const;

export type PlainKind = keyof typeof PLAIN_KINDS;
export type SealedKind = (typeof SEALED_KINDS)[number];
export type MeasurementKind = PlainKind | SealedKind;
export type EnteredUnit = (typeof PLAIN_KINDS)[PlainKind]['enteredIn'][number];

/** As she typed it. */
export interface Entered {
  value: number;
  unit: EnteredUnit;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** What was entered, in the unit of its kind: °C to hundredths, kilograms as exactly as a double can. */
export function inUnitOfKind({ value, unit }: Entered): number {
  if (unit === 'F') return hundredths(celsiusOf(value));
  return unit === 'lbs' ? weightInKg({ weight: value, weightUnit: unit }) : value;
}

/** In °F: the number that she typed where she typed °F. */
export function asFahrenheit({ value, unit }: Entered): number {
  return unit === 'F' ? value : fahrenheitOf(value);
}
