import {
  type CardAnswer,
  type CardWrite,
  cardAnswerSchema,
  type EmergencyCard,
} from '@lunaria/domain/emergency/emergency-card.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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

/**
 * Changes it; sent at once and never kept for later: that a page is on or off is said only when it is so. What she ticks
 * stands as she ticked it, and as it was should it not be done; quick presses are sent one after the other.
 */
export function useCardSteps(userId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const line = useRef<{ last: Promise<unknown>; waiting: number }>({ last: Promise.resolve(), waiting: 0 });
  const { queryKey } = cardQuery(userId);

  /** Null: it was not done. */
  async function take(step: CardStep): Promise<CardAnswer | null> {
    setBusy(true);
    setTrouble(null);
    const before = client.getQueryData(queryKey);
    if (step.do === 'save') {
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (card) => card && { ...card, ...withoutGaps(step.change) });
    }
    line.current.waiting += 1;
    const sent = line.current.last.then(() => ask(userId, step));
    line.current.last = sent.catch(() => {});
    try {
      const answer = await sent;
      // What she pressed meanwhile stands above it.
      if (line.current.waiting === 1) client.setQueryData(queryKey, answer.card);
      if (step.do !== 'save') {
        void client.invalidateQueries({ queryKey: ['access-events', userId] });
        void client.invalidateQueries({ queryKey: ['consents', userId] });
      }
      return answer;
    } catch (error) {
      setTrouble(sayTrouble(error));
      client.setQueryData(queryKey, before);
      void client.invalidateQueries({ queryKey });
      return null;
    } finally {
      line.current.waiting -= 1;
      setBusy(line.current.waiting > 0);
    }
  }

  return { take, isBusy, trouble };
}

/** What is left out of a change stays. */
function withoutGaps({
  texts,
  shown_parts,
  tells_by_mail,
}: Omit<CardWrite, 'user_id'>): Partial<EmergencyCard> {
  return {
    ...(texts && { texts }),
    ...(shown_parts && { shown_parts }),
    ...(tells_by_mail !== undefined && { tells_by_mail }),
  };
}

async function ask(userId: string, step: CardStep): Promise<CardAnswer> {
  const response = await send(userId, step);
  if (!response.ok) throw await readApiError(response);
  return cardAnswerSchema.parse(await response.json());
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
