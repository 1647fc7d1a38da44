import { useId, useState } from 'react';
import { CONTROL_STYLE, describeField, Field, type FieldTexts } from './field.tsx';

interface NumberFieldProps extends FieldTexts {
  /** null: empty. */
  value: number | null;
  /** NaN for what is no number, so that its owner can say so. */
  onValueChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Stands in the field, behind the number. */
  unit?: string;
  isDecimal?: boolean;
  className?: string;
}

/**
 * A number to type. The text stays as it was typed (`170.`, `1,5`) as long as it means the value; no arrows and no
 * wheel, which change a number that was only scrolled past.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, value, onValueChange, onBlur, unit, isDecimal = false, className } = props;
  const id = useId();
  const [text, setText] = useState(() => write(value));
  const shown = Object.is(read(text), value) ? text : write(value);
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          id={id}
          type="text"
          inputMode={isDecimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={shown}
          onChange={(event) => {
            setText(event.target.value);
            onValueChange(read(event.target.value));
          }}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={describeField(id, { hint, error })}
          className={`${CONTROL_STYLE} tabular-nums ${unit ? 'pr-14' : ''}`}
        />
        {unit && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-muted"
          >
            {unit}
          </span>
        )}
      </div>
    </Field>
  );
}

function read(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^\d*\.?\d*$/.test(trimmed) && trimmed !== '.' ? Number(trimmed) : Number.NaN;
}

function write(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}
