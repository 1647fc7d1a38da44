import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** What is pressed: a few words, or a heading. */
  summary: ReactNode;
  /** Where it stands in a list of such: as wide as the list. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}

/** Something that opens below its few words, also without script. */
export function Disclosure({ summary, isWide = false, className = '', children }: DisclosureProps) {
  return (
    <details className={`group ${className}`}>
      <summary
        className={`flex cursor-pointer items-center rounded-[6px] hover:text-primary [&::-webkit-details-marker]:hidden ${
          isWide ? 'min-h-12 justify-between gap-4' : 'type-label min-h-11 w-fit gap-1.5 text-primary'
        }`}
      >
        {summary}
        <ChevronDown
          aria-hidden="true"
          size={isWide ? 20 : 18}
          strokeWidth={1.75}
          className={`shrink-0 transition-transform group-open:rotate-180 print:hidden ${isWide ? 'text-muted' : ''}`}
        />
      </summary>
      {children}
    </details>
  );
}
