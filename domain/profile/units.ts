import * as z from 'zod/mini';
import { WEEK_STARTS, type WeekStart } from '../calendar/week.ts';
import { CLOCKS, type Clock, DATE_ORDERS, type DateOrder } from '../calendar/written-forms.ts';
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

/** Until she chooses others, where her country says nothing else; kg is where onboarding starts, everywhere. */
export const DEFAULT_UNITS: Units = { weight_unit: 'kg', temperature_unit: 'F', water_unit: 'glasses' };

/** What she chose of her units; null: nothing, and they are those of her country (customs-of-country.ts). */
export type UnitChoices = { [Key in keyof Units]: Units[Key] | null };
export const NOTHING_CHOSEN: UnitChoices = { weight_unit: null, temperature_unit: null, water_unit: null };

/** What a glass is taken for. */
export const ML_PER_GLASS = 250;

const unitsFields = {
  weight_unit: z.enum(WEIGHT_UNITS, { error: 'Choose kg or lbs' }),
  temperature_unit: z.enum(TEMPERATURE_UNITS, { error: 'Choose °F or °C' }),
  water_unit: z.enum(WATER_UNITS, { error: 'Choose glasses or ml' }),
};
const weekStartSchema = z.nullable(
  z.literal(WEEK_STARTS, { error: 'Choose Monday, Sunday, Saturday or Friday' }),
);
const dateOrderSchema = z.nullable(z.enum(DATE_ORDERS, { error: 'Choose the day or the month first' }));
const clockSchema = z.nullable(z.literal(CLOCKS, { error: 'Choose 24 or 12 hours' }));

/** What else is as usual in her country until she chooses it. */
export interface CustomChoices {
  week_start: WeekStart | null;
  date_order: DateOrder | null;
  clock_hours: Clock | null;
}
export const NO_CUSTOMS: CustomChoices = { week_start: null, date_order: null, clock_hours: null };

/** `GET /api/units`: what she chose, null for what she did not, and the countries that then say what is usual. */
export interface UnitsRecord extends UnitChoices, CustomChoices {
  /** The one she chose; null: none. */
  country: string | null;
  /** The country of the installation; null: it names none. */
  region: string | null;
}

/** As it comes, or as an earlier version left it on the device: then without all but the units. */
export const unitsRecordSchema = z.object({
  weight_unit: z.nullable(unitsFields.weight_unit),
  temperature_unit: z.nullable(unitsFields.temperature_unit),
  water_unit: z.nullable(unitsFields.water_unit),
  week_start: z._default(weekStartSchema, null),
  date_order: z._default(dateOrderSchema, null),
  clock_hours: z._default(clockSchema, null),
  country: z._default(z.nullable(z.string()), null),
  region: z._default(z.nullable(z.string()), null),
});

/** `PATCH /api/units`: what changed. Null, where there may be one: as usual in her country again. */
export const unitsWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  ...z.partial(z.object(unitsFields)).shape,
  week_start: z.optional(weekStartSchema),
  date_order: z.optional(dateOrderSchema),
  clock_hours: z.optional(clockSchema),
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
