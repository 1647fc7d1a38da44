import type { checkNewPassword } from '@lunaria/domain/account/password-reset.ts';
import {
  measurePasswordStrength,
  PASSWORD_MIN_LENGTH,
  PASSWORD_STRONG_LENGTH,
  type PasswordStrength,
} from '@lunaria/domain/account/password-strength.ts';
import { DiscRow } from '../../ui/disc-row.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

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

const FILLED: Record<PasswordStrength, number> = { none: 0, Weak: 1, Medium: 2, Strong: 3 };

const ADVICE: Record<PasswordStrength, string> = {
  none: `${PASSWORD_MIN_LENGTH} or more characters`,
  Weak: '',
  Medium: `${PASSWORD_STRONG_LENGTH} or more characters is strong`,
  Strong: '',
};

/** How strong the typed password is, in discs and in words; without a word while nothing is typed. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const strength = measurePasswordStrength(password);
  return (
    <span className="flex min-h-6 items-center justify-between gap-3">
      <DiscRow total={3} filled={FILLED[strength]} />
      <span className="type-small text-right">
        <span aria-live="polite" className="type-label text-text">
          {strength === 'none' ? '' : strength}
        </span>{' '}
        {ADVICE[strength]}
      </span>
    </span>
  );
}
