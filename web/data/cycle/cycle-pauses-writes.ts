import { api } from '../../app/api-client.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';
import { combinePauseChanges, isPauseChange, type PauseChange } from './cycle-pauses-changes.ts';

/** Times without cycles that she entered. */
export const PAUSE_WRITES: WriteKind<PauseChange> = {
  name: 'cycle-pauses',
  combine: combinePauseChanges,
  async send(change, signal) {
    const pauses = api['cycle-pauses'];
    if (change.op === 'put') return await pauses.$post({ json: change.write }, { init: { signal } });
    const removal = { param: { id: change.id }, query: { user_id: change.userId } };
    return await pauses[':id'].$delete(removal, { init: { signal } });
  },
  accepts: isPauseChange,
};
