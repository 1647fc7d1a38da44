import { type ReactNode, useId } from 'react';
import { CONTROL_STYLE, describeField, Field, type FieldTexts } from '../../../ui/field.tsx';

interface TypedFieldProps extends FieldTexts {
  text: string;
  onType: (text: string) => void;
  onBlur: () => void;
  /** Behind what is typed. */
  unit: string;
  inputMode: 'numeric' | 'decimal' | 'text';
  placeholder: string;
  aside?: ReactNode;
}

/** A value to type, with its unit behind it. Empty is "not logged". */
export function TypedField(props: TypedFieldProps) {
  const { label, hint, error, text, onType, onBlur, unit, inputMode, placeholder, aside } = props;
  const id = useId();
  const described = [`${id}-unit`, describeField(id, { hint, error })].filter(Boolean).join(' ');
  return (
    <Field id={id} {...{ label, hint, error, aside }}>
      <div className="relative">
        <input
          id={id}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onBlur={onBlur}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={`${CONTROL_STYLE} pr-16 tabular-nums`}
        />
        <span
          id={`${id}-unit`}
          className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-muted"
        >
          {unit}
        </span>
      </div>
    </Field>
  );
}
