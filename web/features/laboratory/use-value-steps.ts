import { entryOf, type LabEntry, type LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import type { LabTopic } from '@lunaria/domain/laboratory/topics.ts';
import { useEffect, useState } from 'react';
import { useLabActions } from '../../data/lab-values/use-lab-values.ts';

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
  const [form, setForm] = useState<ValueForm | null>(null);
  const [deleted, setDeleted] = useState<LabValue | null>(null);
  useEffect(() => {
    if (deleted !== null) document.getElementById(NOTICE_ID)?.focus();
  }, [deleted]);
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
    },
    notice: deleted && `${deleted.result.name || 'The result'} is deleted.`,
    /** Null: what could not be read cannot be written again. */
    undo:
      deleted === null || deleted.unreadable
        ? null
        : () => {
            actions.add(deleted.id, entryOf(deleted));
            setDeleted(null);
          },
    closeUndo: () => setDeleted(null),
  };
}
