import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import {
  findModelConsent,
  giveModelConsent,
  type StoredConsent,
  withdrawModelConsent,
} from '@lunaria/db/queries/model-consents.ts';
import {
  isModelAllowed,
  type ModelOffer,
  type ModelState,
} from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { AppError } from '../../../errors/app-error.ts';

/** Which language model is set up, and which she agreed to. */
export async function getModelState(
  database: Database,
  offer: ModelOffer | null,
  userId: string,
): Promise<ModelState> {
  return toModelState(offer, await database.readAsUser(userId, (tx) => findModelConsent(tx, userId)));
}

/**
 * Notes that she agrees to the model she was shown; the same again changes nothing. Throws AppError('conflict') where
 * another one, or none, is set up by now.
 */
export async function agreeToModel(
  database: Database,
  offer: ModelOffer | null,
  userId: string,
  shown: ModelOffer,
): Promise<ModelState> {
  if (offer?.endpoint !== shown.endpoint || offer.model !== shown.model) throw new AppError('conflict');
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'model_consents', userId);
    const before = toModelState(offer, await findModelConsent(tx, userId));
    if (isModelAllowed(before)) return before;
    await withdrawModelConsent(tx, userId);
    await giveModelConsent(tx, userId, shown);
    return toModelState(offer, await findModelConsent(tx, userId));
  });
}

/** From now on no model is asked for her, an answer under way is thrown away. Fine when she had not agreed. */
export async function withdrawFromModel(
  database: Database,
  offer: ModelOffer | null,
  userId: string,
): Promise<ModelState> {
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'model_consents', userId);
    await withdrawModelConsent(tx, userId);
    return toModelState(offer, null);
  });
}

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
