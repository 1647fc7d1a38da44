import { AppError } from '../errors/app-error.ts';

/**
 * Throws AppError('other_user') unless a write names the user who is signed in: what a browser kept for one account
 * must never land in another that signed in there later.
 */
export function requireOwn(userId: string, namedUserId: string): void {
  if (namedUserId !== userId) throw new AppError('other_user');
}
