import { type BleedingWrite, bleedingWriteSchema } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { combineBleedingWrites } from '@lunaria/domain/bleeding/merge-bleeding.ts';
import { api } from '../../../app/api-client.ts';
import type { WriteKind } from '../../../app/write-queue/write-kind.ts';

/** Each day is a record of its own. */
export const BLEEDING_WRITES: WriteKind<BleedingWrite> = {
  name: 'bleeding-days',
  combine: combineBleedingWrites,
  send: (change, signal) => api['bleeding-days'].$post({ json: change }, { init: { signal } }),
  accepts: (change): change is BleedingWrite => bleedingWriteSchema.safeParse(change).success,
};
