const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'it cannot be reached',
  ENETUNREACH: 'it cannot be reached',
  ENOENT: 'there is no socket of that name',
  '28P01': 'the name or the password is wrong',
  '28000': 'it refuses the login',
  '3D000': 'it has no database of that name',
  '57P03': 'it is starting up or shutting down',
  '53300': 'it has no connection left',
};

/** Thrown at the start when PostgreSQL cannot be used. The message says where, why and what to do, never the password. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

/** What a failed first connection means to an operator; other failures as they are. `place` is host (or folder) and port. */
export function explainConnectionFailure(error: unknown, place: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  if (reason === undefined) return error;
  return new DatabaseAwayError(
    `PostgreSQL at ${place} cannot be used: ${reason} (${code}). Start it or correct DATABASE_URL, then start Lunaria again.`,
    { cause: error },
  );
}
