import { type MedicalRecord, saysNoneKnown } from '@lunaria/domain/records/medical-record.ts';
import { sayRecord } from '@lunaria/domain/records/say-record.ts';
import { useEffect, useState } from 'react';
import { useRecordActions } from '../../data/medical-records/use-medical-records.ts';
import { rowIdOf } from './record-row.tsx';

/** Takes the focus when something was deleted. */
export const NOTICE_ID = 'record-notice';

/** What she does with the entries of one list: with the way back, and with where the keyboard goes on. */
export function useRecordSteps(userId: string, records: readonly MedicalRecord[]) {
  const actions = useRecordActions(userId);
  const [deleted, setDeleted] = useState<MedicalRecord | null>(null);
  // What had the focus goes with what was pressed: the keyboard goes on at what has come of it.
  const [focusId, setFocusId] = useState<string | null>(null);
  useEffect(() => {
    if (focusId === null) return;
    document.getElementById(focusId)?.focus();
    setFocusId(null);
  }, [focusId]);

  function save(record: MedicalRecord, base: MedicalRecord | null) {
    if (base === null) actions.add(record);
    else actions.change(base, record);
    if (!saysNoneKnown(record)) for (const none of records.filter(saysNoneKnown)) actions.remove(none);
    unmarkOthers(record);
    setDeleted(null);
    setFocusId(rowIdOf(record));
  }

  /** One number is the clinic's, one the maternity unit's. */
  function unmarkOthers(record: MedicalRecord) {
    if (record.kind !== 'provider' || record.fields.dials === '') return;
    for (const other of records) {
      if (other.kind !== 'provider' || other.id === record.id) continue;
      if (other.fields.dials !== record.fields.dials) continue;
      actions.change(other, { ...other, fields: { ...other.fields, dials: '' } });
    }
  }

  function remove(record: MedicalRecord) {
    actions.remove(record);
    setDeleted(record);
    setFocusId(NOTICE_ID);
  }

  function undo() {
    if (deleted === null) return;
    actions.restore(deleted);
    setDeleted(null);
    setFocusId(rowIdOf(deleted));
  }

  const notice = deleted && `${sayRecord(deleted).title} is deleted.`;
  return { notice, undo, closeUndo: () => setDeleted(null), save, remove };
}
