import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface FoldProps {
  title: string;
  /** Behind the title, quietly: how much there is, or what is noted. */
  aside?: string | null;
  children: ReactNode;
}

/** A folded part of the sheet; what is in it is drawn when it is opened. */
export function Fold({ title, aside, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3>
        <button
          id={`${id}-title`}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="type-label flex min-h-12 w-full items-center gap-3 text-left -outline-offset-2"
        >
          <span className="min-w-0 flex-1">{title}</span>
          {aside && <span className="type-hint text-muted tabular-nums">{aside}</span>}
          <ChevronDown
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="pb-3">
          {children}
        </div>
      )}
    </section>
  );
}
