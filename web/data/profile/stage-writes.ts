import { type StageWrite, stageWriteSchema } from '@lunaria/domain/profile/profile-update.ts';
import { api } from '../../app/api-client.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';

/** She is in one mode: all her choices are changes of one record. */
export const STAGE_RECORD = 'life-stage';

export const STAGE_WRITES: WriteKind<StageWrite> = {
  name: 'life-stage',
  // The last choice is what she wants; what she started from is what the server has.
  combine: (older, newer) => ({ ...newer, base: older.base }),
  // Kept alive, so that leaving the page at once does not make it wait for the next visit.
  send: (change, signal) => api.profile.$patch({ json: change }, { init: { signal, keepalive: true } }),
  accepts: (change): change is StageWrite => stageWriteSchema.safeParse(change).success,
};
