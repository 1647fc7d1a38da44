import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

/** A small card beside the forecast. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="md:p-6!">
        <h2 id={titleId} className="type-h3">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
