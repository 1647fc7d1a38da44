import type { ReactNode } from 'react';

interface LogHeadingProps {
  /** In words. */
  day: string;
  nav: ReactNode;
}

/** What this is, and of which day. */
export function LogHeading({ day, nav }: LogHeadingProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h2 id="daily-log-heading" className="type-h2">
          Daily Health Log
        </h2>
        <p aria-live="polite" className="text-muted">
          {day}. Log what you know, leave the rest.
        </p>
      </div>
      {nav}
    </header>
  );
}
