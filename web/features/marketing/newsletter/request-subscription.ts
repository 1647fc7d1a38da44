import { NEWSLETTER_WORDING_VERSION, type NewsletterList } from '@lunaria/domain/newsletter/wording.ts';
import { api, readApiError } from '../../../app/api-client.ts';

/**
 * Sends the request; null when it was taken, otherwise what to say beside the field; throws when no answer came. The
 * server judges the address: the rules weigh more than the whole form, and every public page carries it.
 */
export async function requestSubscription(list: NewsletterList, address: string): Promise<string | null> {
  const response = await api.newsletter.$post({
    json: { list, address, wording: NEWSLETTER_WORDING_VERSION },
  });
  return response.ok ? null : (await readApiError(response)).message;
}
