import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

interface OfflineBarProps {
  children: ReactNode;
  /** A button behind the text. */
  action?: ReactNode;
}

/**
 * Moon-coloured line while there is no network; it says what happens to what is entered now. Who shows it puts it into
 * a live region that was there before.
 */
export function OfflineBar({ children, action }: OfflineBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-input bg-moon px-4 py-3 text-text">
      <div className="flex min-w-48 flex-1 items-start gap-3">
        <CloudOff aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        <p className="min-w-0">{children}</p>
      </div>
      {action}
    </div>
  );
}
