import { requireConsent } from './auth/require-consent.ts';
import { requireUser } from './auth/require-user.ts';
import { takeTurns } from './auth/take-turns.ts';
import type { Parts } from './create-parts.ts';
import { createAccountPlaces } from './http/account-places.ts';
import { createWritePace } from './http/pace-writes.ts';
import { readUpload } from './http/read-upload.ts';
import { requireRoomOf } from './services/documents/require-room.ts';
import { countUse } from './services/limits.ts';
import { isConsentPending } from './services/onboarding/consent.ts';

export type Guards = ReturnType<typeof createGuards>;

/** What stands before the routes that only the signed-in may use. */
export function createGuards(parts: Parts) {
  const { config, database, quotaBytes, filesAtOnce } = parts;
  const signedIn = requireUser(parts);
  const isPending = (userId: string) => isConsentPending(database, userId, config.DIGITAL_CONSENT_AGE);
  const admitUpload = async (userId: string, leastBytes: number) => {
    await countUse(parts, 'upload|account', userId);
    await requireRoomOf(database, userId, leastBytes, quotaBytes);
  };
  // What she records becomes more with time, and a loop can write it: one account has a few such calls at once.
  const turns = {
    takePlace: createAccountPlaces(config.RATE_LIMIT_FACTOR),
    paceWrites: createWritePace(config.RATE_LIMIT_FACTOR),
    countEntry: (userId: string) => countUse(parts, 'entry|account', userId),
  };
  // Health is written through this one alone: below the age of digital consent a guardian has to agree first.
  const consented = requireConsent(signedIn, isPending);
  return {
    signedIn,
    consented,
    inTurn: takeTurns(consented, turns),
    /** Where nothing that is read becomes more. */
    writtenInTurn: takeTurns(consented, turns, true),
    /** For her setup, a part of which is stored while consent is pending. */
    setupInTurn: takeTurns(signedIn, turns),
    /** A file is read once it is known whose it is; what her consent is judged by stands inside. */
    uploading: requireConsent(readUpload(signedIn, admitUpload, filesAtOnce), isPending),
  };
}
