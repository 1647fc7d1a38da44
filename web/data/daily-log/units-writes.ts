import { type UnitsWrite, unitsWriteSchema } from '@lunaria/domain/profile/units.ts';
import { api } from '../../app/api-client.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';

/** All her units are one record. */
export const UNITS_RECORD = 'units';

export const UNITS_WRITES: WriteKind<UnitsWrite> = {
  name: 'units',
  combine: (older, newer) => ({ ...older, ...newer }),
  send: (change, signal) => api.units.$patch({ json: change }, { init: { signal } }),
  accepts: (change): change is UnitsWrite => unitsWriteSchema.safeParse(change).success,
};
