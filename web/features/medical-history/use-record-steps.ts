import { changedWith } from '@lunaria/domain/records/changed-with.ts';
import type { MedicalRecord } from '@lunaria/domain/records/medical-record.ts';
import { sayRecord } from '@lunaria/domain/records/say-record.ts';
import { useEffect, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useRecordActions } from '../../data/medical-records/use-medical-records.ts';
import { watchSaved } from '../alerts/found-dangers.ts';
import { rowIdOf } from './record-row.tsx';

/** Takes the focus when something was deleted. */
export const NOTICE_ID = 'record-notice';

/** What she does with the entries of one list: with the way back, and with where the keyboard goes on. */
export function useRecordSteps(userId: string, records: readonly MedicalRecord[]) {
  const actions = useRecordActions(userId);
  const today = useToday();
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
    const { removed, changed } = changedWith(record, records);
    for (const other of removed) actions.remove(other);
    for (const other of changed) actions.change(other.base, other.next);
    // In a pregnancy it is told at once, as what she enters of a day is.
    if (record.kind === 'medication' && record.fields.harms_pregnancy) watchSaved(today);
    setDeleted(null);
    setFocusId(rowIdOf(record));
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

  const notice = deleted && sayDeleted(deleted);
  return { notice, undo, closeUndo: () => setDeleted(null), save, remove };
}

/** Of a pregnancy that stands elsewhere the details alone go. */
function sayDeleted(record: MedicalRecord): string {
  const isDetails = record.kind === 'obstetric' && record.fields.pregnancy_id !== null;
  return isDetails ? 'The details are deleted.' : `${sayRecord(record).title} is deleted.`;
}
