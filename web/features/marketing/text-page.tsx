import type { ReactNode } from 'react';

interface TextPageProps {
  title: string;
  /** A small line under the title: the date of the version. */
  note?: ReactNode;
  /** One or two sentences that say what the page is for. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page to be read: one column, lines no longer than an eye follows. */
export function TextPage({ title, note, lead, children }: TextPageProps) {
  return (
    <article className="mx-auto max-w-180 px-4 pt-8 pb-22 sm:px-5 md:pt-14">
      <h1 className="type-h1">{title}</h1>
      {note && <p className="type-small mt-2 text-muted">{note}</p>}
      {lead && <p className="type-lead mt-4 text-balance text-muted">{lead}</p>}
      <div className="mt-8 space-y-9">{children}</div>
    </article>
  );
}

interface TextSectionProps {
  heading: string;
  /** The anchor of the section, where others link to it. */
  id?: string;
  children: ReactNode;
}

export function TextSection({ heading, id, children }: TextSectionProps) {
  return (
    <section>
      <h2 id={id} className="type-h3">
        {heading}
      </h2>
      <div className="measure mt-2 space-y-3">{children}</div>
    </section>
  );
}
