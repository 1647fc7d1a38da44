import * as z from 'zod/mini';
import '../text.ts';
import { isReturnPath } from './return-path.ts';

export const IDENTITY_PROVIDERS = ['google', 'apple'] as const;

/** Who may say who she is, beside ourselves. */
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

export const PROVIDER_NAMES: Record<IdentityProvider, string> = { google: 'Google', apple: 'Apple' };

const returnPathSchema = z
  .string()
  .check(z.maxLength(200), z.refine(isReturnPath, { error: 'That page cannot be opened after signing in.' }));

/** `POST /api/auth/sign-in/social`: the names are those of the account library, which clients know. */
export const startWithProviderSchema = z.object({
  provider: z.enum(IDENTITY_PROVIDERS, { error: 'This way of signing in is not known.' }),
  /** link: beside the account that is signed in; proof: that it is she who is signed in. */
  purpose: z._default(z.enum(['sign-in', 'link', 'proof']), 'sign-in'),
  callbackURL: z.optional(returnPathSchema),
  /** Which form says so when signing in fails; the others end where they began. */
  errorCallbackURL: z.optional(z.enum(['/auth/login', '/auth/signup'])),
});

export type StartWithProvider = z.infer<typeof startWithProviderSchema>;

/** A provider that opens her account, as `GET /api/auth/linked-accounts` lists it. */
export interface LinkedAccount {
  provider: IdentityProvider;
  /** ISO 8601. */
  linked_at: string;
}
