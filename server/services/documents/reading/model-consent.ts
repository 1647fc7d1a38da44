import type { Database } from '@lunaria/db/engine/database.ts';
import { type ConsentRow, findCounting } from '@lunaria/db/queries/consents.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { modelOfSubject, subjectOfModel } from '@lunaria/domain/consents/model-subject.ts';
import {
  isModelAllowed,
  type ModelOffer,
  type ModelState,
} from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type ConsentKeys, giveConsent, withdrawConsent } from '../../consents/consents.ts';

interface ModelConsentDependencies extends ConsentKeys {
  database: Database;
  /** null where none is set up. */
  modelOffer: ModelOffer | null;
}

/** Which language model is set up, and which she agreed to. */
export async function getModelState(
  { database, modelOffer }: Pick<ModelConsentDependencies, 'database' | 'modelOffer'>,
  userId: string,
): Promise<ModelState> {
  const counting = await database.readAsUser(userId, (tx) => findCounting(tx, userId, 'model-documents'));
  return toModelState(modelOffer, counting);
}

/**
 * Notes that she agrees to the model she was shown; the same again changes nothing. Throws AppError('conflict') where
 * another one, or none, is set up by now.
 */
export async function agreeToModel(
  dependencies: ModelConsentDependencies,
  userId: string,
  shown: ModelOffer,
): Promise<ModelState> {
  const { database, modelOffer } = dependencies;
  if (modelOffer?.endpoint !== shown.endpoint || modelOffer.model !== shown.model)
    throw new AppError('conflict');
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'consents', userId);
    const counting = await findCounting(tx, userId, 'model-documents');
    if (isModelAllowed(toModelState(modelOffer, counting))) return toModelState(modelOffer, counting);
    // One model counts: agreeing to another ends the one before.
    for (const { id } of counting) await withdrawConsent(tx, dependencies.auditKey, userId, id);
    await giveConsent(tx, dependencies, userId, {
      purpose: 'model-documents',
      subject: subjectOfModel(shown),
    });
    return toModelState(modelOffer, await findCounting(tx, userId, 'model-documents'));
  });
}

/** From now on no model is asked for her, an answer under way is thrown away. Fine when she had not agreed. */
export async function withdrawFromModel(
  { database, modelOffer, auditKey }: ModelConsentDependencies,
  userId: string,
): Promise<ModelState> {
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'consents', userId);
    for (const { id } of await findCounting(tx, userId, 'model-documents'))
      await withdrawConsent(tx, auditKey, userId, id);
    return toModelState(modelOffer, []);
  });
}

/** What is set up and what she agreed to last, side by side. */
function toModelState(offer: ModelOffer | null, [consent]: readonly ConsentRow[]): ModelState {
  return {
    offer: offer && { endpoint: offer.endpoint, model: offer.model },
    consent: consent ? { ...modelOfSubject(consent.subject), given_at: consent.givenAt.toISOString() } : null,
  };
}
