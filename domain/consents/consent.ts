import * as z from 'zod/mini';

/** What she can be asked to agree to, each by itself. The database holds the same list. */
export const CONSENT_PURPOSES = [
  'health-processing',
  'model-documents',
  'model-assistant',
  'sync',
  'share',
  'emergency-page',
  'visit',
  'method-rules',
  'reminders-mail',
  'reminders-push',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** One row of the ledger, as she is shown it. */
export interface Consent {
  id: string;
  purpose: ConsentPurpose;
  /** To whom or what it was given, as its purpose writes it; '' where there is only one. */
  subject: string;
  /** Which words she agreed to. */
  text_version: string;
  given_at: string;
  withdrawn_at: string | null;
}

/** `GET /api/consents`: all she ever gave, the newest first; and what else it takes to give one again. */
export interface ConsentList {
  consents: Consent[];
  /** Subjects that can be agreed to now, by purpose; what is not here cannot be given again. */
  offered: { purpose: ConsentPurpose; subject: string }[];
}

const consentSchema = z.object({
  id: z.uuid(),
  purpose: z.enum(CONSENT_PURPOSES),
  subject: z.string(),
  text_version: z.string(),
  given_at: z.iso.datetime(),
  withdrawn_at: z.nullable(z.iso.datetime()),
});

export const consentListSchema: z.ZodMiniType<ConsentList> = z.object({
  consents: z.array(consentSchema),
  offered: z.array(z.object({ purpose: z.enum(CONSENT_PURPOSES), subject: z.string() })),
});

/** `POST /api/consents/withdraw` and `…/again`: which of hers. */
export const consentChoiceSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  purpose: z.enum(CONSENT_PURPOSES, { error: 'Say which consent' }),
  subject: z.string().check(z.maxLength(701)),
});
