import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';

interface ExampleFigureProps {
  title: string;
  /** Beside the title, before the badge. */
  aside?: ReactNode;
  /** What the picture shows, for those who do not see it. */
  said: string;
  className?: string;
  children: ReactNode;
}

/** A piece of a screen, drawn with invented entries and marked as such. A picture: nothing in it can be pressed. */
export function ExampleFigure({ title, aside, said, className = '', children }: ExampleFigureProps) {
  return (
    <figure
      className={`relative rounded-card border border-border bg-surface p-4 shadow-card max-sm:rounded-[20px] sm:p-6 ${className}`}
    >
      <figcaption className="sr-only">
        Example: {title}. {said}
      </figcaption>
      <div aria-hidden="true">
        <div className="flex items-start justify-between gap-x-3">
          <p className="type-h3 min-w-0 text-balance wrap-anywhere">{title}</p>
          <span className="flex shrink-0 items-center gap-2 pt-0.5">
            {aside}
            <Badge tone="dashed">Example</Badge>
          </span>
        </div>
        <div className="mt-4">{children}</div>
      </div>
    </figure>
  );
}
