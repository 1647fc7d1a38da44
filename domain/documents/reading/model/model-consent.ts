import * as z from 'zod/mini';

/** A language model the operator has set up: what she is asked to consent to, by name. */
export interface ModelOffer {
  /** Without user, password and query, e.g. `https://api.example.org/v1`. */
  endpoint: string;
  model: string;
}

/** `GET /api/ai-model`. */
export interface ModelState {
  /** null: none is set up, and nothing of this is shown. */
  offer: ModelOffer | null;
  /** What she agreed to last and did not withdraw; it counts for exactly this endpoint and model. */
  consent: (ModelOffer & { given_at: string }) | null;
}

const offer = { endpoint: z.string().check(z.maxLength(500)), model: z.string().check(z.maxLength(200)) };

export const modelStateSchema: z.ZodMiniType<ModelState> = z.object({
  offer: z.nullable(z.object(offer)),
  consent: z.nullable(z.object({ ...offer, given_at: z.iso.datetime() })),
});

/** `PUT /api/ai-model/consent`: she agrees to what she saw; refused where something else is set up by now. */
export const modelConsentSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  ...offer,
});

/** True when what is set up is what she agreed to. */
export function isModelAllowed({ offer: offered, consent }: ModelState): boolean {
  return (
    offered !== null &&
    consent !== null &&
    offered.endpoint === consent.endpoint &&
    offered.model === consent.model
  );
}
