import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { CONTROL_STYLE, describeField, Field, type FieldTexts } from './field.tsx';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  className?: string;
}

/** A password that can be shown while it is typed. The toggle's name says what it will do. */
export function PasswordField({ label, hint, error, className, id: givenId, ...rest }: PasswordFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          id={id}
          type={isShown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={describeField(id, { hint, error })}
          className={`${CONTROL_STYLE} pr-12`}
        />
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-input text-muted hover:text-text"
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        </button>
      </div>
    </Field>
  );
}
