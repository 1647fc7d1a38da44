import { Info } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

export interface Undoable {
  text: string;
  undo: () => void;
}

/** Takes the focus when something was ended or removed. */
export const NOTICE_ID = 'goal-notice';

/**
 * The way back from what was ended or removed. A line and no toast: it stays until she closes it, a toast would be gone
 * before a keyboard reaches it.
 */
export function UndoNotice({ undoable, onClose }: { undoable: Undoable | null; onClose: () => void }) {
  if (undoable === null) return null;
  return (
    <div
      id={NOTICE_ID}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input bg-moon px-4 py-2.5"
    >
      <p role="status" className="flex min-w-48 flex-1 items-center gap-2.5">
        <Info aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
        {undoable.text}
      </p>
      <div className="flex gap-2">
        <Button
          kind="secondary"
          onClick={() => {
            undoable.undo();
            onClose();
          }}
        >
          Undo
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
