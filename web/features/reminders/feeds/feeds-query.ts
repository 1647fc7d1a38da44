import {
  type CalendarFeed,
  type FeedAnswer,
  type FeedWrite,
  feedAnswerSchema,
  feedListSchema,
} from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, readApiError } from '../../../app/api-client.ts';
import { sayTrouble } from '../../../app/say-trouble.ts';
import { deviceZone } from '../../../data/reminders/use-reminders.ts';

/** Her calendar addresses. Never kept on the device, and never an address: the server itself does not know it any more. */
export const feedsQuery = (userId: string) =>
  queryOptions<readonly CalendarFeed[]>({
    queryKey: ['calendar-feeds', userId],
    async queryFn({ signal }) {
      const response = await api['calendar-feeds'].$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return feedListSchema.parse(await response.json()).feeds;
    },
    refetchOnMount: 'always',
  });

export type FeedStep =
  | { do: 'save'; feed: Omit<FeedWrite, 'user_id' | 'zone'> }
  | { do: 'renew'; id: string }
  | { do: 'end'; id: string };

/** Changes her addresses; sent at once and never kept for later: a secret is said once, to the one who waits for it. */
export function useFeedSteps(userId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  /** Null: it was not done. */
  async function take(step: FeedStep): Promise<FeedAnswer | null> {
    setBusy(true);
    setTrouble(null);
    try {
      const response = await send(userId, step);
      if (!response.ok) throw await readApiError(response);
      const answer = feedAnswerSchema.parse(await response.json());
      client.setQueryData(feedsQuery(userId).queryKey, answer.feeds);
      void client.invalidateQueries({ queryKey: ['access-events', userId] });
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

async function send(userId: string, step: FeedStep) {
  const feeds = api['calendar-feeds'];
  switch (step.do) {
    case 'save':
      return await feeds[':id'].$put({
        param: { id: step.feed.id },
        json: { ...step.feed, user_id: userId, zone: deviceZone() },
      });
    case 'renew':
      return await feeds[':id'].renew.$post({ param: { id: step.id }, json: { user_id: userId } });
    case 'end':
      return await feeds[':id'].$delete({ param: { id: step.id }, query: { user_id: userId } });
  }
}
