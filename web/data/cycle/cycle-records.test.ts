import {
  type CycleMark,
  type CycleMarkWrite,
  type CyclePause,
  type CycleRecords,
  NO_CYCLE_RECORDS,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { describe, expect, it } from 'vitest';
import type { PeriodChange } from '../periods/period-changes.ts';
import { PERIOD_WRITES } from '../periods/periods.ts';
import { layOver } from '../records/use-records.ts';
import { combineMarkWrites, MARK_WRITES } from './cycle-marks.ts';
import { combinePauseChanges, PAUSE_WRITES, type PauseChange } from './cycle-pauses.ts';
import { CYCLE_RECORDS } from './cycle-records.ts';

const USER = '5b1f0b6e-6a52-4a0b-8f2a-0c8c1c9b7a11';
const ID = '7d0f3a52-8d11-4f39-9f0e-5b1c2d3e4f50';
const SAID_NOTHING = { verdict: null, reason: null, ovulation_on: null };

const UNUSUAL: CycleMark = {
  cycle_start: '2025-08-15',
  verdict: 'unusual',
  reason: 'travel',
  ovulation_on: null,
};
const PAUSE: CyclePause = { id: ID, from_on: '2025-03-01', to_on: null, reason: 'treatment' };

const records = (part: Partial<CycleRecords>): CycleRecords => ({ ...NO_CYCLE_RECORDS, ...part });
interface WaitingCycleChanges {
  marks: readonly CycleMarkWrite[];
  pauses: readonly PauseChange[];
  periods: readonly PeriodChange[];
}
/** The records as she sees them while changes wait. */
function layOverRecords(stored: CycleRecords, { marks, pauses, periods }: WaitingCycleChanges): CycleRecords {
  const changes = new Map<string, readonly unknown[]>([
    [MARK_WRITES.name, marks],
    [PAUSE_WRITES.name, pauses],
    [PERIOD_WRITES.name, periods],
  ]);
  const waiting = CYCLE_RECORDS.waitingKinds.map(({ name }) =>
    (changes.get(name) ?? []).map(
      (change, id) => ({ id, recordKey: 'all', change, state: 'waiting' }) as const,
    ),
  );
  return layOver(CYCLE_RECORDS, stored, waiting, []);
}
const lay = (stored: Partial<CycleRecords>, waiting: Partial<WaitingCycleChanges>) =>
  layOverRecords(records(stored), { marks: [], pauses: [], periods: [], ...waiting });
const says = (mark: Partial<CycleMark>, base: CycleMarkWrite['base'] = null): CycleMarkWrite => ({
  cycle_start: '2025-08-15',
  ...SAID_NOTHING,
  ...mark,
  user_id: USER,
  base,
});
const put = (pause: CyclePause, base: CyclePause | null = null): PauseChange => {
  const { id: _, ...values } = base ?? pause;
  return { op: 'put', write: { ...pause, user_id: USER, base: base && values } };
};
const removal: PauseChange = { op: 'remove', id: ID, userId: USER };
const moves = (from: CycleMark['cycle_start'], to: CycleMark['cycle_start']): PeriodChange => ({
  op: 'save',
  write: {
    user_id: USER,
    period_start_date: to,
    period_end_date: null,
    cycle_length: 28,
    replaces_start_date: from,
    base: { period_end_date: null, cycle_length: 28 },
  },
});

describe('what waits, over what is stored', () => {
  it('leaves the records as they are where nothing waits', () => {
    const stored = records({ cycle_marks: [UNUSUAL] });
    expect(layOverRecords(stored, { marks: [], pauses: [], periods: [] })).toBe(stored);
  });
  it('shows what is said of a cycle, and takes back what was said', () => {
    expect(lay({}, { marks: [says(UNUSUAL)] }).cycle_marks).toEqual([UNUSUAL]);
    const takenBack = says({}, { verdict: 'unusual', reason: 'travel', ovulation_on: null });
    expect(lay({ cycle_marks: [UNUSUAL] }, { marks: [takenBack] }).cycle_marks).toEqual([]);
  });
  it('takes what is said of a cycle along when its period moves, and keeps it when the period is deleted', () => {
    const stored = { cycle_marks: [UNUSUAL] };
    expect(lay(stored, { periods: [moves('2025-08-15', '2025-08-14')] }).cycle_marks).toEqual([
      { ...UNUSUAL, cycle_start: '2025-08-14' },
    ]);
    const deletion: PeriodChange = { op: 'delete', userId: USER, start: '2025-08-15' };
    expect(lay(stored, { periods: [deletion] }).cycle_marks).toEqual([UNUSUAL]);
  });
  it('says of the new day what still waits to be said of the old one, as the dialog of a cycle sends it on a move', () => {
    const { cycle_start: _, ...said } = UNUSUAL;
    const again = says({ ...UNUSUAL, cycle_start: '2025-08-14' }, said);
    const periods = [moves('2025-08-15', '2025-08-14')];
    const moved = { ...UNUSUAL, cycle_start: '2025-08-14' };
    expect(lay({}, { marks: [says(UNUSUAL), again], periods }).cycle_marks).toContainEqual(moved);
    expect(lay({ cycle_marks: [UNUSUAL] }, { marks: [again], periods }).cycle_marks).toEqual([moved]);
  });
  it('joins it with what is said of the day that the period moves to, as the server does', () => {
    const there: CycleMark = { cycle_start: '2025-08-14', ...SAID_NOTHING, ovulation_on: '2025-08-28' };
    expect(
      lay({ cycle_marks: [there, UNUSUAL] }, { periods: [moves('2025-08-15', '2025-08-14')] }).cycle_marks,
    ).toEqual([{ ...UNUSUAL, cycle_start: '2025-08-14', ovulation_on: '2025-08-28' }]);
  });
  it('enters, changes, ends and removes a pause, and brings it back', () => {
    const ended = { ...PAUSE, to_on: '2025-04-30' } as const;
    expect(lay({}, { pauses: [put(PAUSE), put(ended, PAUSE)] }).cycle_pauses).toEqual([ended]);
    expect(lay({ cycle_pauses: [PAUSE] }, { pauses: [removal] }).cycle_pauses).toEqual([]);
    expect(lay({ cycle_pauses: [PAUSE] }, { pauses: [removal, put(PAUSE)] }).cycle_pauses).toEqual([PAUSE]);
  });
});

describe('two changes that wait, as one', () => {
  it('starts from what the first one saw', () => {
    const first = says({ verdict: 'unusual', reason: 'stress' });
    const then = says(
      { verdict: 'unusual', reason: 'stress', ovulation_on: '2025-08-29' },
      { verdict: 'unusual', reason: 'stress', ovulation_on: null },
    );
    expect(combineMarkWrites(first, then)).toEqual({ ...then, base: null });
  });
  it('is not made of two cycles or two pauses', () => {
    expect(combineMarkWrites(says({}), says({ cycle_start: '2025-09-12' }))).toBeNull();
    const other = { ...PAUSE, id: '8e1f3a52-8d11-4f39-9f0e-5b1c2d3e4f50' };
    expect(combinePauseChanges(put(PAUSE), put(other))).toBeNull();
  });
  it('is the removal where a pause was changed before, and both where it comes back', () => {
    expect(combinePauseChanges(put(PAUSE), removal)).toEqual(removal);
    expect(combinePauseChanges(removal, put(PAUSE))).toBeNull();
    const ended = { ...PAUSE, to_on: '2025-04-30' } as const;
    expect(combinePauseChanges(put(PAUSE), put(ended, PAUSE))).toEqual(put(ended));
  });
});

describe('what an earlier visit left on the device', () => {
  it('is taken only where it could have been written here', () => {
    expect(MARK_WRITES.accepts?.(says(UNUSUAL))).toBe(true);
    expect(MARK_WRITES.accepts?.({ ...says(UNUSUAL), verdict: 'late' })).toBe(false);
    expect(PAUSE_WRITES.accepts?.(put(PAUSE))).toBe(true);
    expect(PAUSE_WRITES.accepts?.({ op: 'remove', id: 'all', userId: USER })).toBe(false);
  });
});
