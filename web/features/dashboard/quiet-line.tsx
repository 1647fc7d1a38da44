import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { ICON } from './dashboard-icons.tsx';

/** Something to know about the address that was opened; no alarm, no toast. */
export function QuietLine({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="status"
      className={`type-small flex items-start gap-2.5 rounded-input bg-moon px-4 py-3 text-text ${className}`}
    >
      <Info {...ICON} />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
