import { goalSchema, type HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { keep } from '../../app/device-store/device-store.ts';
import { readAllPages } from '../../app/read-pages.ts';
import {
  askAgain,
  type Loaded,
  loadOrReadKept,
  ROWS_OPTIONS,
  reloadWhatIsLoading,
} from '../records/load-rows.ts';
import { type GoalChange, idOf, sortGoals } from './goal-changes.ts';

const goalsSchema = z.array(goalSchema);
const KEPT_NAME = 'health-goals';

export const goalsKey = (userId: string) => ['health-goals', userId] as const;

/** All her goals, ended ones too; without a connection as this device kept them. */
export function goalsQuery(userId: string) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: goalsKey(userId),
    queryFn: ({ signal }) =>
      loadOrReadKept<HealthGoal[]>(userId, KEPT_NAME, goalsSchema, async () => {
        const pages = await readAllPages({}, (query) =>
          api['health-goals'].$get({ query }, { init: { signal } }),
        );
        return pages.flatMap((page) => page.health_goals);
      }),
  });
}

/** Puts what the server has stored into the loaded rows. */
export function takeGoalAnswer(
  client: QueryClient,
  userId: string,
  change: GoalChange,
  answer: unknown,
): void {
  const queryKey = goalsKey(userId);
  const stored = change.op === 'put' ? (goalSchema.safeParse(answer).data ?? null) : null;
  reloadWhatIsLoading(client, queryKey);
  client.setQueryData<Loaded<HealthGoal[]>>(queryKey, (loaded) => {
    if (!loaded) return loaded;
    const others = loaded.rows.filter(({ id }) => id !== idOf(change));
    const rows = stored ? sortGoals([...others, stored]) : others;
    void keep(userId, KEPT_NAME, rows);
    return { ...loaded, rows };
  });
  if (change.op === 'put' && stored === null) askAgain(client, queryKey);
}
