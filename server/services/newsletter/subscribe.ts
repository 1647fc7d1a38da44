import type { Database } from '@lunaria/db/engine/database.ts';
import {
  confirmLists,
  deleteSubscription,
  findListsOfAddress,
  findSubscribedList,
  type ListState,
  requestSubscription,
} from '@lunaria/db/queries/newsletter-subscriptions.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import type { SubscriptionRequest } from '@lunaria/domain/newsletter/subscription.ts';
import type { NewsletterList } from '@lunaria/domain/newsletter/wording.ts';
import type { NewsletterLinks } from '../../auth/newsletter-link.ts';

export interface NewsletterDependencies {
  database: Database;
  newsletterLinks: NewsletterLinks;
}

/**
 * Keeps a request and promises the job that may ask for its confirmation. The same two statements whether the address
 * is new, waiting or subscribed: neither answer nor time says which. What follows from it, the job decides.
 */
export async function requestToSubscribe(database: Database, request: SubscriptionRequest): Promise<void> {
  await database.asWorker(async (tx) => {
    const subscriptionId = await requestSubscription(tx, request);
    await promiseJob(tx, { userId: null, job: 'send-newsletter-confirmation', subjectId: subscriptionId });
  });
}

/** What the link of a confirmation mail shows; null for one that works no longer. Reading it decides nothing. */
export async function readConfirmation(
  { database, newsletterLinks }: NewsletterDependencies,
  token: string,
): Promise<ListState[] | null> {
  const subscriptionId = await newsletterLinks.verify(token, 'confirm');
  if (subscriptionId === null) return null;
  const lists = await database.asWorker((tx) => findListsOfAddress(tx, subscriptionId));
  return lists.length > 0 ? lists : null;
}

/** Confirms the lists that the page showed; null for a link that works no longer. */
export async function confirmSubscription(
  { database, newsletterLinks }: NewsletterDependencies,
  token: string,
  shown: NewsletterList[],
): Promise<ListState[] | null> {
  const subscriptionId = await newsletterLinks.verify(token, 'confirm');
  if (subscriptionId === null) return null;
  const lists = await database.asWorker(async (tx) => {
    await confirmLists(tx, subscriptionId, shown);
    return await findListsOfAddress(tx, subscriptionId);
  });
  return lists.length > 0 ? lists : null;
}

/** `invalid`: not of ours. `ended`: of a subscription that is no more. */
export type UnsubscribeState =
  | { kind: 'invalid' }
  | { kind: 'ended' }
  | { kind: 'open'; list: NewsletterList };

/** What the link that ends a subscription shows. Reading it ends nothing: programs that look through mails open links. */
export async function readUnsubscribe(
  { database, newsletterLinks }: NewsletterDependencies,
  token: string,
): Promise<UnsubscribeState> {
  const subscriptionId = await newsletterLinks.verify(token, 'unsubscribe');
  if (subscriptionId === null) return { kind: 'invalid' };
  const list = await database.asWorker((tx) => findSubscribedList(tx, subscriptionId));
  return list === null ? { kind: 'ended' } : { kind: 'open', list };
}

/** Ends a subscription, once or again. */
export async function unsubscribe(
  { database, newsletterLinks }: NewsletterDependencies,
  token: string,
): Promise<UnsubscribeState> {
  const subscriptionId = await newsletterLinks.verify(token, 'unsubscribe');
  if (subscriptionId === null) return { kind: 'invalid' };
  await database.asWorker((tx) => deleteSubscription(tx, subscriptionId));
  return { kind: 'ended' };
}
