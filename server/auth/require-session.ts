import type { Assurance, SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import type { Context } from 'hono';
import { AppError } from '../errors/app-error.ts';
import type { FindSession } from './find-session.ts';

/** How long a proof that it is she holds: a change of address, password or factors within it asks nothing again. */
export const PROOF_SECONDS = 600;

/** Throws AppError('second_factor_required') for a session below the level that its account asks for. */
export function requireAssurance({ aal, nextAal }: Assurance): void {
  if (aal !== nextAal) throw new AppError('second_factor_required');
}

/**
 * The session of the request's cookie, however strong: for the way to the second factor itself. Throws
 * AppError('unauthenticated').
 */
export async function requireAnySession(findSession: FindSession, c: Context): Promise<SessionOfUser> {
  const found = await findSession(c);
  if (!found) throw new AppError('unauthenticated');
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
