import type { CycleMarkWrite } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { api } from '../../app/api-client.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';
import { combineMarkWrites, isMarkWrite } from './cycle-marks-changes.ts';

/** What she says of a cycle; each cycle is a record of its own, named by its first day. */
export const MARK_WRITES: WriteKind<CycleMarkWrite> = {
  name: 'cycle-marks',
  combine: combineMarkWrites,
  send: (change, signal) => api['cycle-marks'].$post({ json: change }, { init: { signal } }),
  accepts: isMarkWrite,
};
