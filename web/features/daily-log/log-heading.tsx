import { HISTORY_PATH } from '@lunaria/domain/daily-log/quantities.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/text-link.tsx';

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
        <p className="text-muted">
          <span aria-live="polite">{day}. Log what you know, leave the rest.</span>{' '}
          <TextLink to={HISTORY_PATH} className="inline-flex min-h-11 min-w-11 items-center">
            History
          </TextLink>
        </p>
      </div>
      {nav}
    </header>
  );
}
