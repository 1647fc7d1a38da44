import type { checkNewPassword } from '@lunaria/domain/account/password-reset.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordStrengthMeter } from './password-strength.tsx';

interface NewPassword {
  password: string;
  repeated: string;
}

interface NewPasswordFieldsProps {
  typed: NewPassword;
  complaints: ReturnType<typeof checkNewPassword>;
  onChange: (typed: NewPassword) => void;
}

/** A password that is to be set, and the same once more. */
export function NewPasswordFields({ typed, complaints, onChange }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={<PasswordStrengthMeter password={typed.password} />}
        error={complaints.password ?? undefined}
        onInput={(event) => onChange({ ...typed, password: event.currentTarget.value })}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        placeholder="Type it once more"
        autoComplete="new-password"
        error={complaints.repeated ?? undefined}
        onInput={(event) => onChange({ ...typed, repeated: event.currentTarget.value })}
      />
    </>
  );
}
