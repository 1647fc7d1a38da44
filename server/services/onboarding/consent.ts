import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { type ConsentFacts, findConsentFacts } from '@lunaria/db/queries/guardians.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import type { Consent } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { needsGuardianConsent } from '@lunaria/domain/profile/guardian-consent.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * How a guardian's consent stands. Her birthday begins where the day begins first (UTC+14), as every "today" on the
 * server does: a setup that her own clock allows is never held back.
 */
export function consentOf({ age, isGiven }: ConsentFacts, ageOfConsent: number, now: Date): Consent {
  if (isGiven) return 'given';
  return needsGuardianConsent(age, latestTodayOnEarth(now), ageOfConsent) ? 'pending' : 'not_needed';
}

/** Throws AppError('consent_pending') while a guardian has to agree first. Inside the transaction of the write. */
export async function requireConsentWithin(
  tx: Tx,
  userId: string,
  ageOfConsent: number,
  now: Date,
): Promise<void> {
  const consent = consentOf(await findConsentFacts(tx, userId), ageOfConsent, now);
  if (consent === 'pending') throw new AppError('consent_pending');
}

export async function isConsentPending(
  database: Database,
  userId: string,
  ageOfConsent: number,
): Promise<boolean> {
  const facts = await database.readAsUser(userId, (tx) => findConsentFacts(tx, userId));
  return consentOf(facts, ageOfConsent, new Date()) === 'pending';
}
