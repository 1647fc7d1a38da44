/** Shortest password accepted, and where Weak becomes Medium. */
export const PASSWORD_MIN_LENGTH = 8;

/** Where Medium becomes Strong. */
export const PASSWORD_STRONG_LENGTH = 12;

/** Room for a generated password or a sentence, small enough that hashing it costs what any other costs. */
export const PASSWORD_MAX_LENGTH = 128;

export type PasswordStrength = 'none' | 'Weak' | 'Medium' | 'Strong';

/**
 * How strong a password is shown to be. By length alone: length is what slows guessing
 * down, rules about character classes mostly produce `Password1!`.
 */
export function measurePasswordStrength(password: string): PasswordStrength {
  if (password.length === 0) return 'none';
  if (password.length < PASSWORD_MIN_LENGTH) return 'Weak';
  if (password.length < PASSWORD_STRONG_LENGTH) return 'Medium';
  return 'Strong';
}
