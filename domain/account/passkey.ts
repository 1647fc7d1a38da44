import * as z from 'zod/mini';

/** Said for every passkey that does not open an account, whatever the reason. */
export const REFUSED_PASSKEY_MESSAGE =
  'This passkey was not accepted. Try again, or log in with your email and password.';

/** What has to be there before the password goes, so that a lost device does not lock her out. */
export const PASSWORD_NEEDED_MESSAGE =
  'Without a password a lost device would lock you out. Add a second passkey or make recovery codes first.';

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));

// The largest credential id is 1023 bytes.
const identity = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
};

/** What a browser answers when an authenticator made a key (`RegistrationResponseJSON` of WebAuthn). */
export const madeCredentialSchema = z.object({
  ...identity,
  response: z.object({
    clientDataJSON: base64url(8192),
    attestationObject: base64url(16_384),
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16))),
  }),
});

/** What a browser answers when an authenticator used its key (`AuthenticationResponseJSON` of WebAuthn). */
export const usedCredentialSchema = z.object({
  ...identity,
  response: z.object({
    clientDataJSON: base64url(8192),
    authenticatorData: base64url(8192),
    signature: base64url(8192),
    userHandle: z.nullish(base64url(128)),
  }),
});

/** `POST /api/auth/passkeys/verify`. */
export const passkeySignInSchema = z.object({
  challenge_id: z.uuid(),
  credential: usedCredentialSchema,
});

export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;
