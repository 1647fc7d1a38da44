import type { LabValue } from '@lunaria/domain/documents/reading/lab-value.ts';

/** Longer ones may break: between words, and where it must be within them. */
const SHORT = 16;
/** Fits everywhere. */
const TINY = 12;

/** A value with its unit, letter for letter; on one line where it is short. */
export function Result({ value: { value, unit } }: { value: Pick<LabValue, 'value' | 'unit'> }) {
  const length = value.length + unit.length;
  const short = length < TINY ? 'whitespace-nowrap' : 'whitespace-nowrap @max-[22rem]:whitespace-normal';
  return (
    <span className={length < SHORT ? short : 'wrap-anywhere'}>
      {value} <span className="text-muted">{unit}</span>
    </span>
  );
}
