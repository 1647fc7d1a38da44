import { type Pregnancy, pregnancySchema } from '@lunaria/domain/pregnancy/dating.ts';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api, readApiError } from '../../app/api-client.ts';
import { keep } from '../../app/device-store/device-store.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites, type WriteEvent } from '../../app/write-queue/write-kind.ts';
import { showToast } from '../../ui/toast.tsx';
import { takeProfile } from '../profile/profile.ts';
import { by, defineRecords } from '../records/define-records.ts';
import {
  applyPregnancyChanges,
  combinePregnancyChanges,
  type PregnancyChange,
  pregnancyChangeSchema,
  stageAfterChanges,
} from './pregnancy-changes.ts';

/** One lane: what a later change means depends on the earlier ones. */
export const PREGNANCY_RECORD = 'pregnancy';

export const PREGNANCY_WRITES = defineWrites<PregnancyChange>({
  name: 'pregnancy',
  schema: pregnancyChangeSchema,
  combine: combinePregnancyChanges,
  async send(change, signal) {
    const init = { init: { signal } };
    if (change.op === 'end') return await api.stage.end.$post({ json: change.write }, init);
    const dated = await api.stage.$put({ json: change.write }, init);
    if (change.op === 'date' || !dated.ok) return dated;
    // In one step for the lane: an answer that got lost repeats both, which changes nothing.
    const json = {
      life_stage: 'pregnancy',
      user_id: change.write.user_id,
      chosen_at: change.chosen_at,
    } as const;
    const profile = await api.profile.$patch({ json }, init);
    return profile.ok ? dated : profile;
  },
});

/** The answer of `GET /api/stage`, and what this device keeps of it; null: none that goes on is dated. */
export interface LoadedPregnancy {
  pregnancy: Pregnancy | null;
}
const loadedSchema = z.object({ pregnancy: z.nullable(pregnancySchema) });
const KEPT_NAME = 'pregnancy';

/** The pregnancy that goes on. */
export const PREGNANCY = defineRecords<LoadedPregnancy>({
  key: (userId) => ['pregnancy', userId],
  schema: loadedSchema,
  none: { pregnancy: null },
  async load(signal) {
    const response = await api.stage.$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return loadedSchema.parse(await response.json());
  },
  keptAs: () => KEPT_NAME,
  isWhole: true,
  changedBy: [
    by(PREGNANCY_WRITES, {
      layOver: ({ pregnancy }, changes) => ({ pregnancy: applyPregnancyChanges(pregnancy, changes) }),
      take(_, change, answer) {
        if (change.op === 'end') return { pregnancy: null };
        const stored = loadedSchema.safeParse(answer).data;
        return stored?.pregnancy ? stored : null;
      },
    }),
  ],
  after(event, client) {
    // No word of what it was.
    sayUnsaved(event, 'Failed to save your change');
    if (event.type === 'saved') followStage(event, client);
  },
});

/** What the answer to an end says beside the pregnancy. */
const profileAnswerSchema = z.object({ profile: z.unknown() });

function followStage(event: WriteEvent & { type: 'saved' }, client: QueryClient): void {
  const change = event.change as PregnancyChange; // as: made by usePregnancyActions and its neighbours, and nowhere else
  const stage = stageAfterChanges([change]);
  // As it then is: a mode that she chose afterwards stands.
  if (stage !== null)
    takeProfile(client, event.userId, profileAnswerSchema.safeParse(event.answer).data?.profile, stage);
  if (change.op === 'date' && !event.isElsewhere)
    showToast({ title: 'Saved', message: 'Your dates are saved' });
}

/** Shown and kept from now on: none. */
export function forgetPregnancy(client: QueryClient, userId: string): void {
  void client.cancelQueries({ queryKey: PREGNANCY.key(userId) });
  client.setQueryData(PREGNANCY.key(userId), { rows: { pregnancy: null }, isKept: false });
  void keep(userId, KEPT_NAME, { pregnancy: null });
}
