import { api } from '../../app/api-client.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';
import { combinePastChanges, isPastChange, type PastChange } from './past-changes.ts';
import { PAST_WRITES_NAME } from './past-name.ts';

/** Pregnancies that ended; each is a record of its own. */
export const PAST_WRITES: WriteKind<PastChange> = {
  name: PAST_WRITES_NAME,
  combine: combinePastChanges,
  async send(change, signal) {
    const { past } = api.stage;
    if (change.op === 'correct') return await past.$post({ json: change.write }, { init: { signal } });
    const removal = { param: { id: change.id }, query: { user_id: change.userId } };
    return await past[':id'].$delete(removal, { init: { signal } });
  },
  accepts: isPastChange,
};
