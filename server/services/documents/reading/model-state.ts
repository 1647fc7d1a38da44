import type { StoredConsent } from '@lunaria/db/queries/model-consents.ts';
import type { ModelOffer, ModelState } from '@lunaria/domain/documents/reading/model/model-consent.ts';

/** What is set up and what she agreed to, side by side. */
export function toModelState(offer: ModelOffer | null, consent: StoredConsent | null): ModelState {
  return {
    offer: offer && { endpoint: offer.endpoint, model: offer.model },
    consent: consent && {
      endpoint: consent.endpoint,
      model: consent.model,
      given_at: consent.given_at.toISOString(),
    },
  };
}
