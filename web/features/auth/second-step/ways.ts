import type { Factor, FactorList } from '@lunaria/domain/account/factors.ts';
import { type IdentityProvider, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';

/** A way to show that it is she. */
export type Way =
  | { kind: 'totp' | 'webauthn' | 'phone'; factor: Factor }
  | { kind: 'recovery-code' }
  | { kind: 'password' }
  | { kind: IdentityProvider };

/** What an authenticator app is called unless she calls it something else: beside its kind it says nothing. */
export const AUTHENTICATOR_NAME = 'Authenticator app';

const ORDER = ['totp', 'webauthn', 'phone'] as const;

/** What can be the second step, the one she took last first; recovery codes, which run out, last. */
export function listSteps({ factors, recovery_codes_left, phone_available }: FactorList): Way[] {
  const steps = factors
    .filter(({ status, factor_type: type }) => status === 'verified' && (type !== 'phone' || phone_available))
    .sort(
      (a, b) =>
        (b.last_used_at ?? '').localeCompare(a.last_used_at ?? '') ||
        ORDER.indexOf(a.factor_type) - ORDER.indexOf(b.factor_type),
    )
    .map((factor): Way => ({ kind: factor.factor_type, factor }));
  return recovery_codes_left > 0 ? [...steps, { kind: 'recovery-code' }] : steps;
}

export function nameWay(way: Way): string {
  switch (way.kind) {
    case 'totp':
      return way.factor.friendly_name === AUTHENTICATOR_NAME
        ? 'Code of your authenticator app'
        : `Code of your authenticator app (${way.factor.friendly_name})`;
    case 'webauthn':
      return `Passkey (${way.factor.friendly_name})`;
    case 'phone':
      return `Code by text message (${way.factor.friendly_name})`;
    case 'recovery-code':
      return 'Recovery code';
    case 'password':
      return 'Password';
    default:
      return PROVIDER_NAMES[way.kind];
  }
}

/** The end of her number, as a sentence takes it: `the number ending in 42`. */
export function nameNumber({ phone = '' }: Factor): string {
  const digits = phone.replace(/\D/g, '');
  return digits === '' ? 'your phone' : `the number ending in ${digits}`;
}

/** One among several, as the address of a thing on the page. */
export function keyOfWay(way: Way): string {
  return 'factor' in way ? way.factor.id : way.kind;
}
