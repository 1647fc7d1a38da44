import * as z from 'zod/mini';

/** `POST /api/auth/terms`: the version she read and agrees to. */
export const termsAnswerSchema = z.object({
  version: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'A version of the terms is a day.' })),
});

/** `GET /api/auth/terms`: what she accepted last. */
export interface AcceptedTerms {
  version: string;
  accepted_at: string | null;
}

export const acceptedTermsSchema: z.ZodMiniType<AcceptedTerms> = z.object({
  version: z.string(),
  accepted_at: z.nullable(z.iso.datetime()),
});
