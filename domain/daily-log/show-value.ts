import { celsiusOf, millilitresOf, type Units } from '../profile/units.ts';
import { roundForDisplay, showWeightIn } from '../profile/weight.ts';
import type { LogEntry } from './history-days.ts';
import type { Quantity } from './quantities.ts';

export interface ShownValue {
  /** Nothing was logged: empty. */
  value: string;
  /** Behind the number; empty for a count. */
  unit: string;
}

/**
 * A value of the log in her units: `7.2` `hours`, `97.7` `°F`, `124/78` `mmHg`, `6` `of 10`. `values` as readQuantity
 * gives them, in the units of the wire; averages too. One decimal, none where it would be 0.
 */
export function showQuantity(
  values: readonly number[],
  measure: Quantity['measure'],
  units: Units,
): ShownValue {
  const numbers = values.map((value) => inHerUnit(value, measure, units));
  const value = numbers.map((number) => writeNumber(number, measure, units)).join('/');
  return { value, unit: unitOf(measure, units, value === '1') };
}

/** `7.5 hours`, `3`: number and unit stay in one line. */
export function sayShown({ value, unit }: ShownValue): string {
  return unit === '' ? value : `${value}\u00A0${unit}`;
}

/** What stands in the log, as words: `7.5 hours`, `Late within 12h`, `120/80 mmHg`. */
export function sayEntry({ field, value }: Pick<LogEntry, 'field' | 'value'>, units: Units): string {
  if (field.kind === 'choice')
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field.kind === 'flag') return 'Yes';
  if (field.kind === 'blood-pressure') return sayShown({ value: String(value), unit: 'mmHg' });
  return sayShown(showQuantity([Number(value)], field.kind === 'scale' ? 'scale' : field.measure, units));
}

/** A value of the wire as a number in the unit that she sees. */
export function inHerUnit(value: number, measure: Quantity['measure'], units: Units): number {
  if (measure === 'kg') return showWeightIn({ weight: value, weightUnit: 'kg' }, units.weight_unit).weight;
  if (measure === 'fahrenheit') return units.temperature_unit === 'C' ? celsiusOf(value) : value;
  if (measure === 'glasses') return units.water_unit === 'ml' ? millilitresOf(value) : value;
  return value;
}

export function unitOf(measure: Quantity['measure'], units: Units, isOne = false): string {
  switch (measure) {
    case 'hours':
      return isOne ? 'hour' : 'hours';
    case 'minutes':
      return isOne ? 'minute' : 'minutes';
    case 'glasses':
      return units.water_unit === 'ml' ? 'ml' : isOne ? 'glass' : 'glasses';
    case 'kg':
      return units.weight_unit;
    case 'fahrenheit':
      return `°${units.temperature_unit}`;
    case 'scale':
      return 'of 10';
    case 'count':
      return '';
    default:
      return measure;
  }
}

function writeNumber(value: number, measure: Quantity['measure'], units: Units): string {
  const isWhole =
    measure === 'mmHg' || measure === 'bpm' || (measure === 'glasses' && units.water_unit === 'ml');
  // 36.65 °C, as a thermometer shows it, keeps its second decimal.
  if (measure === 'fahrenheit') return String(roundForDisplay(value));
  return String(isWhole ? Math.round(value) : Math.round(value * 10) / 10);
}
