import { isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { periodWriteSchema } from '@lunaria/domain/cycle/period.ts';
import { type SignalsWrite, signalsWriteSchema } from '@lunaria/domain/signals/health-signals.ts';
import { api } from '../../app/api-client.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';
import { combineSignalsChanges } from '../signals/signals-changes.ts';
import { combinePeriodChanges, type PeriodChange } from './period-changes.ts';

/** All changes of her periods wait in one lane: what a later one means depends on the earlier ones. */
export const PERIODS_RECORD = 'all';

export const PERIOD_WRITES: WriteKind<PeriodChange> = {
  name: 'period-tracking',
  combine: combinePeriodChanges,
  async send(change, signal) {
    const periods = api['period-tracking'];
    if (change.op === 'save') return await periods.$post({ json: change.write }, { init: { signal } });
    const deletion = { param: { start: change.start }, query: { user_id: change.userId } };
    return await periods[':start'].$delete(deletion, { init: { signal } });
  },
  accepts(change): change is PeriodChange {
    if (typeof change !== 'object' || change === null || !('op' in change)) return false;
    if (change.op === 'save') return 'write' in change && periodWriteSchema.safeParse(change.write).success;
    return (
      change.op === 'delete' &&
      'userId' in change &&
      typeof change.userId === 'string' &&
      'start' in change &&
      isCalendarDate(change.start)
    );
  },
};

/** Each day is a record of its own. */
export const SIGNALS_WRITES: WriteKind<SignalsWrite> = {
  name: 'daily-health-signals',
  combine: combineSignalsChanges,
  send: (change, signal) => api['daily-health-signals'].$post({ json: change }, { init: { signal } }),
  accepts: (change): change is SignalsWrite => signalsWriteSchema.safeParse(change).success,
};
