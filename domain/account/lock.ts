import * as z from 'zod/mini';
import { usedCredentialSchema } from './passkey.ts';

/** After how many minutes without a touch a browser of hers locks itself, where she wants that. */
export const LOCK_MINUTES = [1, 5, 15, 60] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];

export const PIN_MIN_DIGITS = 4;
export const PIN_MAX_DIGITS = 8;

/** So many wrong PINs of one account, from wherever: the last of them ends its session. */
export const PIN_TRIES = 5;
/** From then on no PIN is looked at for this long; the way in is her login, or a passkey. */
export const PIN_PAUSE_MINUTES = 60;

/**
 * The server itself locks a session that has told of no touch for this much longer than she chose: a browser that was
 * closed, or whose clock was set back, locks all the same.
 */
export const LOCK_GRACE_SECONDS = 60;

export const PIN_MESSAGE = `A PIN has ${PIN_MIN_DIGITS} to ${PIN_MAX_DIGITS} digits`;

const pinSchema = z
  .string()
  .check(z.regex(new RegExp(`^[0-9]{${PIN_MIN_DIGITS},${PIN_MAX_DIGITS}}$`), { error: PIN_MESSAGE }));

export const isPin = (text: string): boolean => pinSchema.safeParse(text).success;

/** `PUT /api/auth/lock`: the whole of it; without `pin` the one she has stays. `after_minutes: null`: by hand only. */
export const lockChangeSchema = z.object({
  after_minutes: z.nullable(z.literal([...LOCK_MINUTES])),
  pin: z.optional(pinSchema),
});
export type LockChange = z.infer<typeof lockChangeSchema>;

/** `POST /api/auth/unlock`. */
export const pinAnswerSchema = z.object({ pin: pinSchema });

/** `POST /api/auth/unlock/passkey`: the answer to a question of `POST /api/auth/passkeys/challenge`. */
export const passkeyUnlockSchema = z.object({ challenge_id: z.uuid(), credential: usedCredentialSchema });

/** `GET /api/auth/lock`; asked by a locked session too. */
export interface LockState {
  /** Whether there is a PIN, and with it a lock. */
  is_set: boolean;
  after_minutes: LockMinutes | null;
  /** PINs that are still looked at; 0 while none is. */
  tries_left: number;
  /** Whether a passkey of hers unlocks too. */
  has_passkey: boolean;
}

/** What is said of a wrong PIN. */
export function sayWrongPin(triesLeft: number): string {
  if (triesLeft === 1) return 'That PIN is not right. One try is left, then you log in anew.';
  return `That PIN is not right. ${triesLeft} tries are left.`;
}
