import type { Draw } from '../../body/testing/any-life.ts';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';

/** The day of every export that is drawn. */
export const TODAY: CalendarDate = '2026-11-27';

/** What draws by lot: a number, one of several, a text that may be anything, an id. */
export interface Lot {
  draw: Draw;
  one<Value>(values: readonly Value[]): Value;
  /** What `make` draws, so many times of ten, else null. */
  maybe<Value>(timesOfTen: number, make: () => Value): Value | null;
  some<Value>(max: number, make: (index: number) => Value): Value[];
  of<Value>(values: readonly Value[]): Value[];
  text(): string;
  id(): string;
  /** Up to so many days back. */
  day(back?: number): CalendarDate;
  instant(day: CalendarDate): string;
}

/** Her words as they may be: markup, characters of every kind, blanks alone, and that there is nothing. */
const TEXTS = [
  'Penicillin: rash, no air',
  'None',
  'no known allergies.',
  '  ',
  '<script>alert("1")</script> & more',
  'Z\u00e9ro\u00a0\u2028space \u0001\u0007 control \u0085',
  'Ibuprofen 400 mg\r\nat night\tor not',
  '\ud83e\udd30 \u0e17\u0e49\u0e2d\u0e07 \u05d1\u05d8\u05df',
  ']]> -->',
  'x'.repeat(400),
];

export function lotOf(draw: Draw): Lot {
  const one = <Value>(values: readonly Value[]): Value => values[draw(0, values.length - 1)] as Value; // as: never empty
  const maybe = <Value>(timesOfTen: number, make: () => Value) => (draw(1, 10) <= timesOfTen ? make() : null);
  const hex = (digits: number) => Array.from({ length: digits }, () => draw(0, 15).toString(16)).join('');
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return {
    draw,
    one,
    maybe,
    some: (max, make) => Array.from({ length: draw(0, max) }, (_, index) => make(index)),
    of: (values) => values.filter(() => draw(0, 2) === 0),
    text: () => one(TEXTS),
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    day: (back = 1200) => addDays(TODAY, -draw(0, back)),
    instant: (day) =>
      `${day}T${pad(draw(0, 23), 2)}:${pad(draw(0, 59), 2)}:${pad(draw(0, 59), 2)}.${pad(draw(0, 999_999), 6)}Z`,
  };
}
