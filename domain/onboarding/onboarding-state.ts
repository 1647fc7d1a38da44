import * as z from 'zod/mini';
import { savedAnswersSchema } from './finish-setup.ts';

export const CONSENTS = ['not_needed', 'pending', 'given'] as const;

/**
 * How a guardian's consent stands. `pending`: nothing of her health is written until a guardian agrees (also after one
 * refused: she may name another). `given` also where none was needed and an invited guardian agreed.
 */
export type Consent = (typeof CONSENTS)[number];

/** `GET /api/onboarding`, and the answer to `PUT /api/onboarding` and `POST /api/onboarding/guardian`. */
export const onboardingStateSchema = z.extend(savedAnswersSchema, {
  consent: z.enum(CONSENTS),
  /** The setting of this installation, 13 to 16. */
  age_of_consent: z.int(),
  /** When the guardian was last written to (ISO 8601); null: nobody was, or the guardian refused. */
  guardian_asked_at: z.nullable(z.string()),
});

export type OnboardingState = z.infer<typeof onboardingStateSchema>;
