import type { Assurance, SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import type { Context } from 'hono';
import { AppError } from '../errors/app-error.ts';
import type { FindSession } from './find-session.ts';

/** How long a proof that it is she holds: a change of address, password or factors within it asks nothing again. */
export const PROOF_SECONDS = 600;

/** Throws AppError('second_factor_required') for a session below the level that its account asks for. */
function requireLevel({ aal, nextAal }: Assurance): void {
  if (aal !== nextAal) throw new AppError('second_factor_required');
}

/** Throws as `requireLevel` does, and AppError('session_locked') for a session that has to be unlocked first. */
export function requireAssurance(session: Assurance): void {
  requireLevel(session);
  if (session.isLocked) throw new AppError('session_locked');
}

/** Whether a session opens what is hers: as strong as its account asks for, and not locked. */
export const isOpen = ({ aal, nextAal, isLocked }: Assurance): boolean => aal === nextAal && !isLocked;

/**
 * The session of the request's cookie, whatever it opens: for what says of itself whose it is, and for the lock. Throws
 * AppError('unauthenticated').
 */
export async function requireSessionAsItIs(findSession: FindSession, c: Context): Promise<SessionOfUser> {
  const found = await findSession(c);
  if (!found) throw new AppError('unauthenticated');
  return found;
}

/** The same, as strong as its account asks for, locked or not: for the way out of the lock. Throws as `requireLevel`, too. */
export async function requireLockedOrOpen(findSession: FindSession, c: Context): Promise<SessionOfUser> {
  const found = await requireSessionAsItIs(findSession, c);
  requireLevel(found.session);
  return found;
}

/**
 * The session of the request's cookie, however strong: for the way to the second factor itself. Throws
 * AppError('unauthenticated'), and 'session_locked': what is asked here is hers.
 */
export async function requireAnySession(findSession: FindSession, c: Context): Promise<SessionOfUser> {
  const found = await requireSessionAsItIs(findSession, c);
  // Below its level it opens nothing anyway, and the second step comes before the PIN.
  if (found.session.aal === found.session.nextAal) requireAssurance(found.session);
  return found;
}

/** The session of the request's cookie, as strong as its account asks for. For account routes; throws as requireUser does. */
export async function requireSession(findSession: FindSession, c: Context): Promise<SessionOfUser> {
  const found = await requireAnySession(findSession, c);
  requireAssurance(found.session);
  return found;
}

/**
 * The one guard in front of what must not happen from a browser that was merely left open: `requireSession`, and
 * AppError('proof_required') when she last proved that it is she more than ten minutes ago.
 */
export async function requireProof(findSession: FindSession, c: Context): Promise<SessionOfUser> {
  const found = await requireSession(findSession, c);
  if (!isProofFresh(found.session.provedAt)) throw new AppError('proof_required');
  return found;
}

export function isProofFresh(provedAt: Date): boolean {
  return Date.now() - provedAt.getTime() <= PROOF_SECONDS * 1000;
}
