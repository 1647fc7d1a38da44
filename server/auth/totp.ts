import { Secret, TOTP } from 'otpauth';

/** What every authenticator app supports (RFC 6238): six digits of HMAC-SHA-1, another every thirty seconds. */
const STEP_SECONDS = 30;
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const;

/** As long as the hash, as RFC 4226 asks. */
const SECRET_BYTES = 20;

/** Steps a clock may be early or late. */
const SKEW_STEPS = 1;

/** A new secret in base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function writeTotpUri({ secret, issuer, label }: { secret: string; issuer: string; label: string }) {
  return new TOTP({ ...SETTINGS, issuer, label, secret }).toString();
}

/** The time step whose code this is, at most one away from now; null for a wrong code. */
export function findTotpStep(secret: string, code: string, now: number = Date.now()): number | null {
  const delta = new TOTP({ ...SETTINGS, secret }).validate({
    token: code,
    timestamp: now,
    window: SKEW_STEPS,
  });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}
