import { Check, CloudOff, type LucideIcon, Pointer, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ICON } from './icon.ts';

interface SavedLineProps {
  /** `quiet`: nothing was pressed yet. */
  kind: 'saved' | 'failed' | 'quiet';
  children: string;
  onUndo?: (() => void) | null;
  onRetry?: (() => void) | null;
  /** A question beside what was saved: whether a period began with it. */
  action?: ReactNode;
  onClose: () => void;
}

const LOOKS: Readonly<Record<SavedLineProps['kind'], { Icon: LucideIcon; style: string }>> = {
  saved: { Icon: Check, style: 'bg-success-tint text-success' },
  failed: { Icon: CloudOff, style: 'bg-warning-tint text-warning' },
  quiet: { Icon: Pointer, style: 'bg-sunken' },
};
const ACTION =
  'type-label inline-flex min-h-11 shrink-0 items-center justify-center gap-1.5 rounded-full px-2 font-strong hover:bg-surface';

/** In the place of the sentence: what was saved, with the way back. */
export function SavedLine({ kind, children, onUndo, onRetry, action, onClose }: SavedLineProps) {
  const { Icon, style } = LOOKS[kind];
  return (
    <div className={`flex min-h-15 items-center gap-0.5 rounded-card py-1 pr-1 pl-3.5 ${style}`}>
      <Icon {...ICON} className="mr-2 shrink-0" />
      <p role="status" className="type-small min-w-0 flex-1 font-medium">
        {children}
      </p>
      {action}
      {onRetry && (
        <button type="button" onClick={onRetry} className={ACTION}>
          Try again
        </button>
      )}
      {onUndo && (
        <button type="button" onClick={onUndo} className={ACTION}>
          <Undo2 {...ICON} size={18} />
          Undo
        </button>
      )}
      <button type="button" onClick={onClose} aria-label="Close" className={`${ACTION} w-11 px-0! text-text`}>
        <X {...ICON} />
      </button>
    </div>
  );
}
