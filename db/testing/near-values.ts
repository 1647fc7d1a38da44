import type { LogField } from '@lunaria/domain/daily-log/log-fields.ts';
import fc from 'fast-check';

/** A field whose value stands in the table as it is. */
export type PlainField = Exclude<LogField, { kind: 'blood-pressure' }>;

/** Values that the field takes. */
export function fittingValues(field: PlainField): fc.Arbitrary<unknown> {
  if (field.kind === 'flag') return fc.constant(true);
  if (field.kind === 'choice') return fc.constantFrom(...field.options.map(({ value }) => value));
  const { min, max } = field;
  const isWhole = field.kind === 'scale' || field.isWhole;
  return isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

/** The codes of a list and what looks like them, or the numbers at the ends of a range and just beyond; yes, and its opposite. */
export function edgesOf(field: PlainField): unknown[] {
  if (field.kind === 'flag') return [true, false, 'true', 1, null];
  if (field.kind !== 'choice') return edgeNumbers(field);
  return field.options.flatMap(({ value, label }) => [value, label, ` ${value}`, value.slice(1), [value]]);
}

/** Down to the next number that a double can tell apart. */
export function edgeNumbers({ min, max }: { min: number; max: number }): number[] {
  const beside = (end: number) => {
    const step = end === 0 ? 5e-324 : end * 2 ** -52;
    return [end, end - 1, end + 1, end - 0.01, end + 0.01, end - step, end + step];
  };
  return [...beside(min), ...beside(max), (min + max) / 2, (min + max) / 2 + 0.5, -0];
}

/** What no field takes, or only another one does. */
export const STRAY_VALUES: readonly unknown[] = [
  ...[null, true, false],
  ...['', '5', '5.0', 'None', 'none', 'yes', ' mild', '120/80'],
  ...[0, 5, 5.5, -1, 1e300, -1e300, 1e-300, 2 ** 53],
  ...[[], [5], ['none'], {}, { min: 5 }, { value: 'none' }],
];

export const strayValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...STRAY_VALUES),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -20, max: 1_500 }),
);
