import { useCallback, useEffect, useState } from 'react';

/** Says what was done, with the way back. */
export type OfferUndo = (text: string, undo: () => void) => void;

/** Of the notice; it takes the focus, since what was pressed is most often gone. */
export const UNDO_ID = 'cycle-history-undo';

/** The last thing that can be taken back, until she closes it or does the next. */
export function useUndo() {
  const [undoable, setUndoable] = useState<{ text: string; undo: () => void } | null>(null);
  const offerUndo = useCallback<OfferUndo>((text, undo) => setUndoable({ text, undo }), []);
  const close = useCallback(() => setUndoable(null), []);
  useEffect(() => {
    if (undoable === null) return;
    // After a dialog has given the focus back to what opened it.
    const frame = requestAnimationFrame(() => document.getElementById(UNDO_ID)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [undoable]);
  return { undoable, offerUndo, close };
}
