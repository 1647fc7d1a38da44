import { type ReactNode, useId } from 'react';

interface PageSectionProps {
  /** The address of its heading: `/product#planned`. */
  id: string;
  heading: string;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** Lies on paper of its own, from edge to edge. */
  isRaised?: boolean;
  children: ReactNode;
}

/** A part of a public page, with the space around it that all of them have. */
export function PageSection({ id, heading, lead, isRaised = false, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className={isRaised ? 'border-y border-border bg-surface' : undefined}>
      <div className="mx-auto max-w-310 px-4 py-14 sm:px-5 md:py-22">
        {/* Whoever follows a link here goes on from here with the keyboard (use-focus-on-anchor.ts). */}
        <h2 id={id} tabIndex={-1} className="type-h1 w-fit max-w-[24ch] rounded-small">
          {heading}
        </h2>
        {lead && <p className="type-lead measure mt-3 text-balance text-muted">{lead}</p>}
        <div className="mt-8 md:mt-12">{children}</div>
      </div>
    </section>
  );
}

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
