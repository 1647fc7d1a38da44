import type { MedicalRecord, RecordWrite } from '@lunaria/domain/records/medical-record.ts';
import { useMemo } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { FOLLOWED, type RecordsState, useRecords } from '../records/use-records.ts';
import { idOf, MEDICAL_RECORDS, RECORD_WRITES, type RecordChange } from './medical-records.ts';

/** Her medical history with the changes that wait to be sent, what holds now first. */
export function useMedicalRecords(userId: string): RecordsState<readonly MedicalRecord[]> {
  return useRecords(MEDICAL_RECORDS, userId, [], FOLLOWED);
}

export interface RecordActions {
  add: (record: MedicalRecord) => void;
  /** `base`: as she saw it. */
  change: (base: MedicalRecord, next: MedicalRecord) => void;
  remove: (record: MedicalRecord) => void;
  /** One that was deleted within the last hour. */
  restore: (record: MedicalRecord) => void;
}

/** What can be done with entries. All of it shows at once and is sent when it can be. */
export function useRecordActions(userId: string): RecordActions {
  const queue = useWriteQueue();
  return useMemo(() => {
    const enqueue = (change: RecordChange) => void queue.enqueue(RECORD_WRITES, userId, idOf(change), change);
    const put = ({ id, kind, fields }: MedicalRecord, base: MedicalRecord | null) => {
      const write = { user_id: userId, id, kind, fields, base: base?.fields ?? null };
      enqueue({ op: 'put', write: write as RecordWrite }); // as: the fields are of its kind
    };
    return {
      add: (record) => put(record, null),
      change: (base, next) => put(next, base),
      remove: ({ id }) => enqueue({ op: 'remove', id, userId }),
      restore: (record) => enqueue({ op: 'restore', record, userId }),
    };
  }, [queue, userId]);
}
