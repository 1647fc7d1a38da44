import {
  measurePasswordStrength,
  PASSWORD_MIN_LENGTH,
  PASSWORD_STRONG_LENGTH,
  type PasswordStrength,
} from '@lunaria/domain/account/password-strength.ts';
import { DiscRow } from '../../ui/disc-row.tsx';

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
