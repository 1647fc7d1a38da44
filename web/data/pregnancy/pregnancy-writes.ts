import { api } from '../../app/api-client.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';
import { combinePregnancyChanges, type PregnancyChange, pregnancyChangeSchema } from './pregnancy-changes.ts';

/** One lane: what a later change means depends on the earlier ones. */
export const PREGNANCY_RECORD = 'pregnancy';

export const PREGNANCY_WRITES: WriteKind<PregnancyChange> = {
  name: 'pregnancy',
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
  accepts: (change): change is PregnancyChange => pregnancyChangeSchema.safeParse(change).success,
};
