import type { LabValue } from '@lunaria/domain/documents/reading/lab-value.ts';

/** Longer ones may break: between words, and where it must be within them. */
const SHORT = 16;

/** A value with its unit, letter for letter; on one line where it is short. */
export function Result({ value: { value, unit } }: { value: Pick<LabValue, 'value' | 'unit'> }) {
  const isShort = value.length + unit.length < SHORT;
  return (
    <span className={isShort ? 'whitespace-nowrap @max-[22rem]:whitespace-normal' : 'wrap-anywhere'}>
      {value} <span className="text-muted">{unit}</span>
    </span>
  );
}
