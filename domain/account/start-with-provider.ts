import * as z from 'zod/mini';
import '../text.ts';
import { IDENTITY_PROVIDERS } from './identity-provider.ts';
import { isReturnPath } from './return-path.ts';

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
