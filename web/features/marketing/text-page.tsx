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

interface PageContentsProps {
  places: readonly { id: string; heading: string }[];
  /** The line at its side, and how the list runs where it is narrow. */
  className?: string;
  listClassName?: string;
}

/** What stands on this page. Before the text where it is narrow, beside it and in view where there is room. */
export function PageContents({ places, className = '', listClassName = '' }: PageContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className={`mb-8 self-start border-l-2 pl-4 lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 print:hidden ${className}`}
    >
      <h2 id="contents" className="type-label">
        On this page
      </h2>
      <ol className={`type-small mt-1 ${listClassName}`}>
        {places.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center rounded-[4px] text-muted underline-offset-3 hover:text-text hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
