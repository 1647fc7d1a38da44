import { type ComponentProps, useId, useState } from 'react';
import { CONTROL_STYLE, describeField, Field, type FieldTexts } from './field.tsx';
import { LineIcon } from './line-icon.tsx';

const EYE_PATH =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z';
const EYE_OFF_PATH =
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  className?: string;
}

/** A password that can be shown while it is typed. The toggle's name says what it will do. */
export function PasswordField({ label, hint, error, className, id: givenId, ...rest }: PasswordFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isShown, setShown] = useState(false);
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
          <LineIcon path={isShown ? EYE_OFF_PATH : EYE_PATH} />
        </button>
      </div>
    </Field>
  );
}
