import * as z from 'zod/mini';
import { WEIGHT_UNITS, type WeightUnit } from './weight.ts';

/** In which units she types and sees what she logs; kept with her profile, the data do not depend on it. */
export interface Units {
  weight_unit: WeightUnit;
  temperature_unit: TemperatureUnit;
  water_unit: WaterUnit;
}

export const TEMPERATURE_UNITS = ['F', 'C'] as const;
export type TemperatureUnit = (typeof TEMPERATURE_UNITS)[number];
export const WATER_UNITS = ['glasses', 'ml'] as const;
export type WaterUnit = (typeof WATER_UNITS)[number];

/** Until she chooses others; kg is where onboarding starts, too. */
export const DEFAULT_UNITS: Units = { weight_unit: 'kg', temperature_unit: 'F', water_unit: 'glasses' };

/** What a glass is taken for. */
export const ML_PER_GLASS = 250;

export const unitsSchema = z.object({
  weight_unit: z.enum(WEIGHT_UNITS, { error: 'Choose kg or lbs' }),
  temperature_unit: z.enum(TEMPERATURE_UNITS, { error: 'Choose °F or °C' }),
  water_unit: z.enum(WATER_UNITS, { error: 'Choose glasses or ml' }),
});

/** `PATCH /api/units`: the units that changed. */
export const unitsWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  ...z.partial(unitsSchema).shape,
});

export type UnitsWrite = z.infer<typeof unitsWriteSchema>;

// 36.6 °C → 97.88 °F → 36.599999999999994 °C: what is that close to a typed number is that number.
const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

export function celsiusOf(fahrenheit: number): number {
  return tidy(((fahrenheit - 32) * 5) / 9);
}

export function fahrenheitOf(celsius: number): number {
  return tidy((celsius * 9) / 5 + 32);
}

export function millilitresOf(glasses: number): number {
  return tidy(glasses * ML_PER_GLASS);
}

export function glassesOf(millilitres: number): number {
  return tidy(millilitres / ML_PER_GLASS);
}
