import {
  DEFAULT_UNITS,
  type Units,
  type UnitsWrite,
  unitsSchema,
  unitsWriteSchema,
} from '@lunaria/domain/profile/units.ts';
import { useCallback } from 'react';
import { api, readApiError } from '../../app/api-client.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { useRecords } from '../records/use-records.ts';

/** All her units are one record. */
const UNITS_RECORD = 'units';

export const UNITS_WRITES = defineWrites<UnitsWrite>({
  name: 'units',
  schema: unitsWriteSchema,
  combine: (older, newer) => ({ ...older, ...newer }),
  send: (change, signal) => api.units.$patch({ json: change }, { init: { signal } }),
});

export const UNITS = defineRecords<Units>({
  key: (userId) => ['units', userId],
  schema: unitsSchema,
  none: DEFAULT_UNITS,
  async load(signal) {
    const response = await api.units.$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return await response.json();
  },
  keptAs: () => 'units',
  isWhole: true,
  changedBy: [
    by(UNITS_WRITES, {
      layOver(units, changes) {
        const { user_id: _, ...changed } = Object.assign({}, ...changes);
        return { ...units, ...changed };
      },
      take: (units, _, answer) => unitsSchema.safeParse(answer).data ?? units,
    }),
  ],
});

interface HerUnits {
  units: Units;
  /** False: the server was not heard yet, `units` are those of the specification. */
  isLoaded: boolean;
  changeUnits: (part: Partial<Units>) => void;
}

/** The units in which she types and sees what she logs, with a change that waits to be sent. */
export function useUnits(userId: string): HerUnits {
  const queue = useWriteQueue();
  const { rows: units, status } = useRecords(UNITS, userId, []);
  const changeUnits = useCallback(
    (part: Partial<Units>) =>
      void queue.enqueue(UNITS_WRITES, userId, UNITS_RECORD, { user_id: userId, ...part }),
    [queue, userId],
  );
  // Where they cannot be known the form serves all the same.
  return { units, isLoaded: status !== 'loading', changeUnits };
}
