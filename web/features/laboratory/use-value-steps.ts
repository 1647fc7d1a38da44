import { entryOf, type LabEntry, type LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import type { LabTopic } from '@lunaria/domain/laboratory/topics.ts';
import { useEffect, useState } from 'react';
import { sayTrouble } from '../../app/say-trouble.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { LAB_WRITES } from '../../data/lab-values/lab-values.ts';
import { useLabActions } from '../../data/lab-values/use-lab-values.ts';
import { useConfirmAgain } from '../../data/proposals/use-confirm-again.ts';

/** Takes the focus when something was deleted. */
export const NOTICE_ID = 'lab-notice';

/** Takes the focus when another view opens. */
export const HEADING_ID = 'lab-heading';

/** What the form is open for: a value to change, or a new one, of a test or of any. */
export interface ValueForm {
  value?: LabValue;
  preset?: LabTopic;
}

/** What she does with values: with the way back, and with where the keyboard goes on. */
export function useValueSteps(userId: string) {
  const actions = useLabActions(userId);
  const confirmAgain = useConfirmAgain(userId);
  const [form, setForm] = useState<ValueForm | null>(null);
  const [deleted, setDeleted] = useState<LabValue | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const goneId = useGoneId(userId);
  useEffect(() => {
    if (deleted !== null) document.getElementById(NOTICE_ID)?.focus();
  }, [deleted]);
  /** It is back, and the notice gone with what was pressed in it. */
  function goOn() {
    setDeleted(null);
    setTrouble(null);
    document.getElementById(HEADING_ID)?.focus();
  }

  function findUndo(): (() => void) | null {
    if (deleted === null || deleted.unreadable) return null;
    if (!isOfDocument(deleted)) {
      return () => {
        actions.add(deleted.id, entryOf(deleted));
        goOn();
      };
    }
    // It is confirmed once more; before the server has deleted it that would come to nothing.
    if (goneId !== deleted.id) return null;
    return () => {
      confirmAgain(deleted).then(goOn, (error: unknown) => setTrouble(sayTrouble(error)));
    };
  }

  return {
    form,
    open: (next: ValueForm) => setForm(next),
    close: () => setForm(null),
    save(id: string, entry: LabEntry, base: LabValue | null) {
      if (base === null) actions.add(id, entry);
      else actions.change(base, entry);
      setDeleted(null);
    },
    remove(value: LabValue) {
      actions.remove(value);
      setDeleted(value);
      setTrouble(null);
    },
    /** Why what was deleted did not come back; null: nothing went wrong. */
    trouble,
    notice: deleted && `${deleted.result.name || 'The result'} is deleted.`,
    /** Null: what could not be read cannot be written again; a document's is not gone yet, so that nothing would come back. */
    undo: findUndo(),
    closeUndo: () => setDeleted(null),
  };
}

/** Read from a document that is still there: what it says is changed in there. */
export function isOfDocument(value: LabValue): boolean {
  return value.origin === 'document' && documentsOf(value).length > 0;
}

/** The documents in which it was read, as far as the server has them. */
export const documentsOf = ({ anchors = [] }: LabValue): string[] =>
  anchors.flatMap(({ document_id }) => document_id ?? []);

/** The last value that the server has deleted. */
function useGoneId(userId: string): string | null {
  const queue = useWriteQueue();
  const [goneId, setGoneId] = useState<string | null>(null);
  useEffect(
    () =>
      queue.onEvent((event) => {
        const isOne = event.type === 'saved' && event.kind === LAB_WRITES.name && event.userId === userId;
        if (isOne) setGoneId(event.recordKey);
      }),
    [queue, userId],
  );
  return goneId;
}
