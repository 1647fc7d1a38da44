import { type ReactNode, useId } from 'react';

interface HomeSectionProps {
  heading: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Makes the heading a place that links lead to. */
  anchor?: string;
  children: ReactNode;
}

/** A section of the home page: heading, perhaps a sentence, content. */
export function HomeSection({ heading, lead, anchor, children }: HomeSectionProps) {
  const ownId = useId();
  const id = anchor ?? ownId;
  return (
    <section aria-labelledby={id} className="mx-auto max-w-310 px-4 pt-14 sm:px-5 md:pt-22">
      <h2 id={id} tabIndex={anchor === undefined ? undefined : -1} className="type-h1 w-fit rounded-small">
        {heading}
      </h2>
      {lead && <p className="type-lead measure mt-3 text-balance text-muted">{lead}</p>}
      <div className="mt-7 md:mt-10">{children}</div>
    </section>
  );
}
