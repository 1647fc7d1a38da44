import { type ComponentProps, useId } from 'react';
import { CONTROL_STYLE, describeField, Field, type FieldTexts } from './field.tsx';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  className?: string;
}

/** Several lines of text with their label; it grows with what is written. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describeField(id, { hint, error })}
        className={`${CONTROL_STYLE} block field-sizing-content max-h-72 min-h-22 resize-y py-3`}
      />
    </Field>
  );
}
