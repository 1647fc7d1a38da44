import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface UndoNoticeProps {
  /** Given where the notice takes the focus. */
  id?: string;
  children: ReactNode;
  /** Null: there is no way back. */
  onUndo: (() => void) | null;
  onClose: () => void;
}

/**
 * The way back from what was ended or removed, in the place where it was. It stays until she closes it: a toast would be
 * gone before a keyboard reaches it, and is for what has no place any more.
 */
export function UndoNotice({ id, children, onUndo, onClose }: UndoNoticeProps) {
  return (
    <div
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input bg-moon px-4 py-2.5"
    >
      <p role="status" className="flex min-w-48 flex-1 items-center gap-2.5">
        <Info aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
        {children}
      </p>
      <div className="flex gap-2">
        {onUndo && (
          <Button kind="secondary" onClick={onUndo}>
            Undo
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
