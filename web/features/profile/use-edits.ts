import { useEffect, useState } from 'react';

interface Done {
  row: string;
  text: string;
  /** Null: there is no way back, because nothing stood there before. */
  undo: (() => void) | null;
}

export interface Edits {
  /** Whose form is open; null: none. */
  open: string | null;
  openRow: (row: string) => void;
  /** Without saving. */
  close: () => void;
  /** What was saved last, with the way back; null: nothing, or she closed it. */
  done: Done | null;
  /** Closes the form and says what was saved. */
  finish: (done: Done) => void;
  undo: () => void;
  closeDone: () => void;
}

export const noticeIdOf = (row: string) => `changed-${row}`;
export const buttonIdOf = (row: string) => `change-${row}`;

/** One form is open at a time, and the last change can be taken back; the keyboard goes on where it was. */
export function useEdits(): Edits {
  const [open, setOpen] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [focusId, setFocusId] = useState<string | null>(null);
  useEffect(() => {
    if (focusId === null) return;
    document.getElementById(focusId)?.focus();
    setFocusId(null);
  }, [focusId]);

  function leave(row: string | null) {
    setOpen(null);
    if (row !== null) setFocusId(buttonIdOf(row));
  }
  return {
    open,
    openRow(row) {
      setDone(null);
      setOpen(row);
    },
    close: () => leave(open),
    done,
    finish(made) {
      setOpen(null);
      setDone(made);
      setFocusId(noticeIdOf(made.row));
    },
    undo() {
      done?.undo?.();
      setDone(null);
      leave(done?.row ?? null);
    },
    closeDone() {
      setDone(null);
      leave(done?.row ?? null);
    },
  };
}
