import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** Moon-coloured line while there is no network; it says what happens to what is entered now. */
export function OfflineBar({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex items-start gap-3 rounded-input bg-moon px-4 py-3 text-text">
      <CloudOff aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <p className="min-w-0">{children}</p>
    </div>
  );
}
