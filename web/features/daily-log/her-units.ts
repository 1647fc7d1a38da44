import type { Measure } from '@lunaria/domain/daily-log/log-fields.ts';
import { inHerUnit } from '@lunaria/domain/daily-log/show-value.ts';
import { fahrenheitOf, glassesOf, type Units } from '@lunaria/domain/profile/units.ts';
import { roundForDisplay, weightInKg } from '@lunaria/domain/profile/weight.ts';
import type { TypedNumber } from '../../ui/typed-number.ts';
import type { TypedEntry } from './log-draft.ts';

/** What the field shows of an entry, in her unit. */
export function toField(entry: TypedEntry, measure: Measure, units: Units): TypedNumber {
  return typeof entry === 'number' ? roundForDisplay(inHerUnit(entry, measure, units)) : entry;
}

/** What she typed, as it is kept: kg, °F, glasses. The field shows two decimals, and what it shows is what is kept. */
export function fromField(typed: TypedNumber, measure: Measure, units: Units): TypedEntry {
  if (typeof typed !== 'number') return typed;
  const number = Math.round(typed * 100) / 100;
  if (measure === 'kg') return weightInKg({ weight: number, weightUnit: units.weight_unit });
  if (measure === 'fahrenheit') return units.temperature_unit === 'C' ? fahrenheitOf(number) : number;
  if (measure === 'glasses') return units.water_unit === 'ml' ? glassesOf(number) : number;
  return number;
}

/** The pairs of units that can be chosen beside a field, by what it measures. */
export const UNIT_CHOICES = {
  kg: {
    label: 'Unit of weight',
    unit: 'weight_unit',
    options: [
      { value: 'kg', label: 'kg' },
      { value: 'lbs', label: 'lbs' },
    ],
  },
  fahrenheit: {
    label: 'Unit of temperature',
    unit: 'temperature_unit',
    options: [
      { value: 'F', label: '°F' },
      { value: 'C', label: '°C' },
    ],
  },
  glasses: {
    label: 'Unit of water',
    unit: 'water_unit',
    options: [
      { value: 'glasses', label: 'glasses' },
      { value: 'ml', label: 'ml' },
    ],
  },
} as const;
