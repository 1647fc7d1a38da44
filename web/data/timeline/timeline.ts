import { onHerClock, toKeepOf } from '@lunaria/domain/timeline/on-her-clock.ts';
import { NO_TIMELINE, type Timeline, timelineSchema } from '@lunaria/domain/timeline/timeline.ts';
import { useMemo } from 'react';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { askedAgainBy, defineRecords } from '../records/define-records.ts';
import { type RecordsState, useRecords } from '../records/use-records.ts';

/** Made of all of them. */
const CHANGED_BY = askedAgainBy(
  ...['medical-records', 'methods', 'life-stage', 'cycle-pauses', 'period-tracking', 'health-documents'],
  ...['pregnancy', 'past-pregnancies', 'profile-details', 'setup-answers'],
);

/** Her life in order, as the server makes it of what lies in its tables. Nothing of pregnancies or losses lies on a device. */
export const TIMELINE = defineRecords<Timeline>({
  key: (userId) => ['timeline', userId],
  schema: timelineSchema,
  none: NO_TIMELINE,
  async load(signal) {
    const pages = await readAllPages({}, (query) => api.timeline.$get({ query }, { init: { signal } }));
    const [newest = NO_TIMELINE] = pages;
    return { ...newest, events: pages.flatMap(({ events }) => events) };
  },
  keptAs: () => 'timeline',
  toKeep: toKeepOf,
  changedBy: CHANGED_BY,
});

/** It is made of everything: whatever she did elsewhere, it is asked for when she comes to it. */
const ASKED_ANEW = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** Her timeline by the clock of this device. */
export function useTimeline(userId: string): RecordsState<Timeline> {
  const state = useRecords(TIMELINE, userId, [], ASKED_ANEW);
  const rows = useMemo(() => onHerClock(state.rows), [state.rows]);
  return { ...state, rows };
}
