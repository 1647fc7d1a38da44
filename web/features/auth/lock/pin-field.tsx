import { PIN_MAX_DIGITS } from '@lunaria/domain/account/lock.ts';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

type PinFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'name' | 'autoFocus'
>;

/** Digits that nobody reads over her shoulder; blanks and hyphens that were pasted with them do not count. */
export function PinField(props: PinFieldProps) {
  return (
    <TextField
      {...props}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2 * PIN_MAX_DIGITS}
      // Password managers would keep it as the password of the account.
      data-1p-ignore
      data-lpignore="true"
    />
  );
}

/** The digits in a field of a form. */
export function readPin(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value.replace(/[\s-]/g, '') : '';
}
