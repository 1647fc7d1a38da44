import { type ComponentProps, useId } from 'react';
import { CONTROL_STYLE, describeField, Field, type FieldTexts } from './field.tsx';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className'> {
  className?: string;
}

/** One line of text with its label. */
export function TextField({ label, hint, error, className, id: givenId, ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <input
        type="text"
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describeField(id, { hint, error })}
        className={CONTROL_STYLE}
      />
    </Field>
  );
}
