import {
  answerAsGuardian,
  findConsentFacts,
  findGuardianById,
  type GuardianAnswer,
} from '@lunaria/db/queries/guardians.ts';
import { findProfile } from '@lunaria/db/queries/profiles.ts';
import { consentOf } from './consent.ts';
import type { OnboardingDependencies } from './onboarding-dependencies.ts';

/** What the page of a guardian shows. */
export type GuardianQuestion =
  /** Not of ours, too old, or she named another guardian since, or the account is gone. */
  | { kind: 'invalid' }
  | { kind: 'answered'; answer: GuardianAnswer }
  /** `isNeeded`: nothing is stored until a guardian agrees. Otherwise it is an invitation to know of it. */
  | { kind: 'open'; fullName: string | null; isNeeded: boolean };

/** What the link of a mail asks. Reading it decides nothing: programs that look through mails open links too. */
export async function readGuardianQuestion(
  { database, guardianLinks, config }: OnboardingDependencies,
  token: string,
  now: Date = new Date(),
): Promise<GuardianQuestion> {
  const link = await guardianLinks.verify(token);
  if (link === null) return { kind: 'invalid' };
  const { userId, guardianId } = link;
  // Her own rows, opened by the signed link instead of a session.
  return await database.asUser(userId, async (tx) => {
    const guardian = await findGuardianById(tx, userId, guardianId);
    if (guardian === null) return { kind: 'invalid' };
    if (guardian.answer !== null) return { kind: 'answered', answer: guardian.answer };
    const profile = await findProfile(tx, userId);
    const consent = consentOf(await findConsentFacts(tx, userId), config.DIGITAL_CONSENT_AGE, now);
    return { kind: 'open', fullName: profile?.full_name ?? null, isNeeded: consent === 'pending' };
  });
}

/** Keeps the guardian's answer with its time and the version of the words that were read; the first one counts. */
export async function answerGuardianQuestion(
  { database, guardianLinks }: OnboardingDependencies,
  token: string,
  answered: { answer: GuardianAnswer; wordingVersion: string },
): Promise<GuardianQuestion> {
  const link = await guardianLinks.verify(token);
  if (link === null) return { kind: 'invalid' };
  const { userId, guardianId } = link;
  return await database.asUser(userId, async (tx) => {
    await answerAsGuardian(tx, guardianId, answered);
    const guardian = await findGuardianById(tx, userId, guardianId);
    return guardian?.answer ? { kind: 'answered', answer: guardian.answer } : { kind: 'invalid' };
  });
}
