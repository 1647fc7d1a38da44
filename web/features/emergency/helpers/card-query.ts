import {
  type CardAnswer,
  type CardWrite,
  cardAnswerSchema,
  type EmergencyCard,
} from '@lunaria/domain/emergency/emergency-card.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, readApiError } from '../../../app/api-client.ts';
import { sayTrouble } from '../../../app/say-trouble.ts';

/** What helpers should know of her, and how the page stands. Whether it is on is the server's to say: no device keeps it. */
export const cardQuery = (userId: string) =>
  queryOptions<EmergencyCard>({
    queryKey: ['emergency-card', userId],
    async queryFn({ signal }) {
      const response = await api['emergency-card'].$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return cardAnswerSchema.parse(await response.json()).card;
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

export type CardStep =
  | { do: 'save'; change: Omit<CardWrite, 'user_id'> }
  | { do: 'open'; textVersion: string }
  | { do: 'close' }
  | { do: 'pin'; pin: string | null };

/** Changes it; sent at once and never kept for later: that a page is on or off is said only when it is so. */
export function useCardSteps(userId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  /** Null: it was not done. */
  async function take(step: CardStep): Promise<CardAnswer | null> {
    setBusy(true);
    setTrouble(null);
    try {
      const response = await send(userId, step);
      if (!response.ok) throw await readApiError(response);
      const answer = cardAnswerSchema.parse(await response.json());
      client.setQueryData(cardQuery(userId).queryKey, answer.card);
      if (step.do !== 'save') {
        void client.invalidateQueries({ queryKey: ['access-events', userId] });
        void client.invalidateQueries({ queryKey: ['consents', userId] });
      }
      return answer;
    } catch (error) {
      setTrouble(sayTrouble(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { take, isBusy, trouble };
}

async function send(userId: string, step: CardStep) {
  const card = api['emergency-card'];
  switch (step.do) {
    case 'save':
      return await card.$put({ json: { user_id: userId, ...step.change } });
    case 'open':
      return await card.page.$post({ json: { user_id: userId, text_version: step.textVersion } });
    case 'close':
      return await card.page.$delete({ query: { user_id: userId } });
    case 'pin':
      return await card.pin.$put({ json: { user_id: userId, pin: step.pin } });
  }
}
