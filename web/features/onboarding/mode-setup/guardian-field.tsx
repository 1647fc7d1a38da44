import type { ReactNode } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

interface GuardianFieldProps {
  value: string;
  onValueChange: (email: string) => void;
  onBlur: () => void;
  error: string | undefined;
  /** They have to agree before anything about her health is stored. */
  isConsentNeeded: boolean;
  /** The way to write to them all the same, where nobody has to. */
  invitation: ReactNode;
}

/** The address of a parent or guardian, and in plain words what becomes of it. */
export function GuardianField(props: GuardianFieldProps) {
  const { value, onValueChange, onBlur, error, isConsentNeeded, invitation } = props;
  return (
    <div>
      <TextField
        label="Guardian's email"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={
          isConsentNeeded
            ? 'At your age a parent or guardian has to agree first. We write to this address once you press Finish Setup. Until they agree, your answers stay on this device; only your age or date of birth and this address are stored.'
            : 'The address of a parent or guardian. It is kept with your answers. Nobody is written to unless you send an invitation yourself: what you note here is yours.'
        }
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onBlur}
        error={error}
      />
      {!isConsentNeeded && error === undefined && invitation}
    </div>
  );
}
