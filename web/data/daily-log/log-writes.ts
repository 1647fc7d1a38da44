import { api } from '../../app/api-client.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';
import { combineLogChanges, isLogChange, type LogChange } from './log-changes.ts';

/** Each day is a record of its own. */
export const LOG_WRITES: WriteKind<LogChange> = {
  name: 'daily-logs',
  combine: combineLogChanges,
  async send(change, signal) {
    const logs = api['daily-logs'];
    if (change.op === 'save') return await logs.$post({ json: change.write }, { init: { signal } });
    const deletion = { param: { date: change.date }, query: { user_id: change.userId } };
    return await logs[':date'].$delete(deletion, { init: { signal } });
  },
  accepts: isLogChange,
};
