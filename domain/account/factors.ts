import * as z from 'zod/mini';
import { textSchema } from '../text.ts';

/** What can confirm, beside the way somebody signs in, that it is she: an authenticator app, a passkey, a phone. */
export const FACTOR_TYPES = ['totp', 'webauthn', 'phone'] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

/** Of one account, those that wait for their first code among them. */
export const MAX_FACTORS = 10;

export const FACTOR_NAME_MAX_LENGTH = 64;

/** How long a question to a factor may be answered. */
export const CHALLENGE_SECONDS = 300;

/** Answers that one question takes. */
export const CHALLENGE_ATTEMPTS = 5;

/** After so many wrong codes in a row a factor takes none for `FACTOR_LOCK_MINUTES`. */
export const FACTOR_FAILURES = 10;
export const FACTOR_LOCK_MINUTES = 15;

/** A factor that never had its first right code is forgotten after this time. */
export const UNVERIFIED_FACTOR_MINUTES = 60;

/** How many recovery codes are made at a time. */
export const RECOVERY_CODE_COUNT = 10;

/** A factor as `GET /api/auth/factors` lists it; nothing of it opens anything. */
export interface Factor {
  id: string;
  friendly_name: string;
  factor_type: FactorType;
  /** Only a verified one counts. */
  status: 'unverified' | 'verified';
  /** The last two digits of the number. */
  phone?: string;
  /** totp: the name that the authenticator app shows. */
  issuer?: string;
  /** webauthn: synchronised between her devices. */
  is_backed_up?: boolean;
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601. */
  last_used_at: string | null;
  /** ISO 8601: from then on it is none any more, unless it is used before; null where nobody asked for that. */
  removal_due_at: string | null;
}

/** `GET /api/auth/factors`. */
export interface FactorList {
  factors: Factor[];
  recovery_codes_left: number;
  /** Whether this server has a way to send text messages. */
  phone_available: boolean;
}

/** `POST /api/auth/factors`: what an authenticator app has to be told, this one time. */
export interface NewFactor extends Factor {
  totp?: {
    /** Base32, to be typed. */
    secret: string;
    /** otpauth:, to be shown as a QR code. */
    uri: string;
  };
}

/** `POST /api/auth/factors/{id}/challenge`. */
export interface FactorChallenge {
  id: string;
  type: FactorType;
  /** Seconds since 1970. */
  expires_at: number;
  webauthn?: {
    /** Make a credential, or use one of those named. */
    type: 'create' | 'request';
    /** What `navigator.credentials` takes, as JSON. */
    credential_options: unknown;
  };
}

const nameText = {
  tooShort: 'Give it a name',
  tooLong: `The name may have at most ${FACTOR_NAME_MAX_LENGTH} characters`,
};
const nameSchema = z.pipe(
  z.pipe(
    textSchema({ max: 1000, tooLong: nameText.tooLong }),
    z.transform((text: string) => text.trim().replace(/\s+/gu, ' ').normalize('NFC')),
  ),
  textSchema({ min: 1, max: FACTOR_NAME_MAX_LENGTH, ...nameText }),
);

const PHONE_MESSAGE = 'Enter the number with its country, such as +34 600 123 456';

/** E.164; blanks, hyphens, points and brackets are only how people write it. */
export const phoneSchema = z.pipe(
  z.pipe(
    textSchema({ max: 40, tooLong: PHONE_MESSAGE }),
    z.transform((text: string) => text.replace(/[\s().-]/gu, '')),
  ),
  z.string().check(z.regex(/^\+[1-9][0-9]{6,14}$/, { error: PHONE_MESSAGE })),
);

/** `POST /api/auth/factors`. */
export const newFactorSchema = z
  .object({
    friendly_name: nameSchema,
    factor_type: z.enum(FACTOR_TYPES, { error: 'There is no such kind of second step' }),
    phone: z.optional(phoneSchema),
    issuer: z.optional(nameSchema),
  })
  .check(
    z.refine(({ factor_type: type, phone }) => (type === 'phone') === (phone !== undefined), {
      error: PHONE_MESSAGE,
    }),
    z.refine(({ factor_type: type, issuer }) => type === 'totp' || issuer === undefined, {
      error: 'Only an authenticator app shows who issued it',
    }),
  );
export type NewFactorRequest = z.infer<typeof newFactorSchema>;

const CODE_MESSAGE = 'Enter the six digits';

/** Six digits, however they are spaced. */
export const factorCodeSchema = z.pipe(
  z.pipe(
    textSchema({ max: 20, tooLong: CODE_MESSAGE }),
    z.transform((text: string) => text.replace(/[\s-]/gu, '')),
  ),
  z.string().check(z.regex(/^[0-9]{6}$/, { error: CODE_MESSAGE })),
);

/** `POST /api/auth/factors/{id}/verify`: a code, or what the browser's authenticator answered. */
export const factorAnswerSchema = z
  .object({
    challenge_id: z.uuid({ error: 'Start again: this step was never asked for' }),
    code: z.optional(factorCodeSchema),
    credential: z.optional(z.looseObject({})),
  })
  .check(
    z.refine(({ code, credential }) => (code === undefined) !== (credential === undefined), {
      error: CODE_MESSAGE,
    }),
  );
export type FactorAnswer = z.infer<typeof factorAnswerSchema>;
