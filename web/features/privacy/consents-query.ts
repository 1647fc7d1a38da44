import { type Consent, type ConsentList, consentListSchema } from '@lunaria/domain/consents/consent.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, readApiError } from '../../app/api-client.ts';
import { sayTrouble } from '../../app/say-trouble.ts';

/** What she agreed to. Never kept on the device: whether a consent counts is the server's to say. */
export const consentsQuery = (userId: string) =>
  queryOptions<ConsentList>({
    queryKey: ['consents', userId],
    async queryFn({ signal }) {
      const response = await api.consents.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return consentListSchema.parse(await response.json());
    },
    // Given or withdrawn elsewhere.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Withdraws, and gives again; sent at once and never kept for later: that it is so is said only when it is. */
export function useConsentChange(userId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function change(
    what: 'withdraw' | 'again',
    { purpose, subject }: Pick<Consent, 'purpose' | 'subject'>,
  ): Promise<boolean> {
    setBusy(true);
    setTrouble(null);
    try {
      const response = await api.consents[what].$post({ json: { user_id: userId, purpose, subject } });
      if (!response.ok) throw await readApiError(response);
      client.setQueryData(consentsQuery(userId).queryKey, consentListSchema.parse(await response.json()));
      void client.invalidateQueries({ queryKey: ['access-events', userId] });
      void client.invalidateQueries({ queryKey: ['ai-model', userId] });
      void client.invalidateQueries({ queryKey: ['emergency-card', userId] });
      return true;
    } catch (error) {
      setTrouble(sayTrouble(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { change, isBusy, trouble };
}
