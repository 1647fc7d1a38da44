import type { Database } from '@lunaria/db/engine/database.ts';
import { type ConsentRow, findConsents, findCounting } from '@lunaria/db/queries/consents.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import type { Consent, ConsentList } from '@lunaria/domain/consents/consent.ts';
import { modelOfSubject, subjectOfModel } from '@lunaria/domain/consents/model-subject.ts';
import type { ModelOffer } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { AppError } from '../../errors/app-error.ts';
import { agreeToModel } from '../documents/reading/model-consent.ts';
import { type ConsentKeys, withdrawConsent } from './consents.ts';

interface ConsentsDependencies extends ConsentKeys {
  database: Database;
  /** The language model that is set up; null for none. */
  modelOffer: ModelOffer | null;
}

/** All she ever agreed to, the newest first, and what she could agree to now. */
export async function listConsents(
  { database, modelOffer }: ConsentsDependencies,
  userId: string,
): Promise<ConsentList> {
  const rows = await database.readAsUser(userId, (tx) => findConsents(tx, userId));
  return { consents: rows.map(toConsent), offered: offeredBy(modelOffer) };
}

type Choice = Pick<Consent, 'purpose' | 'subject'>;

/** Ends one of hers, with what its purpose does; fine where none counts. */
export async function withdrawHers(
  dependencies: ConsentsDependencies,
  userId: string,
  choice: Choice,
): Promise<ConsentList> {
  await dependencies.database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'consents', userId);
    for (const { id, subject } of await findCounting(tx, userId, choice.purpose))
      if (subject === choice.subject) await withdrawConsent(tx, dependencies.auditKey, userId, id);
  });
  return await listConsents(dependencies, userId);
}

/**
 * Gives again what she withdrew, to the same, in a row of its own: the way back for a press too many. Throws
 * AppError('conflict') where that is not offered, or not any more.
 */
export async function giveAgain(
  dependencies: ConsentsDependencies,
  userId: string,
  { purpose, subject }: Choice,
): Promise<ConsentList> {
  if (purpose !== 'model-documents') throw new AppError('conflict');
  await agreeToModel(dependencies, userId, modelOfSubject(subject));
  return await listConsents(dependencies, userId);
}

function offeredBy(modelOffer: ModelOffer | null): ConsentList['offered'] {
  return modelOffer === null ? [] : [{ purpose: 'model-documents', subject: subjectOfModel(modelOffer) }];
}

function toConsent({ textVersion, givenAt, withdrawnAt, ...row }: ConsentRow): Consent {
  return {
    ...row,
    text_version: textVersion,
    given_at: givenAt.toISOString(),
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
  };
}
