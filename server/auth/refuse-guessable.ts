import {
  GUESSABLE_PASSWORD_MESSAGE,
  isGuessablePassword,
} from '@lunaria/domain/account/guessable-password.ts';
import { AppError } from '../errors/app-error.ts';

/** Throws AppError('invalid_input') for a new password that is one of the first that somebody would try. */
export function refuseGuessable(password: string, whose: { email: string; fullName: string }): void {
  if (isGuessablePassword(password, whose)) throw new AppError('invalid_input', GUESSABLE_PASSWORD_MESSAGE);
}
