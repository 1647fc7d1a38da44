import { requestAccount } from '../request-account.ts';

/** A second step she has set up, as `GET /api/auth/factors` answers it. */
export interface Factor {
  id: string;
  friendly_name: string;
  factor_type: 'totp' | 'webauthn' | 'phone';
  status: 'unverified' | 'verified';
  /** The last digits of the number, for a phone. */
  phone?: string;
  created_at: string;
  last_used_at: string | null;
}

/** As `POST /api/auth/factors` answers; the secret of an authenticator app is told this once. */
export interface MadeFactor extends Factor {
  totp?: { secret: string; uri: string };
}

export interface FactorList {
  factors: Factor[];
  recovery_codes_left: number;
  /** Whether this server has a way to send messages to a phone. */
  phone_available?: boolean;
}

/** Her second steps; null when they did not come. */
export async function fetchFactors(): Promise<FactorList | null> {
  const outcome = await requestAccount('GET', '/api/auth/factors');
  // as: the shape is the server's promise, held by its own tests
  return outcome.kind === 'done' ? (outcome.body as FactorList) : null;
}
