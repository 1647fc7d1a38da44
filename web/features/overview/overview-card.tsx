import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface OverviewCardProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of the day, under its heading. */
export function OverviewCard({ title, aside, children }: OverviewCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="type-h3">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}
