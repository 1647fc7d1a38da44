import type { ReactNode } from 'react';
import { FactList } from '../fact-list.tsx';

interface ProductPartProps {
  id: string;
  /** What kind of part it is: `Calendar`. */
  name: string;
  heading: string;
  children: ReactNode;
  facts: readonly ReactNode[];
  excerpt: ReactNode;
  /** The picture stands on the left. On a narrow screen it is below the text either way. */
  isTurned?: boolean;
}

/** A part of the product: what it is for, what it does today, a piece of it to look at. */
export function ProductPart({
  id,
  name,
  heading,
  children,
  facts,
  excerpt,
  isTurned = false,
}: ProductPartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid items-center gap-x-14 gap-y-8 py-12 md:py-16 lg:grid-cols-2"
    >
      <div className={isTurned ? 'lg:order-last' : undefined}>
        <p className="font-serif text-[1.1875rem]/7 text-primary">{name}</p>
        <h2 id={`${id}-heading`} className="type-h1 mt-2 max-w-[20ch]">
          {heading}
        </h2>
        <p className="measure mt-4 text-muted">{children}</p>
        <FactList facts={facts} className="mt-6" />
      </div>
      <div className="min-w-0">{excerpt}</div>
    </section>
  );
}
