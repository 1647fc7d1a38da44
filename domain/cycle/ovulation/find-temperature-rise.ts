import { type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import type { OvulationSign } from '../history/cycle-records.ts';

// Rules, sources and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

/** So many values before the rise; the highest of them is the line that the rise lies above. */
const LOW_VALUES = 6;
/** The third value of the rise lies this far above that line: 0.2 °C. What was entered in °C is rounded when stored. */
const CLEAR_RISE_F = 0.36;
const ROUNDING_F = 0.011;
/** From here on it is a fever and says nothing of the cycle: 38 °C. */
const FEVER_F = 100.4;
/** Two values that follow each other: two days may be left out before the rise, one in it. */
const LARGEST_GAP_DAYS = { low: 3, rise: 2 };

interface Temperature {
  day: CalendarDate;
  fahrenheit: number;
}

/**
 * The first day of the first rise of the basal body temperature in the days of one cycle, oldest first, by the rule of
 * three over six; null where there is none, or too many days were left out to see it.
 */
export function findTemperatureRise(signs: readonly OvulationSign[]): CalendarDate | null {
  const values = signs.flatMap(({ day, temperature_f }): Temperature[] =>
    temperature_f === null || !(temperature_f < FEVER_F) ? [] : [{ day, fahrenheit: temperature_f }],
  );
  for (let index = LOW_VALUES; index < values.length; index += 1) {
    const first = values[index];
    const low = values.slice(index - LOW_VALUES, index);
    const line = Math.max(...low.map(({ fahrenheit }) => fahrenheit));
    const last = low.at(-1);
    if (first === undefined || last === undefined || first.fahrenheit <= line) continue;
    if (!areClose(low, LARGEST_GAP_DAYS.low)) continue;
    if (isRise([last, ...values.slice(index, index + 4)], line)) return first.day;
  }
  return null;
}

/**
 * Three values above the line, the third clearly. Two exceptions, never together: the third is not clearly above it, then a
 * fourth has to be above it too; or the second or third is not above it at all, then it is left out and a fourth takes its
 * place.
 */
function isRise([last, ...rise]: Temperature[], line: number): boolean {
  const [, second, third, fourth] = rise;
  if (last === undefined || second === undefined || third === undefined) return false;
  const isAbove = ({ fahrenheit }: Temperature) => fahrenheit > line;
  const isClear = ({ fahrenheit }: Temperature) => fahrenheit >= line + CLEAR_RISE_F - ROUNDING_F;
  const areNear = (count: number) => areClose([last, ...rise.slice(0, count)], LARGEST_GAP_DAYS.rise);
  if (isAbove(second) && isClear(third)) return areNear(3);
  if (fourth === undefined || !areNear(4)) return false;
  if (isAbove(second) && isAbove(third)) return isAbove(fourth);
  return isAbove(second) !== isAbove(third) && isClear(fourth);
}

function areClose(values: readonly Temperature[], largestGapDays: number): boolean {
  return values.every((value, index) => {
    const before = values[index - 1];
    return before === undefined || daysBetween(before.day, value.day) <= largestGapDays;
  });
}
